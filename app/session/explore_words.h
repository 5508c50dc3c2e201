// The words on the screen while one explores: words.h, for walks.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fovlab {

enum class ExploreWord : std::uint8_t {
    walk_heading,
    depth_turn,
    remembered,
    log_heading,
    log_empty,
    memory_heading,
    memory_all,
    memory_off,
    memory_cleared,
    revealed,
    keys_heading,
    explore_heading,
    keys_walk,
    keys_stairs,
    keys_look,
    record,
    one_move,
    one_cut,
    way_walk,
    leave,
    unknown_cell,
    not_while_walking,
    no_comparing,
    too_many_moves,
    no_way,
    title,
    help_walk,
    on_stairs,
    help_look,
    in_view,
    begun,
    came_back,
    count,  // not a word: how many there are
};

std::string_view word(ExploreWord which);

// The text with a value for each of its {}, in order.
std::string worded(ExploreWord which, std::initializer_list<std::string> values);

}  // namespace fovlab
