#include "core/lesson/judge.h"

#include "core/lesson/judging.h"

#include <utility>

namespace fovlab {
namespace {

class Judge {
public:
    Judge(const Asked& asked, const Answer& answer) : asked_(asked), answer_(answer) {}

    Verdict operator()(const Predict& task) const { return judge_predict(task, asked_, answer_); }
    Verdict operator()(const Choice& task) const { return judge_choice(task, asked_, answer_); }
    Verdict operator()(const Number& task) const { return judge_number(task, asked_, answer_); }
    Verdict operator()(const FindStep& task) const { return judge_step(task, asked_, answer_); }
    Verdict operator()(const Build& task) const { return judge_build(task, asked_, answer_); }
    Verdict operator()(const FindBug& task) const { return judge_bug(task, asked_, answer_); }
    Verdict operator()(const WhoSeesWhom& task) const { return judge_pair(task, asked_, answer_); }

private:
    const Asked& asked_;
    const Answer& answer_;
};

class Solver {
public:
    explicit Solver(const Asked& asked) : asked_(asked) {}

    using Solved = std::optional<Answer>;

    Solved operator()(const Predict& task) const {
        Answer answer;
        answer.cells = right_cells(task, asked_);
        return answer;
    }
    Solved operator()(const Choice& task) const {
        Answer answer;
        answer.chosen = right_options(task, asked_);
        return answer.chosen.empty() ? std::nullopt : Solved(answer);
    }
    Solved operator()(const Number& task) const {
        Answer answer;
        const std::optional<std::string> number = right_number(task, asked_);
        answer.number = number.value_or("");
        return number ? Solved(answer) : std::nullopt;
    }
    Solved operator()(const FindStep& task) const {
        Answer answer;
        const std::vector<std::size_t> steps = right_steps(task, asked_);
        answer.step = steps.empty() ? 0 : steps.front();
        return steps.empty() ? std::nullopt : Solved(answer);
    }
    Solved operator()(const Build&) const { return std::nullopt; }
    Solved operator()(const FindBug& task) const {
        Answer answer;
        answer.suspect = task.mistake;
        return answer;
    }
    Solved operator()(const WhoSeesWhom& task) const {
        Answer answer;
        answer.who = right_who(task, asked_);
        return answer;
    }

private:
    const Asked& asked_;
};

}  // namespace

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

std::string letter_of(int option) { return std::string(1, static_cast<char>('A' + option - 1)); }

Verdict judge(const Lesson& lesson, std::size_t task, const Answer& answer) {
    const Task& what = lesson.tasks[task];
    const Asked asked = asked_of(lesson, task, answer.seed);
    Verdict verdict = std::visit(Judge(asked, answer), what.what);
    const std::string& more = verdict.right ? what.explain : what.hint;
    if (!more.empty()) {
        verdict.feedback += " " + more;
    }
    return verdict;
}

std::optional<Answer> right_answer(const Lesson& lesson, std::size_t task,
                                   std::optional<std::uint32_t> seed) {
    const Task& what = lesson.tasks[task];
    std::optional<Answer> answer = std::visit(Solver(asked_of(lesson, task, seed)), what.what);
    if (answer && what.random) {
        answer->seed = seed.value_or(what.random->recipe.seed);
    }
    return answer;
}

}  // namespace fovlab
