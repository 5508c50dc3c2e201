#include "core/lesson/condition.h"

#include "core/explain/sentence.h"
#include "core/explore/lit.h"
#include "core/grid/small_letters.h"
#include "core/lesson/number_words.h"
#include "core/lesson/standpoint.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fovlab {
namespace {

struct RelationWords {
    std::string_view words;
    bool less, equal, more;  // does it hold then?
};
// In the order of Relation.
constexpr std::array<RelationWords, 6> k_relations{{
    {"exactly", false, true, false},
    {"not", true, false, true},
    {"less than", true, false, false},
    {"at most", true, true, false},
    {"more than", false, false, true},
    {"at least", false, true, true},
}};

const RelationWords& row_of(Relation relation) { return k_relations[static_cast<std::size_t>(relation)]; }

// "[are|is]": the first for many, the second for one; "[s]" is for many alone.
std::string choose_form(std::string_view told, bool one, std::string_view number) {
    std::string words;
    for (std::size_t at = 0; at < told.size(); ++at) {
        if (told[at] == '%') {
            words += number;
        } else if (told[at] == '[') {
            const std::size_t end = told.find(']', at);
            const std::string_view forms = told.substr(at + 1, end - at - 1);
            const std::size_t bar = std::min(forms.find('|'), forms.size());
            words += one ? forms.substr(std::min(bar + 1, forms.size())) : forms.substr(0, bar);
            at = end;
        } else {
            words += told[at];
        }
    }
    return words;
}

TextError nothing_is(const CellName& name, const Scenario& scene) {
    if (name.words.front() == '(') {
        return {0, 0,
                name.words + " is off the map, which is " + std::to_string(scene.grid.width()) +
                    " cells wide and " + std::to_string(scene.grid.height()) + " high"};
    }
    return {0, 0, "“" + name.words + "” is nowhere on the map"};
}

// "the goblin", "the viewer", but "A", "Grumm" and "(3, 4)".
std::string called(const CellName& name) {
    const bool common = name.words.size() > 1 && small_letter(name.words.front()) == name.words.front() &&
                        name.words.front() != '(';
    return (common ? "the " : "") + name.words;
}

// The scene with the viewer where somebody stands who sees by the scene's rules, as far as it can.
Scenario seen_by(const CellName& name, Point at, Scenario scene) {
    const Thing* const thing = thing_of(name, scene);
    const LegendEntry* const entry = thing ? entry_of(scene.legend, thing->glyph) : nullptr;
    if (entry != nullptr && entry->kind == ThingKind::watcher && entry->sight) {
        scene.rules.range.radius = Radius(*entry->sight);
    }
    scene.viewer = at;
    return scene;
}

// Checks one condition against the scene as it stands.
class Checker {
public:
    explicit Checker(const Situation& situation)
        : situation_(situation), here_(standpoint_of(situation.now)) {}

    Result<ConditionAnswer> operator()(const SeesCondition& asked) const {
        const Scenario& scene = here_.scene;
        const std::optional<Point> from = cell_of(asked.from, scene);
        const std::optional<Point> to = cell_of(asked.to, scene);
        if (!from || !to) {
            return nothing_is(from ? asked.to : asked.from, scene);
        }
        const Recording run = whole_run(seen_by(asked.from, *from, scene));
        const bool sees = run.trace.visible().contains(*to);
        const std::string fact =
            with_capital(called(asked.from)) + (sees ? " sees " : " does not see ") + called(asked.to) + ".";
        return ConditionAnswer{
            sees == asked.holds,
            *from == *to ? fact + " Everybody sees their own cell." : fact + " " + reason_of(run, *to), *to};
    }

    Result<ConditionAnswer> operator()(const StateCondition& asked) const {
        const Scenario& scene = here_.scene;
        const std::optional<Point> cell = cell_of(asked.cell, scene);
        if (!cell) {
            return nothing_is(asked.cell, scene);
        }
        const bool so = cells_that_are(asked.state, situation_.now).contains(*cell);
        const bool noun = asked.state == CellState::wall;
        std::string words = with_capital(called(asked.cell)) + (so ? " is " : " is not ") +
                            (noun ? "a " : "") + std::string(info(asked.state).name) + ".";
        if (asked.state != CellState::wall && asked.state != CellState::floor) {
            words += " " + reason_of(whole_run(scene), *cell);
        }
        return ConditionAnswer{so == asked.holds, std::move(words), *cell};
    }

    Result<ConditionAnswer> operator()(const QuantityCondition& asked) const {
        const Result<Fraction> number = measure(asked.quantity, situation_);
        if (!number) {
            return number.error();
        }
        return ConditionAnswer{holds(asked.relation, number.value(), asked.number),
                               with_capital(told(asked.quantity, number.value())) +
                                   " (asked for: " + std::string(in_words(asked.relation)) + " " +
                                   number_in_words(asked.number) + ")."};
    }

private:
    const Situation& situation_;
    Standpoint here_;
};

CellSet both(const CellSet& a, const CellSet& b) { return a.without(a.without(b)); }

CellSet of_opacity(const Grid& grid, bool opaque) {
    CellSet cells(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.opaque({x, y}) == opaque) {
                cells.insert({x, y});
            }
        }
    }
    return cells;
}

CellSet seen_in(const Scenario& scene) {
    return see(scene.grid, scene.viewer, scene.algorithm, scene.rules).visible;
}

CellSet lit_in(const Scenario& scene) {
    return lighting(level_of(scene), scene.viewer, seen_in(scene), scene.light.value_or(Light{}),
                    scene.rules.range)
        .lit();
}

CellSet dark_in(const Scenario& scene) { return in_range_of(scene).without(seen_in(scene)); }

}  // namespace

std::string told(Quantity quantity, Fraction number) {
    return choose_form(info(quantity).told, compare(number, {1, 1}) == 0, number_in_words(number));
}

bool holds(Relation relation, Fraction left, Fraction right) {
    const int order = compare(left, right);
    const RelationWords& row = row_of(relation);
    return order < 0 ? row.less : order > 0 ? row.more : row.equal;
}

std::string_view in_words(Relation relation) { return row_of(relation).words; }

CellSet cells_that_are(CellState state, const Scenario& scenario) {
    const Standpoint here = standpoint_of(scenario);
    const Scenario& scene = here.scene;
    switch (state) {
        case CellState::seen:
            return seen_in(scene);
        case CellState::dark:
            return dark_in(scene);
        case CellState::lit:
            return lit_in(scene);
        case CellState::remembered:
            return here.walker ? here.walker->memory().seen().without(here.walker->shown())
                               : CellSet(scene.grid.width(), scene.grid.height());
        case CellState::wall:
            return of_opacity(scene.grid, true);
        case CellState::floor:
            return of_opacity(scene.grid, false);
        case CellState::shadow:
            return dark_in(scene).without(in_the_open(scene));
        case CellState::missed:
            return both(dark_in(scene), in_the_open(scene));
        case CellState::out_of_range:
            break;
    }
    const Grid all(scene.grid.width(), scene.grid.height());
    return of_opacity(all, false).without(in_range_of(scene));
}

Result<ConditionAnswer> check(const Condition& condition, const Situation& situation) {
    return std::visit(Checker(situation), condition.what);
}

}  // namespace fovlab
