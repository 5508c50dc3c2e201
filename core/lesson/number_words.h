// Numbers as people write them: "8", "1,313", "−3/8", "2.5".
//
// Either minus (- or U+2212) before the number, commas between thousands, a fraction or a decimal part; blanks around it are
// fine. Limits: numerator and denominator fit in 31 bits.
#pragma once

#include "core/geometry/slope.h"

#include <optional>
#include <string_view>

namespace fovlab {

// In lowest terms; none where the words are no number, or one that is too large.
std::optional<Fraction> number_of_words(std::string_view words);

}  // namespace fovlab
