// The values of the moment: what the variables of an algorithm hold after a step, for whoever shows its source.
//
// A frame says which light is scanned and which waits; this adds the row and the cell at hand, right after the row
// has ended too, and the cell before, which decides whether light is narrowed or split.
// Units: cells, steps; slopes are columns per row. Algorithms without wedges have neither sector nor row; those without
// rays have no ray.
#pragma once

#include "core/trace/frame.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>

namespace fovlab {

// What a row scanned just before a cell. Off the map everything is wall.
enum class PreviousCell : std::uint8_t { none, floor, wall };

struct RowMoment {
    int wedge = 0;
    int depth = 0;
    Slope start;  // as it is now
    Slope end;
    int first = 0;  // columns, as they were when the row began
    int last = 0;
    bool narrowed = false;  // is the start another than the one that the row began with?
};

struct CellMoment {
    Point at;
    bool on_map = true;  // a wall off the map can split light, but is not examined
    bool opaque = false;
    bool in_range = false;
    bool visible = false;
    std::optional<InWedge> in_wedge;
    PreviousCell previous = PreviousCell::none;
};

// The ray that is being cast, or that has just ended.
struct RayMoment {
    Point to;
    int along = 0;               // cells looked at on its way
    int length = 0;              // as many as there are up to `to`
    std::optional<RayStop> why;  // once it has ended
};

struct Moment {
    std::optional<EventKind> told;  // what the last step did
    std::optional<Sector> sector;
    std::optional<RowMoment> row;
    std::optional<Split> split;              // where the last step was one
    std::optional<CellMoment> cell;          // the last one of this row or ray
    PreviousCell last = PreviousCell::none;  // what a row that has just ended ended in
    bool goes_on = false;                    // and does its light go on?
    std::optional<RayMoment> ray;
};

// `frame` is a frame of `trace`. Costs at most a walk back to where the row at hand began.
Moment moment_of(const Trace& trace, const Frame& frame);

}  // namespace fovlab
