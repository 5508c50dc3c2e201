// Mistakes on purpose: which rule is wrong, and how one sees that another one is kept.
#include "core/grid/each_cell.h"
#include "core/grid/point_words.h"
#include "core/lesson/judging.h"

namespace fovlab {
namespace {

// What a run comes to: what is in sight, and of a walk what is known.
struct Outcome {
    CellSet sight;
    CellSet known;
};

Outcome outcome(const Scenario& scenario, std::optional<Mistake> mistake) {
    if (!scenario.walk) {
        const Rules rules = mistake ? with_mistake(scenario.rules, *mistake) : scenario.rules;
        const CellSet seen = see(scenario.grid, scenario.viewer, scenario.algorithm, rules).visible;
        return {seen, seen};
    }
    const WalkRules rules =
        mistake ? with_mistake(walk_rules_of(scenario), *mistake) : walk_rules_of(scenario);
    const Journey journey(level_of(scenario), scenario.viewer, rules, scenario.walk->moves);
    return {journey.walker().in_sight(), journey.walker().memory().seen()};
}

std::optional<Point> first_of(const CellSet& cells) {
    std::optional<Point> first;
    each_cell(cells, [&first](Point cell) { first = first ? first : std::optional(cell); });
    return first;
}

CellSet either(const CellSet& a, const CellSet& b) {
    CellSet cells = a;
    each_cell(b, [&cells](Point cell) { cells.insert(cell); });
    return cells;
}

CellSet differing(const CellSet& a, const CellSet& b) { return either(a.without(b), b.without(a)); }

// A cell that tells the two apart: how it is, and how it would be.
struct Example {
    Point cell;
    std::string is;
    std::string would_be;
};

// A cell that would be otherwise if this rule were broken, and is not.
std::optional<Example> example(const CellSet& right, const CellSet& broken, const CellSet& now,
                               std::string_view yes, std::string_view no) {
    const CellSet kept = differing(right, broken).without(differing(right, now));
    const std::optional<Point> cell = first_of(kept);
    if (!cell) {
        return std::nullopt;
    }
    const bool is = now.contains(*cell);
    return Example{*cell, std::string(is ? yes : no), std::string(is ? no : yes)};
}

std::optional<Example> kept_by(const Scenario& scenario, Mistake made, Mistake suspect) {
    const Outcome right = outcome(scenario, std::nullopt);
    const Outcome now = outcome(scenario, made);
    const Outcome broken = outcome(scenario, suspect);
    if (const auto sight = example(right.sight, broken.sight, now.sight, "seen", "dark")) {
        return sight;
    }
    return scenario.walk ? example(right.known, broken.known, now.known, "known", "unknown") : std::nullopt;
}

}  // namespace

Verdict judge_bug(const FindBug& task, const Asked& asked, const Answer& answer) {
    Verdict verdict;
    if (!answer.suspect) {
        verdict.feedback = "No rule is chosen yet: which one does this run break?";
        return verdict;
    }
    verdict.right = *answer.suspect == task.mistake;
    const MistakeInfo& suspect = info(*answer.suspect);
    if (verdict.right) {
        verdict.feedback =
            std::string(suspect.wrong) + " The rule as it should be: " + std::string(suspect.rule);
        return verdict;
    }
    const std::string kept = "“" + std::string(suspect.rule) + "” is kept here";
    if (const std::optional<Example> seen = kept_by(asked.scenario, task.mistake, *answer.suspect)) {
        verdict.look_at = seen->cell;
        verdict.feedback = kept + ": else " + in_words(seen->cell) + " would be " + seen->would_be +
                           ", and it is " + seen->is + ".";
    } else {
        verdict.feedback = kept + ", and mending it would change nothing on this map.";
    }
    return verdict;
}

}  // namespace fovlab
