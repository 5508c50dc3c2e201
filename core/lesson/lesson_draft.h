// A lesson as it is read, with where everything stands and all that was found wrong so far. Only this room's sources include
// this.
#pragma once

#include "core/lesson/lesson.h"
#include "core/lesson/lesson_faults.h"
#include "core/lesson/markdown.h"
#include "core/lesson/task_fields.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace fovlab {

struct LessonDraft {
    // A claim with its place in the file; what it says is in its page's claims.
    struct ClaimPlace {
        std::size_t page = 0;
        std::size_t claim = 0;
        int line = 0;
        int column = 0;
    };

    Markdown markdown;  // the drafts of tasks point at its parts
    Lesson lesson;
    std::vector<TaskDraft> tasks;  // as many as the lesson has
    // Of each page: its scenario, or the one that it goes on with, could not be read.
    std::vector<bool> scenario_is_broken;
    std::vector<ClaimPlace> claims;
    LessonFaults faults;
};

// Pages, scenarios, tasks and claims, each read by itself.
LessonDraft draft_lesson(std::string_view text);

}  // namespace fovlab
