"""Recursive shadowcasting (Björn Bergström, 2001): the cells that a viewer sees on a map.

    >>> see(["....", ".#..", ".@.."], viewer=(1, 2))

gives the set of visible cells as (x, y); x grows to the right, y down. Slopes are columns to the
left per row, as exact fractions: 1 on the diagonal, 0 straight ahead.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import inf

OPAQUE = "#+?%"  # walls, closed and secret doors, curtains

# Where an octant puts column i and row j, from the viewer.
OCTANTS = {
    "north-northwest": lambda i, j: (i, -j),
    "west-northwest": lambda i, j: (-j, i),
    "east-northeast": lambda i, j: (j, i),
    "north-northeast": lambda i, j: (-i, -j),
    "south-southeast": lambda i, j: (-i, j),
    "east-southeast": lambda i, j: (j, -i),
    "west-southwest": lambda i, j: (-j, -i),
    "south-southwest": lambda i, j: (i, j),
}

RANGES = {
    "square": lambda dx, dy, r: max(abs(dx), abs(dy)) <= r,
    "diamond": lambda dx, dy, r: abs(dx) + abs(dy) <= r,
    "circle": lambda dx, dy, r: dx * dx + dy * dy <= r * r,
    "round": lambda dx, dy, r: dx * dx + dy * dy <= r * (r + 1),
    "open": lambda dx, dy, r: dx * dx + dy * dy < r * r,
}


@dataclass
class Row:
    """The light that reaches a row."""

    depth: int
    start: Fraction
    end: Fraction


@dataclass(frozen=True)
class Rules:
    radius: float = 8  # cells; math.inf: unlimited
    range: str = "round"


class RecursiveShadowcast:
    def __init__(self, rows, viewer, rules):
        self.rows = rows
        self.viewer = viewer
        self.rules = rules
        self.visible = {viewer}

    def run(self):
        for place in OCTANTS.values():
            self.place = place
            self.scan(Row(1, Fraction(1), Fraction(0)))  #@ octant
        return self.visible

    def scan(self, row):
        """From this row outwards, as far as the light goes on."""
        while self.in_sight(row.depth) and self.scan_row(row):
            row.depth += 1

    def scan_row(self, row):
        """False when the row ends in a wall: nothing goes on."""
        across = range(-row.depth, 1)
        columns = [i for i in across if self.touches(row, i)]
        is_last = row.depth == self.rules.radius
        in_wall = False  #@ row
        for column in columns:
            cell = self.cell_at(row.depth, column)
            wall = self.is_wall(cell)
            self.examine(cell)

            if wall and not in_wall and not is_last:
                in_wall = True
                self.begin_shadow(row, self.left_slope(column, row.depth))
            if in_wall and not wall:
                in_wall = False
                shadow_end = self.right_slope(column - 1, row.depth)
                row.start = shadow_end  #@ narrow
        return not in_wall  #@ row-end

    def touches(self, row, column):
        left = self.left_slope(column, row.depth)
        right = self.right_slope(column, row.depth)
        return right <= row.start and row.end <= left

    @staticmethod
    def left_slope(column, depth):
        """To the near left corner of a cell."""
        return Fraction(1 - 2 * column, 2 * depth - 1)

    @staticmethod
    def right_slope(column, depth):
        """To its far right corner."""
        return Fraction(-1 - 2 * column, 2 * depth + 1)

    def examine(self, cell):
        if not self.on_map(cell):
            return
        if self.in_range(cell):  #@ cell
            self.visible.add(cell)

    def begin_shadow(self, row, left):
        """The light before a wall goes on, in a scan of its own."""
        if left <= row.start:
            self.scan(Row(row.depth + 1, row.start, left))  #@ split

    def in_sight(self, depth):
        ahead = self.cell_at(depth, 0)
        return depth <= self.rules.radius and self.on_map(ahead)

    def cell_at(self, depth, column):
        dx, dy = self.place(column, depth)
        return self.viewer[0] + dx, self.viewer[1] + dy

    def is_wall(self, cell):
        x, y = cell
        return not self.on_map(cell) or self.rows[y][x] in OPAQUE

    def on_map(self, cell):
        x, y = cell
        return 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])

    def in_range(self, cell):
        dx, dy = cell[0] - self.viewer[0], cell[1] - self.viewer[1]
        r = self.rules.radius
        return r == inf or RANGES[self.rules.range](dx, dy, r)


def see(rows, viewer, rules=Rules()):
    """The visible cells, the viewer's own included."""
    return RecursiveShadowcast(rows, viewer, rules).run()
