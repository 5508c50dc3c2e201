// What one walks on: a map with what stands on it and the lights that hang there.
//
// Units: cells. Things stand on floor and are of the legend; torches may hang anywhere on the map.
#pragma once

#include "core/dungeon/dungeon_plan.h"
#include "core/explore/light.h"
#include "core/explore/thing.h"
#include "core/grid/grid.h"

#include <optional>
#include <vector>

namespace fovlab {

struct Level {
    Grid grid;
    Point start;  // where one arrives
    std::vector<LegendEntry> legend = {};
    std::vector<Thing> things = {};
    std::vector<Torch> torches = {};
    // By which the map was made, with its depth; none for a drawn map, from which no stairs lead anywhere.
    std::optional<DungeonPlan> plan = std::nullopt;
};

}  // namespace fovlab
