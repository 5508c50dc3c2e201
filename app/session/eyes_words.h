// The words on the screen about watchers: words.h, for eyes.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class EyesWord : std::uint8_t {
    heading,
    none,
    summary,
    watcher,
    both,
    neither,
    it_sees_you,
    you_see_it,
    you_see_it_not_lit,
    cost,
    line_agrees,
    line_sees,
    line_misses,
    differ,
    differ_nowhere,
    differ_unknown,
    stray_heading,
    stray_torch,
    stray_thing,
    stray_no_floor,
    moved,
    move_to,
    more,
    count,  // not a word: how many there are
};

std::string_view word(EyesWord which);

// The text with a value for each of its {}, in order.
std::string worded(EyesWord which, std::initializer_list<std::string> values);

}  // namespace fovlab
