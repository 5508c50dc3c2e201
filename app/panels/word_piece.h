// A word of a sentence, and the fraction that it holds: "(−3/8," is "(", −3/8 and ",".
#pragma once

#include "core/geometry/slope.h"

#include <string>
#include <string_view>

namespace fovlab {

// What stands before the fraction and after it; where there is none, all stands before.
struct WordPiece {
    std::string before;
    SlopeDigits fraction;
    std::string after;

    bool has_fraction() const { return !fraction.lower.empty(); }
};

WordPiece word_piece(std::string_view word);

}  // namespace fovlab
