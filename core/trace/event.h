// What an algorithm tells while it runs: one event for each thing that happens.
//
// Units: cells; slopes are columns per row. Depth and column are counted as the quadrant counts them. A wedge keeps
// its number from row to row; a split makes a new one. Walls that set a slope may lie off the map.
#pragma once

#include "core/geometry/quadrant.h"
#include "core/geometry/slope.h"

#include <optional>
#include <variant>

namespace fovlab {

struct QuadrantBegan {
    Quadrant quadrant = Quadrant::north;
};

// A wedge enters a row. `first` and `last` are the columns that its slopes give; first > last where there are none.
struct RowBegan {
    int wedge = 0;
    std::optional<int> parent;  // the wedge it was split from; none for a quadrant's first
    int depth = 0;
    Slope start;
    Slope end;
    std::optional<Point> start_by;  // the wall that set the slope; none for a quadrant's own ±1
    std::optional<Point> end_by;
    int first = 0;
    int last = 0;
};

// Where in a wedge a cell was examined; algorithms without wedges have no such place.
struct InWedge {
    int wedge = 0;
    int depth = 0;
    int column = 0;
    bool centred = false;
};

// A cell on the map was looked at.
struct CellExamined {
    Point at;
    bool opaque = false;
    bool in_range = false;
    bool visible = false;
    std::optional<InWedge> in_wedge;
};

// Floor after a wall: the wedge starts anew at the floor's left edge.
struct Narrowed {
    int wedge = 0;
    Slope start;
    Point start_by;
};

// Wall after floor: the light before the wall goes on in the next row as a wedge of its own.
struct Split {
    int wedge = 0;
    int child = 0;
    Slope start;
    Slope end;
    Point end_by;
};

struct RowEnded {
    int wedge = 0;
    bool goes_on = false;  // into the next row
};

using Event = std::variant<QuadrantBegan, RowBegan, CellExamined, Narrowed, Split, RowEnded>;

enum class EventKind : std::uint8_t { quadrant, row, cell, narrow, split, row_end };

}  // namespace fovlab
