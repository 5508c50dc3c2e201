// The values that options and graded cases have in common, read strictly: "8x", "+8", " 8" and "0x8" are no numbers.
//
// `what` names the value in the message: `--radius` for an option, `"radius"` for a key. Errors have a reason and
// no place, which the caller knows.
#pragma once

#include "core/fov/catalogue.h"
#include "core/grid/grid.h"
#include "core/grid/point.h"
#include "core/grid/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fovlab::cli {

std::optional<int> whole_number(std::string_view text);
// The same, and beyond the range of `int`.
std::optional<std::int64_t> long_number(std::string_view text);

// "3,4".
Result<Point> parse_point(std::string_view what, std::string_view text);

// "8" or "unlimited".
Result<Radius> parse_radius(std::string_view what, std::string_view text);

Result<Algorithm> parse_algorithm(std::string_view what, std::string_view id);

// The rules that are chosen by a word, in the order in which they are printed.
struct WordRule {
    Option option;
    std::span<const std::string_view> words;
    std::size_t (*get)(const Rules&);  // as an index of words
    void (*set)(Rules&, std::size_t);
    std::string_view help;
};

inline constexpr std::size_t k_word_rule_count = 5;
std::span<const WordRule, k_word_rule_count> word_rules();

// Sets the rule, or says why it can't.
std::optional<TextError> choose(const WordRule& rule, std::string_view what, std::string_view word,
                                Rules& rules);

// "(9, 2) is off the map; x goes from 0 to 8 and y from 0 to 6", where it is.
std::optional<TextError> check_on_map(std::string_view what, Point point, const Grid& grid);

}  // namespace fovlab::cli
