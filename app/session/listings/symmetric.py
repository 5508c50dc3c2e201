"""Symmetric shadowcasting (Albert Ford, 2020): the cells that a viewer sees on a map.

    >>> see(["....", ".#..", ".@.."], viewer=(1, 2))

gives the set of visible cells as (x, y); x grows to the right, y down. Slopes are columns per row, as exact
fractions. With the default rules, floor A sees floor B exactly when B sees A.
"""

from collections import deque
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, inf

OPAQUE = "#+?%"  # walls, closed and secret doors, curtains
HALF = Fraction(1, 2)

# Where a quadrant puts a depth and a column, from the viewer.
QUADRANTS = {
    "north": lambda depth, column: (column, -depth),
    "east": lambda depth, column: (depth, column),
    "south": lambda depth, column: (column, depth),
    "west": lambda depth, column: (-depth, column),
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
    """A row of a wedge: the light that reaches it."""

    depth: int
    start: Fraction
    end: Fraction


@dataclass(frozen=True)
class Rules:
    radius: float = 8  # cells; math.inf: unlimited
    range: str = "round"
    floor: str = "centre"  # or any
    wall: str = "any"  # or centre
    order: str = "recursion"  # or by-depth


class Shadowcast:
    def __init__(self, rows, viewer, rules):
        self.rows = rows
        self.viewer = viewer
        self.rules = rules
        self.visible = {viewer}

    def run(self):
        for place in QUADRANTS.values():
            self.scan_quadrant(place)
        return self.visible

    def scan_quadrant(self, place):
        self.place = place
        first = Row(1, Fraction(-1), Fraction(1))  #@ quadrant
        scans = deque([self.scan(first)])
        newest_first = self.rules.order == "recursion"
        while scans:
            scan = scans[-1] if newest_first else scans[0]
            row = next(scan, None)
            if row:
                scans.append(self.scan(row))
            else:
                scans.remove(scan)

    def scan(self, row):
        """Yields the rows that follow from this one."""
        if not self.in_sight(row.depth):
            return
        first = floor(row.depth * row.start + HALF)
        last = ceil(row.depth * row.end - HALF)  #@ row
        previous = None
        for column in range(first, last + 1):
            cell = self.cell_at(row.depth, column)
            wall = self.is_wall(cell)
            self.examine(row, column, cell, wall)

            left_edge = Fraction(2 * column - 1, 2 * row.depth)
            if previous == "wall" and not wall:
                row.start = left_edge  #@ narrow
            if previous == "floor" and wall:
                child = Row(row.depth + 1, row.start, left_edge)  #@ split
                yield child
            previous = "wall" if wall else "floor"

        if previous == "floor":  #@ row-end
            yield Row(row.depth + 1, row.start, row.end)

    def examine(self, row, column, cell, wall):
        if not self.on_map(cell):
            return
        slope = Fraction(column, row.depth)
        centred = row.start <= slope <= row.end
        rule = self.rules.wall if wall else self.rules.floor
        lit = centred or rule == "any"
        if lit and self.in_range(cell):  #@ cell
            self.visible.add(cell)

    def in_sight(self, depth):
        ahead = self.cell_at(depth, 0)
        return depth <= self.rules.radius and self.on_map(ahead)

    def cell_at(self, depth, column):
        dx, dy = self.place(depth, column)
        return self.viewer[0] + dx, self.viewer[1] + dy

    def on_map(self, cell):
        x, y = cell
        return 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])

    def is_wall(self, cell):
        x, y = cell
        return not self.on_map(cell) or self.rows[y][x] in OPAQUE

    def in_range(self, cell):
        dx, dy = cell[0] - self.viewer[0], cell[1] - self.viewer[1]
        r = self.rules.radius
        return r == inf or RANGES[self.rules.range](dx, dy, r)


def see(rows, viewer, rules=Rules()):
    """The visible cells, the viewer's own included."""
    return Shadowcast(rows, viewer, rules).run()
