// What is known of every cell at one moment of a run: the four looks that a picture of a run needs.
//
//   unknown     no light has come near: its quadrant or octant is yet to be scanned, or a ray may still come
//   on_its_way  it lies in the light that is being scanned or waits, in a row not yet reached
//   visible     decided: seen
//   dark        decided: looked at and not shown, out of range, or in a shadow that nothing will light any more
//
// Where rays are cast, a cell is unknown until a ray shows it, or until its own ray has ended where each cell has one; the
// rest is dark in the end.
//
// Units: cells. A cell on a diagonal is dark only when both its quadrants, or octants, have decided so.
#pragma once

#include "core/geometry/range.h"
#include "core/trace/frame.h"

#include <cstdint>
#include <vector>

namespace fovlab {

enum class SightState : std::uint8_t { unknown, on_its_way, visible, dark };

// Row by row, as Grid::index counts. `frame` is a frame of `trace`; `range` the one that the run was given.
std::vector<SightState> sight_map(const Trace& trace, const Frame& frame, const Range& range);

}  // namespace fovlab
