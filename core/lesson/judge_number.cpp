// Numbers: counted by the lab, or told by the lesson.
#include "core/grid/point_words.h"
#include "core/grid/small_letters.h"
#include "core/lesson/judging.h"
#include "core/lesson/number_words.h"

namespace fovlab {
namespace {

Result<Fraction> right_value(const Number& task, const Asked& asked) {
    if (task.of) {
        return measure(*task.of, {asked.scenario, &asked.scenario});
    }
    return task.right ? Result<Fraction>(*task.right)
                      : Result<Fraction>(TextError{0, 0, "no number is right"});
}

std::string of_wrong(const Number& task, const Asked& asked, Fraction given, Fraction right) {
    std::string words = std::string(compare(right, given) > 0 ? "It is more than " : "It is less than ") +
                        number_in_words(given) + ".";
    const Scenario scene = standpoint_of(asked.scenario).scene;
    if (task.at && scene.grid.contains(*task.at)) {
        words += " Look at " + in_words(*task.at) + ": " + reason_of(whole_run(scene), *task.at);
    }
    return words;
}

}  // namespace

std::optional<std::string> right_number(const Number& task, const Asked& asked) {
    const Result<Fraction> right = right_value(task, asked);
    return right ? std::optional(number_in_words(right.value())) : std::nullopt;
}

Verdict judge_number(const Number& task, const Asked& asked, const Answer& answer) {
    Verdict verdict;
    const Result<Fraction> given = read_number(answer.number);
    const Result<Fraction> right = right_value(task, asked);
    if (!given || !right) {
        verdict.feedback = with_capital((given ? right : given).error().reason) + ".";
        return verdict;
    }
    verdict.right = compare(given.value(), right.value()) == 0;
    if (verdict.right) {
        verdict.feedback = task.of ? with_capital(told(*task.of, right.value())) + ", as you say."
                                   : "It is " + number_in_words(right.value()) + ", as you say.";
    } else {
        verdict.feedback = of_wrong(task, asked, given.value(), right.value());
        verdict.look_at = task.at;
    }
    return verdict;
}

}  // namespace fovlab
