// `lines`: a Bresenham line to every cell in range; a cell is seen when no wall lies on its line.
//
// The line is drawn from the viewer, and from the other end it may take other cells: so A can see B while B does not
// see A. A target may itself be a wall. Targets are taken row by row, which costs O(r³) cells.
//
// Units: cells. The viewer must be on the map.
// Source: Jack E. Bresenham, "Algorithm for computer control of a digital plotter", 1965 (the line, geometry/line.h);
// a line to each cell is the oldest way of roguelikes.
#pragma once

#include "core/fov/rules.h"
#include "core/geometry/line.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

#include <algorithm>

namespace fovlab {

template <TraceSink Sink>
class Lines {
public:
    Lines(const Grid& grid, Point viewer, const Rules& rules, Sink& sink)
        : grid_(grid), viewer_(viewer), range_(rules.range), sink_(sink) {}

    void run() {
        const int reach = range_.radius.last_depth();
        const int top = std::max(viewer_.y - reach, 0);
        const int bottom = std::min(viewer_.y + reach, grid_.height() - 1);
        const int left = std::max(viewer_.x - reach, 0);
        const int right = std::min(viewer_.x + reach, grid_.width() - 1);
        for (int y = top; y <= bottom; ++y) {
            for (int x = left; x <= right; ++x) {
                const Point target{x, y};
                if (target != viewer_ && in_range(target)) {
                    cast(target);
                }
            }
        }
    }

private:
    // Follows the line until it arrives, or a wall before the
    // target stops it. Only the target is shown.
    void cast(Point target) {
        sink_.tell(RayBegan{target});
        Line line(viewer_, target);
        bool wall = false;
        while (!wall && !line.arrived()) {
            const Point cell = line.next();
            wall = grid_.opaque(cell);
            examine(cell, wall, line.arrived());
        }
        const bool arrived = line.arrived();
        const RayStop stop = arrived ? RayStop::target : RayStop::wall;
        sink_.tell(RayEnded{stop, line.at()});
    }

    void examine(Point cell, bool wall, bool visible) {
        const bool in_sight = in_range(cell);
        sink_.tell(CellExamined{cell, wall, in_sight, visible, {}});
    }

    bool in_range(Point cell) const {
        const Point offset = cell - viewer_;
        return range_.contains(offset);
    }

    const Grid& grid_;
    const Point viewer_;
    const Range range_;
    Sink& sink_;
};

template <TraceSink Sink>
void lines_to_cells(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    Lines<Sink>(grid, viewer, rules, sink).run();
}

}  // namespace fovlab
