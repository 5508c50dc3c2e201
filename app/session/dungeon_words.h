// The words on the screen about a dungeon's making: words.h, for dungeons.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class DungeonWord : std::uint8_t {
    heading,
    drawn_map,
    rooms_heading,
    inside_heading,
    width,
    height,
    min_area,
    max_cuts,
    room_width,
    room_height,
    depth,
    corner_coin,
    corner_across,
    corner_down,
    facts,
    facts_open,
    made,
    tree_heading,
    tree_before,
    tree_click,
    piece,
    piece_cut,
    piece_room,
    piece_whole,
    count,  // not a word: how many there are
};

std::string_view word(DungeonWord which);

// The text with a value for each of its {}, in order.
std::string worded(DungeonWord which, std::initializer_list<std::string> values);

}  // namespace fovlab
