"""Radius only: the cells in range of a viewer on a map. Walls do nothing.

    >>> see(["....", ".#..", ".@.."], viewer=(1, 2))

gives the set of visible cells as (x, y); x grows to the right, y down.
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


def see(rows, viewer, rules=Rules()):
    """The visible cells, the viewer's own included."""
    visible = {viewer}
    r = min(rules.radius, max(len(rows), len(rows[0])))
    in_range = RANGES[rules.range]
    left, top = max(viewer[0] - r, 0), max(viewer[1] - r, 0)
    right = min(viewer[0] + r, len(rows[0]) - 1)
    bottom = min(viewer[1] + r, len(rows) - 1)
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            if (x, y) == viewer:
                continue
            dx, dy = x - viewer[0], y - viewer[1]
            if rules.radius == inf or in_range(dx, dy, rules.radius):  #@ cell
                visible.add((x, y))
    return visible
