#include "app/cli/values.h"

#include "app/cli/complain.h"
#include "core/explain/sentence.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <system_error>
#include <utility>
#include <vector>

namespace fovlab::cli {
namespace {

TextError refused(std::string_view what, std::string_view right, std::string_view text) {
    return {0, 0, std::string(what) + " takes " + std::string(right) + ", not " + in_quotes(text)};
}

constexpr std::array<WordRule, k_word_rule_count> k_word_rules{{
    {Option::range, k_range_shape_names,
     [](const Rules& rules) { return static_cast<std::size_t>(rules.range.shape); },
     [](Rules& rules, std::size_t word) { rules.range.shape = static_cast<RangeShape>(word); },
     "The shape of the range"},
    {Option::floor, k_floor_rule_names,
     [](const Rules& rules) { return static_cast<std::size_t>(rules.floor); },
     [](Rules& rules, std::size_t word) { rules.floor = static_cast<FloorRule>(word); },
     "When floor shows: its centre is in the light, or any part of it"},
    {Option::wall, k_wall_rule_names, [](const Rules& rules) { return static_cast<std::size_t>(rules.wall); },
     [](Rules& rules, std::size_t word) { rules.wall = static_cast<WallRule>(word); },
     "When a wall shows: any part of it is in the light, or its centre"},
    {Option::slopes, k_slope_arithmetic_names,
     [](const Rules& rules) { return static_cast<std::size_t>(rules.slopes); },
     [](Rules& rules, std::size_t word) { rules.slopes = static_cast<SlopeArithmetic>(word); },
     "Whole-number fractions, or 32-bit floats"},
    {Option::order, k_scan_order_names,
     [](const Rules& rules) { return static_cast<std::size_t>(rules.order); },
     [](Rules& rules, std::size_t word) { rules.order = static_cast<ScanOrder>(word); },
     "Which wedge of light is scanned first"},
}};

}  // namespace

std::optional<std::int64_t> long_number(std::string_view text) {
    if (text.substr(0, 2) == "-0") {  // no number is written so, and −0 would pass as 0
        return std::nullopt;
    }
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end) {
        return std::nullopt;
    }
    return number;
}

std::optional<int> whole_number(std::string_view text) {
    const std::optional<std::int64_t> number = long_number(text);
    return number && std::in_range<int>(*number) ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

Result<Point> parse_point(std::string_view what, std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma != std::string_view::npos) {
        const std::optional<int> x = whole_number(text.substr(0, comma));
        const std::optional<int> y = whole_number(text.substr(comma + 1));
        if (x && y) {
            return Point{*x, *y};
        }
    }
    return refused(what, "X,Y, two whole numbers as in 3,4", text);
}

Result<Radius> parse_radius(std::string_view what, std::string_view text) {
    if (text == "unlimited") {
        return Radius::unlimited();
    }
    const std::optional<int> cells = whole_number(text);
    if (cells && Radius::valid(*cells)) {
        return Radius(*cells);
    }
    return refused(what, "a whole number from 0 to " + std::to_string(Radius::k_max) + " or unlimited", text);
}

Result<Algorithm> parse_algorithm(std::string_view what, std::string_view id) {
    if (const std::optional<Algorithm> algorithm = algorithm_of_id(id)) {
        return *algorithm;
    }
    std::vector<std::string_view> known;
    std::transform(algorithms().begin(), algorithms().end(), std::back_inserter(known),
                   [](const AlgorithmInfo& row) { return row.id; });
    return refused(what, listed(known, "or"), id);
}

std::span<const WordRule, k_word_rule_count> word_rules() { return k_word_rules; }

std::optional<TextError> choose(const WordRule& rule, std::string_view what, std::string_view word,
                                Rules& rules) {
    const auto found = std::find(rule.words.begin(), rule.words.end(), word);
    if (found == rule.words.end()) {
        return refused(what, listed(rule.words, "or"), word);
    }
    rule.set(rules, static_cast<std::size_t>(found - rule.words.begin()));
    return std::nullopt;
}

std::optional<TextError> check_on_map(std::string_view what, Point point, const Grid& grid) {
    if (grid.contains(point)) {
        return std::nullopt;
    }
    return TextError{0, 0,
                     std::string(what) + ": " + off_the_map_in_words(point, grid.width(), grid.height())};
}

}  // namespace fovlab::cli
