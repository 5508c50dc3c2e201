// The words on the screen about light and about what stands on the map: words.h, for these.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class LightWord : std::uint8_t {
    lamp_on,
    lamp_torch,
    lamp_none,
    lamp_out,
    lamp_hint,
    falloff_smooth,
    falloff_none,
    falloff_bands,
    torches_heading,
    torches_none,
    torch_in_wall,
    fine_heading,
    fine_intro,
    fine_close,
    fine_times,
    fine_full,
    fine_cut,
    fine_picture,
    fine_spread,
    not_floor,
    viewer_stands,
    too_many_torches,
    no_glyph,
    no_floor,
    stands_here,
    light_by_walk,
    things_heading,
    placed,
    taken_away,
    count,  // not a word: how many there are
};

std::string_view word(LightWord which);

// The text with a value for each of its {}, in order.
std::string worded(LightWord which, std::initializer_list<std::string> values);

}  // namespace fovlab
