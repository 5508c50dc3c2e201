// What an algorithm tells while it runs: one event for each thing that happens.
//
// Units: cells; slopes are columns per row. Depth and column are counted as the quadrant counts them. A wedge keeps
// its number from row to row; a split makes a new one. Walls that set a slope may lie off the map.
//
// Shadowcasting tells of quadrants or octants, rows, cells, narrowing and splits; ray algorithms of rays and cells.
#pragma once

#include "core/geometry/octant.h"
#include "core/geometry/quadrant.h"
#include "core/geometry/slope.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace fovlab {

struct QuadrantBegan {
    Quadrant quadrant = Quadrant::north;
};

struct OctantBegan {
    Octant octant = Octant::north_northwest;
};

// A wedge enters a row. `first` and `last` are the columns that its slopes give; first > last where there are none.
struct RowBegan {
    int wedge = 0;
    std::optional<int> parent;  // the wedge it was split from; none for a sector's first
    int depth = 0;
    Slope start;
    Slope end;
    std::optional<Point> start_by;  // the wall that set the slope; none for a sector's own
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

// A ray leaves the viewer.
struct RayBegan {
    Point to;  // may lie off the map
};

// `target`: it arrived. `wall`: a wall stopped it. `range`, `edge`: the next cell is out of range, or off the map.
enum class RayStop : std::uint8_t { target, wall, range, edge };

inline constexpr std::array<std::string_view, 4> k_ray_stop_names{"target", "wall", "range", "edge"};

constexpr std::string_view name(RayStop stop) { return k_ray_stop_names[static_cast<std::size_t>(stop)]; }

struct RayEnded {
    RayStop why = RayStop::target;
    Point at;  // the target, the wall, or the cell that it did not enter
};

using Event = std::variant<QuadrantBegan, RowBegan, CellExamined, Narrowed, Split, RowEnded, OctantBegan,
                           RayBegan, RayEnded>;

// In the order of the events above.
enum class EventKind : std::uint8_t { quadrant, row, cell, narrow, split, row_end, octant, ray, ray_end };

}  // namespace fovlab
