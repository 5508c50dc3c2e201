// A cell as sentences name it.
//
// Units: cells.
#pragma once

#include "core/grid/point.h"

#include <string>

namespace fovlab {

// "(7, 4)".
std::string in_words(Point cell);

// "(9, 1) is off the map; x goes from 0 to 8 and y from 0 to 4".
std::string off_the_map_in_words(Point cell, int width, int height);

}  // namespace fovlab
