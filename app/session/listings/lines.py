"""Lines to every cell (the line: Jack E. Bresenham, 1965): the cells that a viewer sees on a map.

    >>> see(["....", ".#..", ".@.."], viewer=(1, 2))

gives the set of visible cells as (x, y); x grows to the right, y down.
"""

from dataclasses import dataclass
from math import inf

OPAQUE = "#+?%"  # walls, closed and secret doors, curtains

RANGES = {
    "square": lambda dx, dy, r: max(abs(dx), abs(dy)) <= r,
    "diamond": lambda dx, dy, r: abs(dx) + abs(dy) <= r,
    "circle": lambda dx, dy, r: dx * dx + dy * dy <= r * r,
    "round": lambda dx, dy, r: dx * dx + dy * dy <= r * (r + 1),
    "open": lambda dx, dy, r: dx * dx + dy * dy < r * r,
}


@dataclass(frozen=True)
class Rules:
    radius: float = 8  # cells; math.inf: unlimited
    range: str = "round"


class Lines:
    def __init__(self, rows, viewer, rules):
        self.rows = rows
        self.viewer = viewer
        self.rules = rules
        self.visible = {viewer}

    def run(self):
        for y in range(len(self.rows)):
            for x in range(len(self.rows[0])):
                target = (x, y)
                if target != self.viewer and self.in_range(target):
                    self.cast(target)
        return self.visible

    def cast(self, target):
        """Shows the target, unless a wall is in the way."""
        why = "target"  #@ ray
        for cell in self.line_to(target):
            if cell == target:  #@ cell
                self.visible.add(cell)
            elif self.is_wall(cell):
                why = "wall"
                break
        return why  #@ ray-end

    def line_to(self, target):
        """The cells on the way, by Bresenham's rule."""
        x, y = self.viewer
        dx, dy = abs(target[0] - x), abs(target[1] - y)
        step_x = 1 if x < target[0] else -1
        step_y = 1 if y < target[1] else -1
        error = dx - dy
        while (x, y) != target:
            twice = 2 * error
            if twice >= -dy:
                x += step_x
                error -= dy
            if twice <= dx:
                y += step_y
                error += dx
            yield x, y

    def is_wall(self, cell):
        x, y = cell
        return self.rows[y][x] in OPAQUE

    def in_range(self, cell):
        dx, dy = cell[0] - self.viewer[0], cell[1] - self.viewer[1]
        r = self.rules.radius
        return r == inf or RANGES[self.rules.range](dx, dy, r)


def see(rows, viewer, rules=Rules()):
    """The visible cells, the viewer's own included."""
    return Lines(rows, viewer, rules).run()
