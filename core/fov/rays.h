// `rays`: straight rays to the edge of a square around the viewer, rounded to cells.
//
// Each ray visits the cells nearest to the points that lie on it at even distances, and marks them up to the first wall.
// There is a ray for each of the 8r cells on the edge of the square of half-width r (without a radius: the larger of
// the map's width and height), taken clockwise from the top left corner. On open ground they reach every cell; behind
// walls they miss some.
//
// Units: cells. The viewer must be on the map.
// Source: the simple ray casting of many roguelikes and tutorials; no author is known. Rounding is FOV Lab's.
#pragma once

#include "core/fov/rules.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

#include <algorithm>
#include <cstdlib>

namespace fovlab {

template <TraceSink Sink>
class Rays {
public:
    Rays(const Grid& grid, Point viewer, const Rules& rules, Sink& sink)
        : grid_(grid), viewer_(viewer), range_(rules.range), sink_(sink) {}

    void run() {
        const Radius radius = range_.radius;
        const int larger = std::max(grid_.width(), grid_.height());
        const int r = radius.is_unlimited() ? larger : radius.cells();
        for (int i = -r; i < r; ++i) {
            cast({i, -r});
        }
        for (int i = -r; i < r; ++i) {
            cast({r, i});
        }
        for (int i = r; i > -r; --i) {
            cast({i, r});
        }
        for (int i = r; i > -r; --i) {
            cast({-r, i});
        }
    }

private:
    void cast(Point way) {
        sink_.tell(RayBegan{viewer_ + way});
        const RayEnded ended = follow(way);
        sink_.tell(ended);
    }

    // Marks each cell on the way. Out of range, or off the map,
    // it goes no further.
    RayEnded follow(Point way) {
        const int n = std::max(std::abs(way.x), std::abs(way.y));
        for (int k = 1; k <= n; ++k) {
            const Point offset{rounded(way.x * k, n), rounded(way.y * k, n)};
            const Point cell = viewer_ + offset;
            if (!grid_.contains(cell)) {
                return {RayStop::edge, cell};
            }
            if (!range_.contains(offset)) {
                return {RayStop::range, cell};
            }
            const bool wall = grid_.opaque(cell);
            sink_.tell(CellExamined{cell, wall, true, true, {}});
            if (wall) {
                return {RayStop::wall, cell};
            }
        }
        return {RayStop::target, viewer_ + way};
    }

    // To the nearest whole number, halves away from zero.
    static int rounded(int numerator, int denominator) {
        const int size = std::abs(numerator);
        const int nearest = (2 * size + denominator) / (2 * denominator);
        return numerator < 0 ? -nearest : nearest;
    }

    const Grid& grid_;
    const Point viewer_;
    const Range range_;
    Sink& sink_;
};

template <TraceSink Sink>
void rays_to_square(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    Rays<Sink>(grid, viewer, rules, sink).run();
}

}  // namespace fovlab
