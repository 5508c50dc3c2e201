#include "app/session/task_words.h"

#include "app/session/words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Entry {
    TaskWord word;
    std::string_view text;
};

constexpr std::array<Entry, static_cast<std::size_t>(TaskWord::count)> k_words{{
    {TaskWord::lessons_button, "Lessons"},
    {TaskWord::tasks_done, "{} of {} tasks done"},
    {TaskWord::all_tasks_done, "all {} tasks done"},
    {TaskWord::no_tasks, "to read, without tasks"},
    {TaskWord::own_lessons, "Lessons of your own: open one of their files with Ctrl+O."},
    {TaskWord::reset_asks, "Forget what you have done of all lessons?"},
    {TaskWord::back_to_lab, "Back to the lab"},
    {TaskWord::go_on, "at page {}"},
    {TaskWord::page_tip, "Page {}: {}"},
    {TaskWord::page_of, "{} of {}"},
    {TaskWord::next_page, "Next"},
    {TaskWord::next_lesson, "Next lesson"},
    {TaskWord::last_page, "The end"},
    {TaskWord::link_lesson, "Opens the lesson {}."},
    {TaskWord::link_copied, "A click copies the address {}"},
    {TaskWord::picture_missing, "The picture {} is not there."},
    {TaskWord::picture_faulty, "The picture {} cannot be shown: {}."},
    {TaskWord::picture_too_many, "The picture {} is one too many: a page shows at most {}."},
    {TaskWord::task_title, "Task {}: {}"},
    {TaskWord::kind_predict, "mark the cells"},
    {TaskWord::kind_choice, "choose"},
    {TaskWord::kind_number, "find the number"},
    {TaskWord::kind_find_step, "find the step"},
    {TaskWord::kind_build, "change the map"},
    {TaskWord::kind_find_bug, "find the mistake"},
    {TaskWord::kind_who, "who sees whom"},
    {TaskWord::done, "done"},
    {TaskWord::done_shown, "shown"},
    {TaskWord::right, "Right."},
    {TaskWord::not_yet, "Not yet."},
    {TaskWord::shown, "This is the answer."},
    {TaskWord::marked_none, "No cell is marked yet."},
    {TaskWord::marked_one, "One cell is marked."},
    {TaskWord::marked, "{} cells are marked."},
    {TaskWord::mark_tools, "On the map: drag to mark cells, drag with the right button to take marks away."},
    {TaskWord::wait, "The map is about the task above: answer that first."},
    {TaskWord::marks_right, "{} right"},
    {TaskWord::marks_missed, "{} missed"},
    {TaskWord::marks_wrong, "{} wrong"},
    {TaskWord::several, "Choose all that fit."},
    {TaskWord::cell_option, "{}, the cell {}"},
    {TaskWord::cell_letter, "{}, on the map"},
    {TaskWord::number_field, "a number"},
    {TaskWord::step_none, "No step is done yet."},
    {TaskWord::step_at_hand, "The step at hand is {}."},
    {TaskWord::this_is_it, "This is it"},
    {TaskWord::mend_it, "Mend it"},
    {TaskWord::who_both, "Each sees the other"},
    {TaskWord::who_a, "Only A sees B"},
    {TaskWord::who_b, "Only B sees A"},
    {TaskWord::who_neither, "Neither sees the other"},
    {TaskWord::map_number, "Map number"},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_words.size(); ++i) {
        if (static_cast<std::size_t>(k_words[i].word) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the words stand in the order of TaskWord");

}  // namespace

std::string_view word(TaskWord which) { return k_words[static_cast<std::size_t>(which)].text; }

std::string worded(TaskWord which, std::initializer_list<std::string> values) {
    return filled(word(which), values);
}

}  // namespace fovlab
