// What a person can do with lessons, beyond what keys and buttons say by themselves.
//
// Units: pages and tasks count from 0 here; cells.
#pragma once

#include "app/session/lesson_files.h"
#include "core/grid/point.h"
#include "core/lesson/answer.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace fovlab {

// One of the list, by its file. A file of another folder is asked of the storage, which answers with LoadedLessons.
struct OpenLesson {
    std::string file;
};
// A folder's lessons, as the storage has them, and which of them to open.
struct LoadedLessons {
    LessonFolder folder;
    std::string file;   // full name
    bool anew = false;  // it is open already, and was saved by somebody
};
struct GoToPage {
    std::size_t page = 0;
};
// On the map, for a prediction: put a mark on cells, or take it away.
struct MarkCells {
    std::vector<Point> cells;
    bool on = true;
};
// What was chosen or typed in a task's card so far.
struct DraftAnswer {
    std::size_t task = 0;
    Answer answer;
};
struct CheckAnswer {
    std::size_t task = 0;
};
// Once more, from the beginning.
struct TryAgain {
    std::size_t task = 0;
};
struct ShowAnswer {
    std::size_t task = 0;
};
// The map by chance that belongs to a seed.
struct ChooseSeed {
    std::size_t task = 0;
    std::uint32_t seed = 1;
};

// An address that a lesson links to, into the clipboard: the lab opens no pages of the web.
struct CopyAddress {
    std::string address;
};

using LessonAction = std::variant<OpenLesson, LoadedLessons, GoToPage, MarkCells, DraftAnswer, CheckAnswer,
                                  TryAgain, ShowAnswer, ChooseSeed, CopyAddress>;

}  // namespace fovlab
