// What somebody may have meant by a word that is not known.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fovlab {

// "did you mean `radius`?", or where none is near: "known are `a`, `b` and `c`".
std::string known_words(std::string_view word, std::span<const std::string_view> known);

}  // namespace fovlab
