// What somebody may have meant by a word that is not known.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace fovlab {

// The known word that is the fewest slips of the pen away, and at most so many; empty where none is. A slip is a letter too
// many, too few or another, or two that changed places.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known,
                              std::size_t most_slips);

// "did you mean `radius`?", or where none is near: "known are `a`, `b` and `c`".
std::string known_words(std::string_view word, std::span<const std::string_view> known);

}  // namespace fovlab
