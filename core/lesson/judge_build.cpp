// Building: do all the goals hold on the map as it is now?
#include "core/grid/small_letters.h"
#include "core/lesson/judging.h"

namespace fovlab {

std::vector<Verdict::Goal> goals_now(const Build& build, const Scenario& now, const Scenario& before) {
    std::vector<Verdict::Goal> goals;
    for (const Condition& goal : build.goals) {
        const Result<ConditionAnswer> answer = check(goal, {now, &before});
        goals.push_back(answer ? Verdict::Goal{answer.value().holds, answer.value().words}
                               : Verdict::Goal{false, with_capital(answer.error().reason) + "."});
    }
    return goals;
}

Verdict judge_build(const Build& task, const Asked& asked, const Answer& answer) {
    const Scenario& now = answer.built ? *answer.built : asked.scenario;
    Verdict verdict;
    verdict.goals = goals_now(task, now, asked.scenario);
    std::size_t held = 0;
    const Verdict::Goal* failing = nullptr;
    for (std::size_t i = 0; i < verdict.goals.size(); ++i) {
        const Verdict::Goal& goal = verdict.goals[i];
        held += goal.holds ? 1U : 0U;
        if (!goal.holds && failing == nullptr) {
            failing = &goal;
            if (const Result<ConditionAnswer> why = check(task.goals[i], {now, &asked.scenario})) {
                verdict.look_at = why.value().look_at;
            }
        }
    }
    verdict.right = failing == nullptr;
    if (failing == nullptr) {
        verdict.feedback = verdict.goals.size() == 1 ? "Done. " : "All of it holds. ";
        verdict.feedback += verdict.goals.empty() ? "" : verdict.goals.front().words;
        return verdict;
    }
    if (verdict.goals.size() > 1) {
        verdict.feedback = std::to_string(held) + " of " + std::to_string(verdict.goals.size()) +
                           (held == 1 ? " goals holds. " : " goals hold. ");
    }
    verdict.feedback += "Still to do: " + failing->words;
    return verdict;
}

}  // namespace fovlab
