// `recursive`: recursive shadowcasting. A wall casts a shadow; the light beside it is scanned by a scan of its own.
//
// Light is scanned in eight octants, row by row, between a start slope and an end slope; slopes are columns to the left
// per row, from 1 on the diagonal to 0 straight ahead, and go to the corners of cells (geometry/corner_slope.h). Any
// cell that the light touches is seen, even by a corner: generous, and so not symmetric.
//
// Units: cells. Limits: any viewer on any grid; scans nest at most as deep as there are rows on the map.
// Source: Björn Bergström, "FOV using recursive shadowcasting", 2001.
#pragma once

#include "core/fov/rules.h"
#include "core/geometry/corner_slope.h"
#include "core/geometry/octant.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

#include <optional>

namespace fovlab {

template <class Slopes, TraceSink Sink>
class RecursiveShadowcast {
public:
    RecursiveShadowcast(const Grid& grid, Point viewer, const Rules& rules, Sink& sink)
        : grid_(grid), viewer_(viewer), rules_(rules), sink_(sink) {}

    void run() {
        for (const Octant octant : k_octants) {
            octant_ = octant;
            sink_.tell(OctantBegan{octant});
            Scan first;
            first.wedge = next_wedge_++;
            first.start = Slopes::whole(1);
            first.end = Slopes::whole(0);
            scan(first);
        }
    }

private:
    // Light between two slopes, from a row outwards.
    struct Scan {
        int wedge = 0;
        std::optional<int> parent;
        int depth = 1;
        typename Slopes::Slope start;
        typename Slopes::Slope end;
        std::optional<Point> start_by;  // the walls that set them
        std::optional<Point> end_by;

        // What is told of it when it is split from its parent.
        Split split() const { return {*parent, wedge, start, end, *end_by}; }
    };

    void scan(Scan light) {
        bool goes_on = true;
        while (goes_on && in_sight(light.depth)) {
            goes_on = scan_row(light);
            ++light.depth;
        }
    }

    // False when the row ends inside a wall: nothing goes on.
    bool scan_row(Scan& light) {
        const int first = Slopes::first_column(light.depth, light.start);
        const int last = Slopes::last_column(light.depth, light.end);
        tell_row(light, first, last);

        bool in_wall = false;
        for (int column = first; column <= last; ++column) {
            const Point cell = cell_at(light.depth, column);
            const bool wall = grid_.opaque(cell);

            examine(light, column, cell, wall);

            if (wall && !in_wall && !is_last(light.depth)) {
                in_wall = true;
                begin_shadow(light, column, cell);
            }
            if (!wall && in_wall) {
                in_wall = false;
                end_shadow(light, column - 1);
            }
        }
        sink_.tell(RowEnded{light.wedge, !in_wall});
        return !in_wall;
    }

    // Any cell that the light touches is seen.
    void examine(const Scan& light, int column, Point cell, bool wall) {
        if (!grid_.contains(cell)) {
            return;
        }
        const auto& [wedge, parent, depth, start, end, by, end_by] = light;
        const bool centred = Slopes::centred(column, depth, start, end);
        const bool visible = rules_.range.contains(cell - viewer_);
        const InWedge place{wedge, depth, column, centred};
        sink_.tell(CellExamined{cell, wall, visible, visible, place});
    }

    // The light before the wall is scanned at once, from the next
    // row on. At the very start of the light none is before it.
    void begin_shadow(const Scan& light, int column, Point wall) {
        Scan before = light;
        before.end = Slopes::left(column, light.depth);
        before.end_by = wall;
        if (Slopes::less(before.start, before.end)) {
            return;
        }
        before.wedge = next_wedge_++;
        before.parent = light.wedge;
        before.depth = light.depth + 1;
        sink_.tell(before.split());
        scan(before);
    }

    // Floor again: the light starts behind the last wall.
    void end_shadow(Scan& light, int last_wall) {
        const Point wall = cell_at(light.depth, last_wall);
        light.start = Slopes::right(last_wall, light.depth);
        light.start_by = wall;
        sink_.tell(Narrowed{light.wedge, light.start, wall});
    }

    void tell_row(const Scan& light, int first, int last) {
        const auto& [wedge, parent, depth, start, end, by, end_by] = light;
        RowBegan row{wedge, parent, depth, start, end, by, end_by};
        row.first = first;
        row.last = last;
        sink_.tell(row);
    }

    // Rows beyond the radius, or off the map, are not scanned.
    bool in_sight(int depth) const {
        const int deepest = rules_.range.radius.last_depth();
        return depth <= deepest && grid_.contains(cell_at(depth, 0));
    }
    // Behind the last row there is nothing to cast a shadow on.
    bool is_last(int depth) const {
        const int deepest = rules_.range.radius.last_depth();
        return depth == deepest;
    }

    Point cell_at(int depth, int column) const {
        const Place place{depth, column};
        return viewer_ + offset_of(octant_, place);
    }

    const Grid& grid_;
    const Point viewer_;
    const Rules& rules_;
    Sink& sink_;
    Octant octant_ = Octant::north_northwest;
    int next_wedge_ = 0;
};

template <TraceSink Sink>
void recursive_shadowcast(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    if (rules.slopes == SlopeArithmetic::exact) {
        RecursiveShadowcast<ExactCornerSlopes, Sink>(grid, viewer, rules, sink).run();
    } else {
        RecursiveShadowcast<FloatCornerSlopes, Sink>(grid, viewer, rules, sink).run();
    }
}

}  // namespace fovlab
