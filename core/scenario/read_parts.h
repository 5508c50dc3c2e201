// The parts of a scenario that lie on its map: the map itself, the viewer, things, torches and rooms. Each refuses what is
// wrong. Only scenario_text.cpp includes this.
#pragma once

#include "core/dungeon/dungeon.h"
#include "core/scenario/scenario.h"
#include "core/scenario/toml_reading.h"

#include <optional>
#include <vector>

namespace fovlab {

// How far places on the map go.
struct MapSize {
    int width = 1;
    int height = 1;
};

// The legend, by glyph.
std::vector<LegendEntry> read_legend(TomlReading& reading, const toml::node& value);

// Map and viewer as the text gives them, and what stands on the map by the legend.
struct MapPart {
    Grid grid;
    std::optional<Point> viewer;
    std::vector<Thing> things;
};
// `map` or [dungeon] is there, and not both; `viewer` may be. None where something was refused, or neither is there.
// `dungeon`: the one that was made; null where none could be.
std::optional<MapPart> read_map(TomlReading& reading, const toml::table& table,
                                const std::vector<LegendEntry>& legend, const Dungeon* dungeon);

std::vector<Torch> read_torches(TomlReading& reading, const toml::node& value, MapSize size);
std::vector<Room> read_rooms(TomlReading& reading, const toml::node& value, MapSize size);

}  // namespace fovlab
