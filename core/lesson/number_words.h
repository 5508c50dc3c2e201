// Numbers as people write them: "8", "1,313", "−3/8", "2.5".
//
// Either minus (- or U+2212) before the number, commas between thousands, a fraction or a decimal part; blanks around it are
// fine. Limits: numerator and denominator fit in 31 bits.
#pragma once

#include "core/geometry/slope.h"
#include "core/grid/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

// In lowest terms; none where the words are no number, or one that is too large.
std::optional<Fraction> number_of_words(std::string_view words);
// The same, or a sentence that says what would be understood. Errors have a column and no line.
Result<Fraction> read_number(std::string_view words);

// "1,313", "−3/8": as sentences have it.
std::string number_in_words(Fraction number);

// −1, 0 or 1.
int compare(Fraction a, Fraction b);

std::string_view without_blanks(std::string_view words);  // around them

}  // namespace fovlab
