// The reason of a cell in one plain sentence, with its numbers: what the inspector and `why` say.
//
// Fractions are column/depth and slopes in lowest terms, walls are named as (x, y). UTF-8.
#pragma once

#include "core/explain/why.h"
#include "core/grid/point_words.h"

#include <string>

namespace fovlab {

std::string sentence(const Why& why, const Rules& rules, const Grid& grid);

// The arithmetic that decides whether an offset is in range, such as "5² + 7² = 74 > 8 · 9 = 72".
std::string range_arithmetic(Point offset, const Range& range);

// What stops light at a cell: "the wall at (7, 4)", "the closed door at (8, 6)", and off the map, where everything
// counts as wall, "the map's edge at (-1, 3)".
std::string obstacle_in_words(Point cell, const Grid& grid);

}  // namespace fovlab
