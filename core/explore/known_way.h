// The way to a cell that somebody on a walk can know of.
//
// Units: cells. Over cells that were seen and that one can stand on as they are remembered; the last one may be anything that
// was seen, so that one can walk up to a door and open it.
#pragma once

#include "core/explore/move.h"
#include "core/explore/walker.h"

#include <vector>

namespace fovlab {

// The fewest moves there, straight ones before slanting ones where it is all the same; none where no way is known, or to where
// one stands. A neighbour is always one move away, seen or not.
std::vector<Move> known_way(const Walker& walker, Point to);

}  // namespace fovlab
