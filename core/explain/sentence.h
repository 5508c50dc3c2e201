// The reason of a cell in one plain sentence, with its numbers: what the inspector and `why` say.
//
// Fractions are column/depth and slopes in lowest terms, walls are named as (x, y). UTF-8.
#pragma once

#include "core/explain/why.h"

#include <string>

namespace fovlab {

std::string sentence(const Why& why, const Rules& rules);

// The arithmetic that decides whether an offset is in range, such as "5² + 7² = 74 > 8 · 9 = 72".
std::string range_arithmetic(Point offset, const Range& range);

// A cell as sentences name it: "(7, 4)".
std::string in_words(Point cell);

}  // namespace fovlab
