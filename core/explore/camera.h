// Which part of a map a view shows that keeps the viewer in the middle.
//
// Units: cells.
#pragma once

#include "core/grid/point.h"

namespace fovlab {

// The map's cell at the top left of a view. The viewer is in the middle (halves rounded down) unless the view would reach
// off the map; along a side on which the map is smaller than the view, the map is in the middle and the cell lies off it.
Point camera(Point viewer, int map_width, int map_height, int view_width, int view_height);

}  // namespace fovlab
