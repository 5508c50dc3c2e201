#include "app/session/lesson_words.h"

#include "app/session/words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Entry {
    LessonWord word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(LessonWord::count)> k_words{{
    {LessonWord::built_in_title, "The course"},
    {LessonWord::folder_title, "Lessons in {}"},
    {LessonWord::not_read, "{}: {}"},
    {LessonWord::no_such_lesson, "There is no lesson “{}” in this folder."},
    {LessonWord::renewed, "“{}” was saved, and is shown as it is now."},
    {LessonWord::not_renewed, "The file as it was saved cannot be shown, so the page stays: {}."},
    {LessonWord::steps_wait, "The steps wait until your marks are checked."},
    {LessonWord::page_title, "{}, page {}"},
    {LessonWord::address_copied, "The address {} is copied: paste it into a browser."},
    {LessonWord::handed_in, "Your results are copied: paste them where your teacher wants them."},
    {LessonWord::nothing_to_hand_in, "There is nothing to copy yet: no task was answered."},
    {LessonWord::reset_done, "All tasks are as if never answered."},
    {LessonWord::came_back, "Back in the lab; F2 opens the lesson again."},
    {LessonWord::mine_back, "Your own map of this page is back."},
    {LessonWord::hand_in_title, "FOV Lab: {} of {} tasks done"},
    {LessonWord::hand_in_lesson, "{}: {} of {}"},
    {LessonWord::hand_in_right, "right, at try {}"},
    {LessonWord::hand_in_right_first, "right, at once"},
    {LessonWord::hand_in_shown, "the answer was shown"},
    {LessonWord::hand_in_tried, "not right yet, tries: {}"},
    {LessonWord::hand_in_open, "not answered"},
    {LessonWord::hand_in_seed, "map {}"},
    {LessonWord::is_gone, "the file is no longer there"},
    {LessonWord::no_such_page, "There is no such page."},
    {LessonWord::lesson_about, "Lesson “{}”, {}, {}"},
    {LessonWord::one_page, "1 page"},
    {LessonWord::pages, "{} pages"},
    {LessonWord::one_task, "1 task"},
    {LessonWord::tasks, "{} tasks"},
    {LessonWord::no_painting, "This page is to look at. “All controls” brings the tools."},
    {LessonWord::map_waits, "The map stays as it is until your answer is checked."},
    {LessonWord::not_asked_for, "This cell is not asked for."},
    {LessonWord::undo_ends,
     "Here this page began. Page Up turns back, and “Back to my map” has what you changed there."},
    {LessonWord::help_marks,
     "Drag to mark cells; begin on a mark, or use the right button, to take marks away."},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of LessonWord");

}  // namespace

std::string_view word(LessonWord which) { return k_words[static_cast<std::size_t>(which)].text; }

std::string worded(LessonWord which, std::initializer_list<std::string> values) {
    return filled(word(which), values);
}

}  // namespace fovlab
