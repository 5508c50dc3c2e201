// The document: everything that one picture depends on.
//
// Small enough to copy, so undo keeps whole scenarios. Units: cells, steps. The viewer is on the map.
#pragma once

#include "core/dungeon/dungeon_plan.h"
#include "core/explore/light.h"
#include "core/explore/thing.h"
#include "core/explore/walk.h"
#include "core/fov/catalogue.h"
#include "core/grid/grid.h"
#include "core/grid/map_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

// How two runs are shown.
enum class Show : std::uint8_t { side_by_side, wipe, difference };

inline constexpr std::array<std::string_view, 3> k_show_names{"side-by-side", "wipe", "difference"};

constexpr std::string_view name(Show show) { return k_show_names[static_cast<std::size_t>(show)]; }

// The run that stands beside the document's own: on the same map, from the same place.
struct Comparison {
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
    Show show = Show::side_by_side;

    friend bool operator==(const Comparison& a, const Comparison& b) {
        return a.algorithm == b.algorithm && a.rules == b.rules && a.show == b.show;
    }
    friend bool operator!=(const Comparison& a, const Comparison& b) { return !(a == b); }
};

struct Scenario {
    Grid grid;
    Point viewer;
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
    std::optional<std::size_t> step;  // steps done; none: all
    std::string title = {};           // of the map, as it was opened; empty where it has none
    std::optional<Comparison> compare = std::nullopt;
    std::vector<LegendEntry> legend = {};  // by glyph
    std::vector<Thing> things = {};        // row by row; each on floor, and of the legend
    std::vector<Torch> torches = {};       // each on the map
    std::optional<Light> light = std::nullopt;
    // Where the map comes from: `grid` is then just the dungeon that this plan makes, and nothing of the legend stands on it.
    std::optional<DungeonPlan> dungeon = std::nullopt;
    std::optional<Walk> walk = std::nullopt;

    friend bool operator==(const Scenario& a, const Scenario& b) {
        return a.grid == b.grid && a.viewer == b.viewer && a.algorithm == b.algorithm && a.rules == b.rules &&
               a.step == b.step && a.title == b.title && a.compare == b.compare && a.legend == b.legend &&
               a.things == b.things && a.torches == b.torches && a.light == b.light &&
               a.dungeon == b.dungeon && a.walk == b.walk;
    }
    friend bool operator!=(const Scenario& a, const Scenario& b) { return !(a == b); }
};

// A document with this map, else with the defaults. Where the map says nothing of the viewer, that is the clear cell
// nearest to the middle, or the middle itself when every cell is opaque.
Scenario with_map(const MapText& map);

// The map's rows in glyphs, with what stands on it and without the viewer.
std::vector<std::string> glyph_rows(const Scenario& scenario);

}  // namespace fovlab
