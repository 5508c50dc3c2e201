// A cell as sentences name it.
//
// Units: cells.
#pragma once

#include "core/grid/point.h"

#include <string>

namespace fovlab {

// "(7, 4)".
std::string in_words(Point cell);

}  // namespace fovlab
