// How many cells an algorithm may look at, at most, before it is run: for whoever must not keep a person waiting.
//
// Bounds, not counts: within about twice what an open map takes, whatever walls it has. Units: cells, a cell counted each
// time. The viewer is on the map.
#pragma once

#include "core/geometry/range.h"
#include "core/grid/grid.h"

namespace fovlab {

// Each cell within the radius once or twice.
double work_of_area(const Grid& grid, Point viewer, const Range& range);
// A line to each cell within the radius.
double work_of_lines(const Grid& grid, Point viewer, const Range& range);
// A ray to each cell on the edge of the square.
double work_of_edge(const Grid& grid, Point viewer, const Range& range);

}  // namespace fovlab
