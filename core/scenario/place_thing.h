// Placing and taking away what stands on a map: watchers, items, marks, and torches, which hang anywhere.
//
// Units: cells. What stands somewhere has an entry of the legend; the first one of its kind, or a usual one that is made when
// there is none: `g` a goblin that sees 8 cells far, `!` a potion, `^` a rune (other glyphs where those are taken). The map of
// a dungeon that somebody stands on is a drawn one from then on, since only drawn maps keep what stands on them.
#pragma once

#include "core/explore/level.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fovlab {

// Why nothing can be placed there.
enum class NoPlace : std::uint8_t { off_map, not_floor, viewer, too_many_torches, no_glyph };

// One of that kind to the cell, or, where one is already, away from it. Something of another kind makes room; torches are
// apart, and stay. None: it was done.
std::optional<NoPlace> place_thing(Scenario& scenario, ThingKind kind, Point cell);

// Takes away what stands at a cell, its torch as well; was there anything?
bool take_away_things(Scenario& scenario, Point cell);

// What stands there and hangs there, for a sentence: "goblin (watcher, sees 8 cells far), torch of radius 6"; empty where nothing does.
std::string things_in_words(const Scenario& scenario, Point cell);
std::string things_in_words(const Level& level, const Rules& rules, Point cell);

}  // namespace fovlab
