// The words on the screen of what a learner sees of a lesson: its list, its page, and the cards of its tasks.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class TaskWord : std::uint8_t {
    // The list.
    lessons_button,
    tasks_done,
    all_tasks_done,
    no_tasks,
    own_lessons,
    reset_asks,
    back_to_lab,
    go_on,
    // A page.
    page_tip,
    page_of,
    next_page,
    next_lesson,
    last_page,
    link_lesson,
    link_copied,
    picture_missing,
    picture_faulty,
    picture_too_many,
    // A card.
    task_title,
    kind_predict,
    kind_choice,
    kind_number,
    kind_find_step,
    kind_build,
    kind_find_bug,
    kind_who,
    done,
    done_shown,
    right,
    not_yet,
    shown,
    marked_none,
    marked_one,
    marked,
    mark_tools,
    wait,
    marks_right,
    marks_missed,
    marks_wrong,
    several,
    cell_option,
    cell_letter,
    number_field,
    step_none,
    step_at_hand,
    this_is_it,
    mend_it,
    who_both,
    who_a,
    who_b,
    who_neither,
    map_number,
    count,  // not a word: how many there are
};

std::string_view word(TaskWord which);

// The text with a value for each of its {}, in order.
std::string worded(TaskWord which, std::initializer_list<std::string> values);

}  // namespace fovlab
