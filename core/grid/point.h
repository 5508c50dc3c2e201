// A cell's place on the map, or the step from one cell to another.
//
// Units: cells. x grows to the right (east), y grows down (south), both from 0. A Point may lie off the map:
// the algorithms reason about the walls just outside it.
#pragma once

namespace fovlab {

struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Point a, Point b) { return a.x == b.x && a.y == b.y; }
    friend constexpr bool operator!=(Point a, Point b) { return !(a == b); }
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

}  // namespace fovlab
