"""Lines to the edge (the line: Jack E. Bresenham, 1965): the cells that a viewer sees on a map.

    >>> see(["....", ".#..", ".@.."], viewer=(1, 2))

gives the set of visible cells as (x, y); x grows to the right, y down. Some
cells are reached by no line, even in open ground.
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


class EdgeLines:
    def __init__(self, rows, viewer, rules):
        self.rows = rows
        self.viewer = viewer
        self.rules = rules
        self.visible = {viewer}

    def run(self):
        for target in self.edge():
            if target != self.viewer:
                self.cast(target)
        return self.visible

    def cast(self, target):
        """Marks the cells on the way, and tells why it stopped."""
        why = "target"  #@ ray
        for cell in self.line_to(target):
            if not self.on_map(cell):
                why = "edge"
                break
            if self.in_range(cell):  #@ cell
                self.visible.add(cell)
            if self.is_wall(cell):
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

    def edge(self):
        """In range, beside a cell out of range; or the map's border."""
        if self.rules.radius == inf:
            right, bottom = len(self.rows[0]) - 1, len(self.rows) - 1
            for y in range(bottom + 1):
                for x in range(right + 1):
                    if x in (0, right) or y in (0, bottom):
                        yield x, y
            return
        r = self.rules.radius
        for y in range(self.viewer[1] - r, self.viewer[1] + r + 1):
            for x in range(self.viewer[0] - r, self.viewer[0] + r + 1):
                beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
                inside = all(self.in_range(cell) for cell in beside)
                if self.in_range((x, y)) and not inside:
                    yield x, y

    def on_map(self, cell):
        x, y = cell
        return 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])

    def is_wall(self, cell):
        x, y = cell
        return self.rows[y][x] in OPAQUE

    def in_range(self, cell):
        dx, dy = cell[0] - self.viewer[0], cell[1] - self.viewer[1]
        r = self.rules.radius
        return r == inf or RANGES[self.rules.range](dx, dy, r)


def see(rows, viewer, rules=Rules()):
    """The visible cells, the viewer's own included."""
    return EdgeLines(rows, viewer, rules).run()
