"""Ray casting: straight rays to the edge of a square, rounded to cells: what a viewer sees on a map.

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


class Rays:
    def __init__(self, rows, viewer, rules):
        self.rows = rows
        self.viewer = viewer
        self.rules = rules
        self.visible = {viewer}

    def run(self):
        for target in self.edge():
            self.cast(target)
        return self.visible

    def cast(self, target):
        """Marks the cells on the way, and tells why it stopped."""
        why = "target"  #@ ray
        for cell in self.way_to(target):
            if not self.on_map(cell):
                why = "edge"
                break
            if not self.in_range(cell):
                why = "range"
                break
            self.visible.add(cell)  #@ cell
            if self.is_wall(cell):
                why = "wall"
                break
        return why  #@ ray-end

    def way_to(self, target):
        """The cells nearest to n points along the ray."""
        dx, dy = target[0] - self.viewer[0], target[1] - self.viewer[1]
        n = max(abs(dx), abs(dy))
        for k in range(1, n + 1):
            x = self.viewer[0] + self.rounded(dx * k, n)
            y = self.viewer[1] + self.rounded(dy * k, n)
            yield x, y

    @staticmethod
    def rounded(numerator, denominator):
        """To the nearest whole number, halves away from zero."""
        nearest = (2 * abs(numerator) + denominator) // (2 * denominator)
        return nearest if numerator > 0 else -nearest

    def edge(self):
        """Of the square around the viewer, clockwise."""
        r = self.rules.radius
        if r == inf:
            r = max(len(self.rows), len(self.rows[0]))
        top = [(i, -r) for i in range(-r, r)]
        right = [(-y, x) for x, y in top]
        bottom = [(-x, -y) for x, y in top]
        left = [(y, -x) for x, y in top]
        for dx, dy in top + right + bottom + left:
            yield self.viewer[0] + dx, self.viewer[1] + dy

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
    return Rays(rows, viewer, rules).run()
