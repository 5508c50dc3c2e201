// What one walks on: a map with what stands on it and the lights that hang there.
//
// Units: cells. Things stand on floor and are of the legend; torches may hang anywhere on the map.
#pragma once

#include "core/dungeon/dungeon_plan.h"
#include "core/explore/light.h"
#include "core/explore/thing.h"
#include "core/grid/grid.h"

#include <algorithm>
#include <optional>
#include <string>
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

// What a glyph stands for; none where the legend does not name it.
inline const LegendEntry* entry_of(const std::vector<LegendEntry>& legend, char glyph) {
    const auto found = std::find_if(legend.begin(), legend.end(),
                                    [&](const LegendEntry& entry) { return entry.glyph == glyph; });
    return found == legend.end() ? nullptr : &*found;
}

// What it is called; things without a name of their own by their kind.
inline std::string name_of(const LegendEntry& entry) {
    return entry.name.empty() ? std::string(name(entry.kind)) : entry.name;
}

}  // namespace fovlab
