// How much a scenario may hold, so that a file or a code from anywhere cannot fill the memory; and what is asked of its
// words.
//
// Units: characters of UTF-8 in words, bytes in texts, else pieces.
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

inline constexpr std::size_t k_longest_title = 200;
inline constexpr std::size_t k_longest_name = 80;  // of the legend
inline constexpr std::size_t k_most_torches = 1'000;
inline constexpr std::size_t k_most_rooms = 65'536;
inline constexpr std::size_t k_largest_step = 1'000'000'000;
inline constexpr std::size_t k_largest_scenario_text = std::size_t{8} * 1024 * 1024;

// Can this glyph stand for something on floor? Printable ASCII that is no blank, no terrain and not the viewer.
bool is_legend_glyph(char glyph);

// What is wrong with words that are to stand on one line; none where nothing is.
std::optional<std::string> what_is_wrong_with_words(std::string_view words, std::size_t longest);

// The words as a title can be: on one line, without signs that cannot be shown, not too long, and empty where there is
// nothing to see in them.
std::string tidy_title(std::string_view words);

// What is wrong with a document as a whole, and would not read back from its text; none where nothing is.
std::optional<std::string> what_is_wrong(const Scenario& scenario);

}  // namespace fovlab
