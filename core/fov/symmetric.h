// `symmetric`: symmetric shadowcasting. With its default rules floor A sees floor B exactly when B sees A.
//
// Light leaves the viewer as a wedge in each of four quadrants and travels row by row. Within a row it is scanned
// from left to right: a wall cuts the wedge in two, and floor behind a wall starts it anew. Slopes are columns per
// row, so a wedge is two slopes: where the light starts and where it ends.
//
// This is the only copy of the algorithm: the plain answer, the steps in the window, the explanations and the
// command line all run it, each with a sink of its own.
//
// Units: cells. Limits: any viewer on any grid; rows wait in a list, not on the call stack, and slopes stay within
// 32 bits (slope.h).
// Source: Albert Ford, "Symmetric Shadowcasting", 2020; rules, ranges and order of scanning are FOV Lab's.
#pragma once

#include "core/fov/rules.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

#include <deque>
#include <optional>

namespace fovlab {

// A row of a wedge: the light that reaches it, and how far its scan has come.
template <class Slope>
struct LightRow {
    enum class Previous { none, floor, wall };

    int wedge = 0;
    std::optional<int> parent;
    int depth = 1;
    Slope start;
    Slope end;
    std::optional<Point> start_by;  // the walls that set the slopes
    std::optional<Point> end_by;

    bool begun = false;
    int column = 0;  // the next to scan
    int last = 0;
    Previous previous = Previous::none;

    // What is told of it when it begins, and when it is split from its parent.
    RowBegan began() const { return {wedge, parent, depth, start, end, start_by, end_by, column, last}; }
    Split split() const { return {*parent, wedge, start, end, *end_by}; }
};

template <class Slopes, TraceSink Sink>
class SymmetricShadowcast {
public:
    SymmetricShadowcast(const Grid& grid, Point viewer, const Rules& rules, Sink& sink)
        : grid_(grid), viewer_(viewer), rules_(rules), sink_(sink) {}

    void run() {
        for (const Quadrant quadrant : k_quadrants) {
            scan(quadrant);
        }
    }

private:
    using Row = LightRow<typename Slopes::Slope>;
    using Previous = typename Row::Previous;

    // A quadrant begins with all of its light, from slope −1 to 1.
    void scan(Quadrant quadrant) {
        quadrant_ = quadrant;
        sink_.tell(QuadrantBegan{quadrant});

        Row first;
        first.wedge = next_wedge_++;
        first.start = Slopes::whole(-1);
        first.end = Slopes::whole(1);
        waiting_.push_back(first);

        while (!waiting_.empty()) {
            scan_next();
        }
    }

    // Rows are scanned where they wait: one that goes on becomes
    // the next row of its light in place.
    void scan_next() {
        const bool newest = rules_.order == ScanOrder::recursion;
        Row& row = newest ? waiting_.back() : waiting_.front();
        const bool scanned = in_sight(row.depth);
        if (scanned && !scan(row)) {
            return;  // interrupted: the rest has another turn
        }
        const bool goes_on = scanned && row.previous == Previous::floor;
        if (goes_on && newest) {
            go_on(row);
            return;
        }
        if (goes_on) {
            waiting_.push_back(row);
            go_on(waiting_.back());
        }
        newest ? waiting_.pop_back() : waiting_.pop_front();
    }

    // Scans a row from where it stands. False when a new wedge,
    // split from it, goes first.
    bool scan(Row& row) {
        if (!row.begun) {
            begin(row);
        }
        while (row.column <= row.last) {
            const int column = row.column++;
            const Point cell = cell_at(row.depth, column);
            const bool wall = grid_.opaque(cell);
            const Previous previous = row.previous;
            row.previous = wall ? Previous::wall : Previous::floor;

            examine(row, column, cell, wall);

            if (previous == Previous::wall && !wall) {
                narrow(row, column);
            }
            if (previous == Previous::floor && wall) {
                split(row, column, cell);
                if (rules_.order == ScanOrder::recursion) {
                    return false;
                }
            }
        }
        const bool goes_on = row.previous == Previous::floor;
        sink_.tell(RowEnded{row.wedge, goes_on});
        return true;
    }

    // The columns that the light reaches; one that it only touches
    // is left out.
    void begin(Row& row) {
        row.begun = true;
        row.column = Slopes::first_column(row.depth, row.start);
        row.last = Slopes::last_column(row.depth, row.end);
        if (rules_.fault == Fault::ties_outwards) {
            row.column = Slopes::last_column(row.depth, row.start);
            row.last = Slopes::first_column(row.depth, row.end);
        }
        sink_.tell(row.began());
    }

    // A wall shows when any part of it is in the light, floor by
    // its centre alone, unless the rules say otherwise.
    void examine(const Row& row, int column, Point cell, bool wall) {
        if (!grid_.contains(cell)) {
            return;
        }
        const bool centred = Slopes::centred(column, row.depth, row.start, row.end);
        const bool wall_by_any = rules_.wall == WallRule::any;
        const bool floor_by_any = rules_.floor == FloorRule::any;
        const bool any_part = wall ? wall_by_any : floor_by_any;
        const bool in_range = rules_.range.contains(cell - viewer_);
        const bool hidden = wall && rules_.fault == Fault::walls_unseen;
        const bool visible = in_range && (centred || any_part) && !hidden;
        const InWedge place{row.wedge, row.depth, column, centred};
        sink_.tell(CellExamined{cell, wall, in_range, visible, place});
    }

    // Floor after a wall: the light starts anew at the floor's
    // left edge.
    void narrow(Row& row, int column) {
        if (rules_.fault == Fault::shadow_stays) {
            return;
        }
        const Point wall = cell_at(row.depth, column - 1);
        row.start = Slopes::left_edge(column, row.depth);
        row.start_by = wall;
        sink_.tell(Narrowed{row.wedge, row.start, wall});
    }

    // A wall after floor: the light before it goes on as a wedge
    // of its own.
    void split(const Row& row, int column, Point wall) {
        Row child = row;
        child.wedge = next_wedge_++;
        child.parent = row.wedge;
        child.end = Slopes::left_edge(column, row.depth);
        child.end_by = wall;
        go_on(child);
        sink_.tell(child.split());
        waiting_.push_back(child);
    }

    // The same light, one row further out.
    static void go_on(Row& row) {
        ++row.depth;
        row.begun = false;
        row.previous = Previous::none;
    }

    // Rows beyond the radius, or off the map straight ahead, are
    // not scanned.
    bool in_sight(int depth) const {
        const int deepest = rules_.range.radius.last_depth();
        return depth <= deepest && grid_.contains(cell_at(depth, 0));
    }

    Point cell_at(int depth, int column) const {
        const Place place{depth, column};
        return viewer_ + offset_of(quadrant_, place);
    }

    const Grid& grid_;
    const Point viewer_;
    const Rules& rules_;
    Sink& sink_;
    Quadrant quadrant_ = Quadrant::north;
    int next_wedge_ = 0;
    std::deque<Row> waiting_;
};

template <TraceSink Sink>
void symmetric_shadowcast(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    if (rules.slopes == SlopeArithmetic::exact) {
        SymmetricShadowcast<ExactSlopes, Sink>(grid, viewer, rules, sink).run();
    } else {
        SymmetricShadowcast<FloatSlopes, Sink>(grid, viewer, rules, sink).run();
    }
}

}  // namespace fovlab
