// Does light only touch a cell, without covering any of it? Rows leave such cells out, unless a mistake takes them in.
//
// Units: slopes and columns as the sector counts them.
#pragma once

#include "core/geometry/columns.h"

namespace fovlab {

// Of a cell in a quadrant, at the slopes of its row.
inline bool only_touched(Sector sector, Place place, const Slope& start, const Slope& end) {
    return !sector.is_octant() && (place.column < first_column(sector, place.depth, start) ||
                                   place.column > last_column(sector, place.depth, end));
}

}  // namespace fovlab
