// Reads lessons from wherever files are: all of a folder, with their pictures.
//
// Of a folder the Markdown files count that begin with a heading; a README.md is no lesson unless it is the one asked for.
// Pictures are looked for within the folder alone.
// Limits: those of lesson_files.h, and k_most_picture_bytes for all pictures together; what goes beyond is left out.
// Errors: of a lesson that cannot be read line and column in its file, as read_lesson has them.
#pragma once

#include "app/session/lesson_actions.h"
#include "app/session/lesson_files.h"
#include "app/session/storage.h"
#include "core/grid/result.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_most_picture_bytes = std::size_t{64} << 20;

// The folder that this lesson lies in, as it is now; the lesson itself is among its lessons even where it is broken. Or the
// folder of that name.
// Errors: the file cannot be read.
Result<LessonFolder> read_lesson_folder(Storage& storage, const std::string& file);

// A lesson to be opened, with its folder; an error where that lesson is broken. Of a folder the list, and no lesson.
Result<LoadedLessons> load_lesson(Storage& storage, const std::string& file);

// The lesson of a file alone.
Result<Lesson> read_lesson_file(Storage& storage, const std::string& file);

// What it is, in a few words: "Lesson “Behind a pillar”, 6 pages, 5 tasks".
std::string in_words(const Lesson& lesson);

// The files that a picture of a lesson may be in, the better first: "pictures/x.toml" and "pictures/x.png" for
// "pictures/x.svg". None for a name that leads out of the folder.
std::vector<std::string> picture_files(const std::string& name);

// The files that say what a lesson of a folder shows: its own, and those that its pictures are in or may come to be in.
std::vector<std::string> files_to_watch(const LessonFolder& folder, const std::string& file);

}  // namespace fovlab
