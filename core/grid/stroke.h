// The cells that a stroke of a drawing tool covers.
//
// Units: cells. Points may lie off the map, at most 100,000 cells away (`within_reach`), as when a pointer is dragged
// over the map's edge; each function says whether its cells may. Nothing here changes a map.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/point.h"

#include <vector>

namespace fovlab {

bool within_reach(Point p);

// The cells on the way from one to another, both included: each touches the next by a side or a corner. They may lie
// off the map.
std::vector<Point> cells_between(Point from, Point to);

// All cells of the rectangle with these two corners, as far as they are on the map.
std::vector<Point> rectangle_cells(const Grid& grid, Point corner, Point opposite);
// Its outermost cells alone, as far as they are on the map. An edge off the map is not drawn.
std::vector<Point> frame_cells(const Grid& grid, Point corner, Point opposite);

// The cells of the same terrain that are joined to this one by their sides, itself included; none off the map.
std::vector<Point> area_cells(const Grid& grid, Point at);

// The end nearest to `to` of a line from `from` that runs straight or at 45°.
Point straightened(Point from, Point to);
// The corner nearest to `to` that makes a square with `from`.
Point squared(Point from, Point to);

}  // namespace fovlab
