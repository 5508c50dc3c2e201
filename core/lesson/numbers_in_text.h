// Does a text say a number? In digits ("1,313", "1313", "−3/8", "2.5") or, up to twenty, in words ("eight", "no", "none").
// What stands in the name of a cell, (3, 4), or in a word, x1, is none.
#pragma once

#include "core/geometry/slope.h"

#include <string_view>

namespace fovlab {

bool says_number(std::string_view text, Fraction number);

}  // namespace fovlab
