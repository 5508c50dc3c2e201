// The rows of the action table that are about watchers. The action table alone includes this.
#pragma once

#include "app/session/action_table.h"
#include "app/session/eyes_effects.h"

#include <array>

namespace fovlab {

inline constexpr auto k_eyes_rows = std::to_array<ActionRow>({
    {ActionId::eyes_by_scan,
     "eyes.by-scan",
     "Full scan",
     {},
     "Each watcher finds out all that it sees, by the algorithm and the rules of the lab.",
     EyesEffects::look_by<WatchBy::scan>,
     nullptr},
    {ActionId::eyes_by_line,
     "eyes.by-line",
     "One line",
     {},
     "Each watcher looks for you alone: are you near enough, and is nothing on one line to you? Cheap, and "
     "not always right.",
     EyesEffects::look_by<WatchBy::line>,
     nullptr},
    {ActionId::eyes_shade,
     "eyes.shade",
     "Shade what they see",
     {},
     "Tint the cells that watchers see, also where you see nothing yourself.",
     EyesEffects::shade,
     nullptr},
    {ActionId::eyes_watcher,
     "eyes.watcher",
     "A watcher",
     {},
     "The map shows what this one sees; again: what all of them see.",
     nullptr,
     nullptr},
    {ActionId::eyes_move,
     "eyes.move",
     "Move to the nearest floor",
     {},
     "Put what is inside a wall on the floor that is nearest to it.",
     nullptr,
     nullptr},
});

}  // namespace fovlab
