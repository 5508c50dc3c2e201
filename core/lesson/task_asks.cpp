// Tasks that cannot be done as they stand: what they ask for has to be computed to know.
#include "core/lesson/judge.h"
#include "core/lesson/lesson_fields.h"
#include "core/lesson/task_faults.h"

namespace fovlab {
namespace {

class AskCheck {
public:
    AskCheck(const Lesson& lesson, std::size_t index, TaskDraft& draft)
        : lesson_(lesson), index_(index), draft_(draft), scenario_(lesson.pages[draft.page].scenario) {}

    void operator()(const Predict& predict) {
        const std::optional<Answer> right = right_answer(lesson_, index_);
        if (right && right->cells.empty()) {
            refuse(predict.what == Predict::What::seen ? "kind" : "what",
                   "asks for cells, and there is none to mark");
        }
    }

    void operator()(const Choice& choice) {
        if (!choice.of_cells()) {
            return;
        }
        const std::optional<Answer> right = right_answer(lesson_, index_);
        const std::size_t cells = asked_of(lesson_, index_).cells.size();
        const std::string state(info(choice.which).name);
        if (!right || right->chosen.empty()) {
            refuse(cells_key(), "has no cell that is " + state + "; one at least has to be right");
        } else if (right->chosen.size() == cells) {
            refuse(cells_key(), "has only cells that are " + state + "; one at least has to be wrong");
        }
    }

    void operator()(const Number& number) {
        if (number.of) {
            const Result<Fraction> measured = measure(*number.of, {*scenario_, &*scenario_});
            if (!measured) {
                refuse("of", "cannot be counted here: " + measured.error().reason);
            }
        }
    }

    void operator()(const FindStep&) {
        if (!right_answer(lesson_, index_)) {
            refuse_whole("no step of this page's run does what the task asks for");
        }
    }

    void operator()(const Build& build) {
        bool all = true;
        for (const Condition& goal : build.goals) {
            const Result<ConditionAnswer> answer = check(goal, {*scenario_, &*scenario_});
            if (!answer) {
                refuse("goal", "cannot be judged here: `" + goal.words + "`: " + answer.error().reason);
                return;
            }
            all = all && answer.value().holds;
        }
        if (all) {
            refuse("goal", "holds on the page's map already, so that nothing is left to build");
        }
    }

    void operator()(const FindBug& bug) {
        const Rules wrong = with_mistake(scenario_->rules, bug.mistake);
        const Point from = scenario_->viewer;
        if (!info(bug.mistake).of_walks &&
            see(scenario_->grid, from, scenario_->algorithm, wrong).visible ==
                see(scenario_->grid, from, scenario_->algorithm, scenario_->rules).visible) {
            refuse("mistake",
                   "changes nothing of what is seen on this page's map, so that nobody can find it");
        }
    }
    void operator()(const WhoSeesWhom&) {}

private:
    std::string_view cells_key() const { return draft_.task.random ? "random" : "cells"; }
    void refuse_whole(std::string reason) { draft_.reading.refuse(k_whole_block, std::move(reason)); }
    void refuse(std::string_view key, std::string reason) {
        const toml::node* node = draft_.table.get(key);
        const std::string words = "`" + std::string(key) + "` " + std::move(reason);
        if (node) {
            draft_.reading.refuse(*node, words);
        } else {
            refuse_whole(words);
        }
    }

    const Lesson& lesson_;
    std::size_t index_;
    TaskDraft& draft_;
    const std::optional<Scenario>& scenario_;
};

}  // namespace

void check_what_tasks_ask(LessonDraft& draft) {
    for (std::size_t i = 0; i < draft.tasks.size(); ++i) {
        TaskDraft& task = draft.tasks[i];
        if (task.is_read && task.reading.ok() && !draft.scenario_is_broken[task.page]) {
            std::visit(AskCheck(draft.lesson, i, task), task.task.what);
        }
    }
}

}  // namespace fovlab
