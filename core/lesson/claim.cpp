#include "core/lesson/claim.h"

#include "core/lesson/cell_words.h"
#include "core/lesson/number_words.h"
#include "core/scenario/fields.h"
#include "core/scenario/near_word.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

namespace fovlab {
namespace {

constexpr std::string_view k_from = "from";
constexpr std::size_t k_most_digits = 9;

using Rule = std::pair<std::string, std::string>;

// What a rule of a claim is set to, as a scenario's file would hold it.
bool is_whole(std::string_view text) {
    return !text.empty() && text.size() <= k_most_digits &&
           text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Why a value is not right, by the same table as scenarios are read with.
template <class Value>
std::optional<std::string> refuse(const Field<Comparison>& field, const Value& value, Comparison& run) {
    TomlReading reading("");
    field.read(reading, field.key, value, run);
    return reading.ok() ? std::nullopt : std::optional(reading.problems().told.front().reason);
}

const Field<Comparison>* field_of(std::string_view key) {
    for (const Field<Comparison>& field : run_fields()) {
        if (field.key == key) {
            return &field;
        }
    }
    return nullptr;
}

std::optional<std::string> set_rule(const Rule& rule, Scenario& scenario) {
    const auto& [key, value] = rule;
    if (key == k_from) {
        const std::optional<Point> from = cell_of_numbers(value);
        if (!from) {
            return "`from` takes a cell as in from=3,4, not '" + cut_short(value) + "'";
        }
        scenario.viewer = *from;
        return std::nullopt;
    }
    const Field<Comparison>* const field = field_of(key);
    if (field == nullptr) {
        std::vector<std::string_view> known{k_from};
        for (const Field<Comparison>& row : run_fields()) {
            known.push_back(row.key);
        }
        return "`" + cut_short(key) + "` is no rule of a run; " + known_words(key, known);
    }
    Comparison run{scenario.algorithm, scenario.rules};
    const std::optional<std::string> wrong =
        is_whole(value) ? refuse(*field, toml::value<std::int64_t>(std::stoll(value)), run)
                        : refuse(*field, toml::value<std::string>(value), run);
    scenario.algorithm = run.algorithm;
    scenario.rules = run.rules;
    return wrong;
}

int characters(std::string_view text) {
    int count = 0;
    for (const char c : text) {
        count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    }
    return count;
}

// Words between blanks, each KEY=VALUE; `words` begin at the claim's first character.
Result<std::vector<Rule>> read_rules(std::string_view words) {
    std::vector<Rule> rules;
    Scenario tried = with_map({Grid(1, 1), Point{0, 0}});
    std::size_t at = 0;
    while ((at = words.find_first_not_of(" \t\n\r", at)) != std::string_view::npos) {
        const std::size_t end = std::min(words.find_first_of(" \t\n\r", at), words.size());
        const std::string_view word = words.substr(at, end - at);
        const int column = characters(words.substr(0, at)) + 1;
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos || sign == 0) {
            return TextError{0, column,
                             "before the colon stand rules such as radius=20, not '" + cut_short(word) + "'"};
        }
        rules.emplace_back(word.substr(0, sign), word.substr(sign + 1));
        if (const std::optional<std::string> wrong = set_rule(rules.back(), tried)) {
            return TextError{0, column, *wrong};
        }
        at = end;
    }
    return rules;
}

}  // namespace

Result<Claim> read_claim(std::string_view words) {
    const std::size_t colon = words.find(':');
    if (colon == std::string_view::npos) {
        return TextError{0, 1, "a colon is missing; write it as in `check: visible = 117`"};
    }
    const Result<std::vector<Rule>> rules = read_rules(words.substr(0, colon));
    if (!rules) {
        return rules.error();
    }
    const Result<Condition> condition = read_condition(words.substr(colon + 1));
    if (!condition) {
        return TextError{0, characters(words.substr(0, colon + 1)) + condition.error().column,
                         condition.error().reason};
    }
    return Claim{0, rules.value(), condition.value()};
}

std::optional<std::string> what_is_wrong_with(const Claim& claim, const Scenario& scenario) {
    Scenario asked = scenario;
    for (const Rule& rule : claim.rules) {
        if (const std::optional<std::string> wrong = set_rule(rule, asked)) {
            return wrong;
        }
    }
    if (!asked.grid.contains(asked.viewer)) {
        return "`from`: the cell is off the map, which is " + std::to_string(asked.grid.width()) +
               " cells wide and " + std::to_string(asked.grid.height()) + " high";
    }
    const Result<ConditionAnswer> answer = check(claim.condition, {asked, &scenario});
    if (!answer) {
        return "`" + claim.condition.words + "` cannot be asked: " + answer.error().reason;
    }
    if (answer.value().holds) {
        return std::nullopt;
    }
    // Of a number what it is; "asked for" is said by the claim itself.
    if (const auto* quantity = std::get_if<QuantityCondition>(&claim.condition.what)) {
        const Result<Fraction> number = measure(quantity->quantity, {asked, &scenario});
        return "`" + claim.condition.words + "` is not true: " + told(quantity->quantity, number.value());
    }
    return "`" + claim.condition.words + "` is not true: " + answer.value().words;
}

}  // namespace fovlab
