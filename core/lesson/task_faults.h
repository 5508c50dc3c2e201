// What is wrong with a task on its page, beyond how its block is written. Only this room's sources include this.
#pragma once

#include "core/lesson/lesson_draft.h"

namespace fovlab {

// Those without which no answer could be judged: no scenario, cells off the map, names of nothing, options that are not there.
// They are refused in the tasks' readings. Sets what a task takes from its page: its question, the marks A and B.
void check_tasks(LessonDraft& draft);

// Those that have to be computed: nothing to mark or to find, goals that hold from the start, no cell right or all. Only of
// tasks that are good so far. `lesson`: as it would be read.
void check_what_tasks_ask(LessonDraft& draft);

}  // namespace fovlab
