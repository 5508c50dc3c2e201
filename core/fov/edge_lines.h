// `edge-lines`: Bresenham lines to the edge of sight only; each marks the cells that it passes.
//
// Cheaper than a line to every cell, O(r²), but lines spread apart on their way out, and some cells between them are
// reached by none: with the shape `round`, 8 of the 137 cells at r = 6.
//
// The edge: cells in range that have a neighbour out of range, whether on the map or not; without a radius, the cells
// on the map's border. They are taken row by row.
//
// Units: cells. The viewer must be on the map.
// Source: Jack E. Bresenham, "Algorithm for computer control of a digital plotter", 1965 (the line, geometry/line.h);
// lines to the edge are a common shortcut of roguelikes.
#pragma once

#include "core/fov/rules.h"
#include "core/geometry/line.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

namespace fovlab {

template <TraceSink Sink>
class EdgeLines {
public:
    EdgeLines(const Grid& grid, Point viewer, const Rules& rules, Sink& sink)
        : grid_(grid), viewer_(viewer), range_(rules.range), sink_(sink) {}

    void run() {
        if (range_.radius.is_unlimited()) {
            cast_to_border();
        } else {
            cast_to_edge(range_.radius.cells());
        }
    }

private:
    // Every row of the edge is the same to the left and right:
    // whole where the next row is shorter, else its two ends.
    void cast_to_edge(int radius) {
        for (int y = -radius; y <= radius; ++y) {
            for (int x = -radius; x <= radius; ++x) {
                if (is_edge({x, y})) {
                    cast(viewer_ + Point{x, y});
                } else if (x < 0 && in_range({x, y})) {
                    x = -x - 1;  // inside: on to its mirror image
                }
            }
        }
    }

    bool is_edge(Point offset) const {
        const auto& [x, y] = offset;
        const bool beside = in_range({x - 1, y}) && in_range({x + 1, y});
        const bool ahead = in_range({x, y - 1}) && in_range({x, y + 1});
        return in_range(offset) && !(beside && ahead);
    }

    bool in_range(Point offset) const { return range_.contains(offset); }

    void cast_to_border() {
        const int bottom = grid_.height() - 1;
        const int right = grid_.width() - 1;
        for (int y = 0; y <= bottom; ++y) {
            const bool whole_row = y == 0 || y == bottom || right == 0;
            for (int x = 0; x <= right; x += whole_row ? 1 : right) {
                cast({x, y});
            }
        }
    }

    void cast(Point target) {
        if (target == viewer_) {
            return;
        }
        sink_.tell(RayBegan{target});
        const RayEnded ended = follow(target);
        sink_.tell(ended);
    }

    // Marks cells up to the first wall. Past the map's edge it
    // does not go.
    RayEnded follow(Point target) {
        Line line(viewer_, target);
        while (!line.arrived()) {
            const Point cell = line.next();
            if (!grid_.contains(cell)) {
                return {RayStop::edge, cell};
            }
            const bool wall = grid_.opaque(cell);
            const bool marked = in_range(cell - viewer_);
            sink_.tell(CellExamined{cell, wall, marked, marked, {}});
            if (wall) {
                return {RayStop::wall, cell};
            }
        }
        return {RayStop::target, target};
    }

    const Grid& grid_;
    const Point viewer_;
    const Range range_;
    Sink& sink_;
};

template <TraceSink Sink>
void lines_to_edge(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    EdgeLines<Sink>(grid, viewer, rules, sink).run();
}

}  // namespace fovlab
