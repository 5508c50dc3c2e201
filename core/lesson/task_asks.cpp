// Tasks that cannot be done as they stand: what they ask for has to be computed to know.
#include "core/lesson/lesson_fields.h"
#include "core/lesson/task_faults.h"

namespace fovlab {
namespace {

class AskCheck {
public:
    AskCheck(const Lesson& lesson, TaskDraft& draft)
        : draft_(draft), scenario_(lesson.pages[draft.page].scenario) {}

    void operator()(const Predict&) {}
    void operator()(const Choice&) {}

    void operator()(const Number& number) {
        if (number.of) {
            const Result<Fraction> measured = measure(*number.of, {*scenario_, &*scenario_});
            if (!measured) {
                refuse("of", "cannot be counted here: " + measured.error().reason);
            }
        }
    }

    void operator()(const FindStep&) {}

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

    void operator()(const FindBug&) {}
    void operator()(const WhoSeesWhom&) {}

private:
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

    TaskDraft& draft_;
    const std::optional<Scenario>& scenario_;
};

}  // namespace

void check_what_tasks_ask(LessonDraft& draft) {
    for (TaskDraft& task : draft.tasks) {
        if (task.is_read && task.reading.ok() && !draft.scenario_is_broken[task.page]) {
            std::visit(AskCheck(draft.lesson, task), task.task.what);
        }
    }
}

}  // namespace fovlab
