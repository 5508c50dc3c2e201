// The words on the screen of lessons and their tasks: words.h, for lessons.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class LessonWord : std::uint8_t {
    built_in_title,
    folder_title,
    not_read,
    no_such_lesson,
    renewed,
    not_renewed,
    steps_wait,
    page_title,
    address_copied,
    handed_in,
    nothing_to_hand_in,
    reset_done,
    came_back,
    mine_back,
    hand_in_title,
    hand_in_lesson,
    hand_in_right,
    hand_in_right_first,
    hand_in_shown,
    hand_in_tried,
    hand_in_open,
    hand_in_seed,
    is_gone,
    no_such_page,
    lesson_about,
    one_page,
    pages,
    one_task,
    tasks,
    no_painting,
    map_waits,
    not_asked_for,
    undo_ends,
    help_marks,
    count,  // not a word: how many there are
};

std::string_view word(LessonWord which);

// The text with a value for each of its {}, in order.
std::string worded(LessonWord which, std::initializer_list<std::string> values);

}  // namespace fovlab
