// Reads a lesson from Markdown, and finds all that is wrong with one.
//
// Markdown is parsed with md4c (CommonMark). A fenced block whose word is `scenario`, `page`, `task` or `quiz` says what the page
// shows and asks; any other code is shown as code. lessons/README.md tells the format. Nothing that a lesson says is run.
// Limits: a text of at most 1 MiB, 200 pages, 100 tasks, scenarios as anywhere.
// Errors: line and column in the file, and a sentence. What stands in a block has its place in the file too.
#pragma once

#include "core/grid/result.h"
#include "core/lesson/lesson.h"
#include "core/scenario/scenario_text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_largest_lesson = std::size_t{1} << 20;
inline constexpr std::size_t k_most_pages = 200;
inline constexpr std::size_t k_most_tasks = 100;

// The lesson, or the first fault of its form, its scenarios and its tasks. Whatever is read can be judged. What has to be computed
// is not looked at, so that a lesson opens at once.
Result<Lesson> read_lesson(std::string_view text);

// Every fault, in the order of places: those that hinder reading; and what has to be computed, of all that could be read: tasks
// that cannot be done as they stand, and claims that are not true or whose number is not in the text.
Problems problems_in_lesson(std::string_view text);

// The pictures that it shows, by the names of their files, and the lessons that it links to: whoever knows files checks them.
struct LessonFile {
    std::string name;
    int line = 0;
};
std::vector<LessonFile> files_of(const Lesson& lesson);

// Does a text look like a lesson, and not like a map or a scenario? It begins with a heading, `# `, or its file ends in .md.
bool is_lesson_text(std::string_view text);
bool is_lesson_name(std::string_view name);

}  // namespace fovlab
