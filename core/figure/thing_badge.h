// How what stands on a map looks in a picture: a watcher is an eye, an item a diamond, a mark a post, a torch a flame of its
// own colour. All but flames have their letter.
//
// Units: as scene.h.
#pragma once

#include "core/explore/level.h"
#include "core/figure/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

// In what state it is seen: as it is, as it is remembered, or only because everything is shown.
enum class ThingLook : std::uint8_t { plain, remembered, revealed };

BadgeShape badge_of(const LegendEntry& entry, Point at, ThingLook look = ThingLook::plain);
BadgeShape badge_of(const Torch& torch, ThingLook look = ThingLook::plain);

// The form that goes with the ink of a kind of thing; of a remembered one that of an item.
BadgeShape::Form form_of(Ink ink);

// What a map has that stands on it; it refers to a scenario or a level.
struct Standing {
    const std::vector<LegendEntry>& legend;
    const std::vector<Thing>& things;
    const std::vector<Torch>& torches;
};

}  // namespace fovlab
