"""Lit rooms: the room that a viewer stands in and its walls, or in the dark the neighbouring cells.

    >>> see([".....", ".....", ".@..."], viewer=(1, 2), rooms=[(0, 1, 3, 2, True)])

gives the set of visible cells as (x, y); x grows to the right, y down. A room is its rectangle of floor:
x, y, width, height, and whether it is lit.
"""

from dataclasses import dataclass
from math import inf

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


def room_around(viewer, rooms):
    """The floor of the lit room that the viewer stands in: x, y, width, height; in the dark the viewer's cell."""
    for x, y, width, height, lit in rooms:
        if lit and x <= viewer[0] < x + width and y <= viewer[1] < y + height:
            return x, y, width, height
    return *viewer, 1, 1


def see(rows, viewer, rules=Rules(), rooms=()):
    """The visible cells, the viewer's own included."""
    visible = {viewer}
    r = min(rules.radius, max(len(rows), len(rows[0])))
    in_range = RANGES[rules.range]
    x0, y0, width, height = room_around(viewer, rooms)
    top, left = max(y0 - 1, viewer[1] - r, 0), max(x0 - 1, viewer[0] - r, 0)
    bottom = min(y0 + height, viewer[1] + r, len(rows) - 1)
    right = min(x0 + width, viewer[0] + r, len(rows[0]) - 1)
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            if (x, y) == viewer:
                continue
            dx, dy = x - viewer[0], y - viewer[1]
            if rules.radius == inf or in_range(dx, dy, rules.radius):  #@ cell
                visible.add((x, y))
    return visible
