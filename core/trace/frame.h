// All that is true after step k of a trace: which quadrant or octant, row and cell, or which ray the algorithm is at, the light that it is
// scanning and the light that waits.
//
// What has been decided so far needs no frame: `Trace::visible_after` and `examined_after` give it for each cell.
// Units: cells, steps.
#pragma once

#include "core/trace/trace.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

// A wedge in a row, as it is at this moment: being scanned, suspended in the middle, or not begun.
struct LiveWedge {
    int wedge = 0;
    std::optional<int> parent;
    int depth = 0;
    Slope start;  // as it is now: it moves when the row narrows
    Slope end;
    std::optional<Point> start_by;
    std::optional<Point> end_by;
    int row = 0;                // index of Trace::rows
    std::optional<int> column;  // the last one on the map that was examined
    bool begun = false;
    // The light that is still to be scanned starts here: `start`, or the far edge of the wall at which the row was
    // suspended.
    Slope rest;
};

struct Frame {
    std::size_t step = 0;  // steps done
    std::optional<Sector> sector;
    std::optional<int> ray;  // the one being cast, or that has just ended: index of Trace::rays
    std::optional<LiveWedge> running;
    std::vector<LiveWedge> waiting;  // in the order in which they will be scanned
    std::optional<Event> last;       // what the last step did
    std::optional<Point> cell;       // the cell last examined, in this row
};

}  // namespace fovlab
