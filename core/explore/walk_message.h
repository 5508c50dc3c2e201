// What is said on a walk, in one table.
//
// Names that begin with a capital letter, or with an article, are said as they are: "Igor", "the king".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

enum class WalkMessage : std::uint8_t {
    wall,
    water,
    edge,
    in_the_way,  // who
    door_opens,
    door_found,
    no_stairs,
    stairs_up,
    stairs_nowhere,
    deepest,
    level,        // which
    you_see,      // what
    notices_you,  // who
};

// `who`: what stands in for "{}" where the message has one. Begins with a capital letter.
std::string said(WalkMessage message, std::string_view who = {});

// "the goblin", "a goblin", "an owl"; "a goblin, an owl and a goblin".
std::string the(std::string_view name);
std::string a_or_an(std::string_view name);
std::string listed(const std::vector<std::string>& names);

}  // namespace fovlab
