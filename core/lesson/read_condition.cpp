// Reading conditions, and finding what their names mean.
#include "core/explore/level.h"
#include "core/lesson/cell_words.h"
#include "core/lesson/condition.h"
#include "core/lesson/number_words.h"
#include "core/scenario/near_word.h"

#include <array>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

struct RelationInfo {
    std::string_view sign;
    Relation relation;
};
// Longer signs first, since they begin with shorter ones.
constexpr std::array<RelationInfo, 10> k_relations{{
    {"<=", Relation::at_most},
    {">=", Relation::at_least},
    {"!=", Relation::unequal},
    {"==", Relation::equal},
    {"≤", Relation::at_most},
    {"≥", Relation::at_least},
    {"≠", Relation::unequal},
    {"=", Relation::equal},
    {"<", Relation::less},
    {">", Relation::more},
}};

constexpr std::string_view k_forms =
    "a condition reads as `A sees B`, `A does not see B`, `A is dark`, `A is not dark` or `walls <= 5`";

int column_of(std::string_view whole, std::string_view part) {
    int column = 1;
    for (const char* at = whole.data(); at < part.data(); ++at) {
        column += (static_cast<unsigned char>(*at) & 0xC0U) != 0x80U ? 1 : 0;
    }
    return column;
}

class ConditionReader {
public:
    explicit ConditionReader(std::string_view words) : words_(words) {}

    Result<Condition> read() const {
        // The longer forms first: "A is not dark" holds " is " as well.
        if (const auto parts = split(" does not see ")) {
            return sees(*parts, false);
        }
        if (const auto parts = split(" sees ")) {
            return sees(*parts, true);
        }
        if (const auto parts = split(" is not ")) {
            return state(*parts, false);
        }
        if (const auto parts = split(" is ")) {
            return state(*parts, true);
        }
        return quantity();
    }

private:
    using Parts = std::pair<std::string_view, std::string_view>;

    std::optional<Parts> split(std::string_view between) const {
        const std::size_t at = words_.find(between);
        if (at == std::string_view::npos) {
            return std::nullopt;
        }
        return Parts{without_blanks(words_.substr(0, at)),
                     without_blanks(words_.substr(at + between.size()))};
    }

    TextError error(std::string_view at, std::string reason) const {
        return {0, column_of(words_, at), std::move(reason)};
    }

    std::optional<TextError> wrong_name(std::string_view name) const {
        if (name.empty()) {
            return error(name,
                         "a name is missing: write `viewer`, the name of something on the map, or a "
                         "cell such as (3, 4)");
        }
        if (name.front() == '(' && name.size() > 1 && !cell_of_words(name)) {
            return error(name, "`" + std::string(name) + "` is no cell; write one as (3, 4)");
        }
        return std::nullopt;
    }

    Result<Condition> sees(const Parts& parts, bool holds) const {
        for (const std::string_view name : {parts.first, parts.second}) {
            if (const std::optional<TextError> wrong = wrong_name(name)) {
                return *wrong;
            }
        }
        return Condition{SeesCondition{{std::string(parts.first)}, {std::string(parts.second)}, holds},
                         std::string(without_blanks(words_))};
    }

    Result<Condition> state(const Parts& parts, bool holds) const {
        if (const std::optional<TextError> wrong = wrong_name(parts.first)) {
            return *wrong;
        }
        const std::optional<CellState> state = cell_state_of_name(parts.second);
        if (!state) {
            std::vector<std::string_view> known;
            for (const CellStateInfo& row : cell_states()) {
                known.push_back(row.name);
            }
            return error(parts.second, "`" + std::string(parts.second) + "` is nothing that a cell can be; " +
                                           known_words(parts.second, known));
        }
        return Condition{StateCondition{{std::string(parts.first)}, *state, holds},
                         std::string(without_blanks(words_))};
    }

    // The first sign in the words, and where it stands.
    std::optional<std::pair<std::size_t, const RelationInfo*>> sign() const {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            for (const RelationInfo& row : k_relations) {
                if (words_.substr(at, row.sign.size()) == row.sign) {
                    return std::pair{at, &row};
                }
            }
        }
        return std::nullopt;
    }

    Result<Condition> quantity() const {
        const auto found = sign();
        if (!found) {
            return error(without_blanks(words_), std::string(k_forms));
        }
        const auto& [at, relation] = *found;
        const std::string_view name = without_blanks(words_.substr(0, at));
        const std::string_view number = without_blanks(words_.substr(at + relation->sign.size()));
        const std::optional<Quantity> quantity = quantity_of_name(name);
        if (!quantity) {
            std::vector<std::string_view> known;
            for (const QuantityInfo& row : quantities()) {
                known.push_back(row.name);
            }
            return error(name, "`" + std::string(name) + "` is nothing that can be counted; " +
                                   known_words(name, known));
        }
        const Result<Fraction> value = read_number(number);
        if (!value) {
            return error(number, value.error().reason);
        }
        return Condition{QuantityCondition{*quantity, relation->relation, value.value()},
                         std::string(without_blanks(words_))};
    }

    std::string_view words_;
};

}  // namespace

Result<Condition> read_condition(std::string_view words) { return ConditionReader(words).read(); }

std::optional<Point> cell_of(const CellName& name, const Scenario& scenario) {
    if (name.words == "viewer") {
        return scenario.viewer;
    }
    if (const std::optional<Point> cell = cell_of_words(name.words)) {
        return scenario.grid.contains(*cell) ? cell : std::nullopt;
    }
    const Thing* const thing = thing_of(name, scenario);
    return thing == nullptr ? std::nullopt : std::optional(thing->at);
}

const Thing* thing_of(const CellName& name, const Scenario& scenario) {
    // Names go before glyphs: a mark that is called `b` is not the bat.
    for (const bool by_name : {true, false}) {
        for (const Thing& thing : scenario.things) {
            const LegendEntry* const entry = entry_of(scenario.legend, thing.glyph);
            const bool fits = by_name ? entry != nullptr && entry->name == name.words
                                      : name.words == std::string_view(&thing.glyph, 1);
            if (fits) {
                return &thing;
            }
        }
    }
    return nullptr;
}

}  // namespace fovlab
