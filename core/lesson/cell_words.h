// Cells as lessons name them: "(3, 4)" in conditions, "3,4" in claims.
//
// Units: cells, from 0.
#pragma once

#include "core/grid/point.h"

#include <optional>
#include <string_view>

namespace fovlab {

// With brackets.
std::optional<Point> cell_of_words(std::string_view words);
// Without.
std::optional<Point> cell_of_numbers(std::string_view words);

}  // namespace fovlab
