#include "core/lesson/read_lesson.h"

#include "core/lesson/claim_faults.h"
#include "core/lesson/lesson_draft.h"
#include "core/lesson/task_faults.h"

#include <utility>

namespace fovlab {
namespace {

void gather(LessonDraft& draft) {
    for (const TaskDraft& task : draft.tasks) {
        if (!task.reading.ok()) {
            draft.faults.add(*task.part, task.reading.problems());
        }
    }
}

LessonDraft read_draft(std::string_view text) {
    LessonDraft draft = draft_lesson(text);
    check_tasks(draft);
    for (const TaskDraft& task : draft.tasks) {
        draft.lesson.tasks.push_back(task.task);
    }
    return draft;
}

}  // namespace

Result<Lesson> read_lesson(std::string_view text) {
    LessonDraft draft = read_draft(text);
    gather(draft);
    if (!draft.faults.none()) {
        return draft.faults.problems().told.front();
    }
    return std::move(draft.lesson);
}

Problems problems_in_lesson(std::string_view text) {
    LessonDraft draft = read_draft(text);
    check_what_tasks_ask(draft);
    check_claims(draft);
    gather(draft);
    return draft.faults.problems();
}

}  // namespace fovlab
