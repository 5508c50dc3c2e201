// Maps by chance: what to ask for, and what comes of it. The same recipe, size and clear cell give the same map on
// every machine.
//
// Units: cells; the share of walls in hundredths, 0 to 100 (what lies outside counts as the nearest of these).
#pragma once

#include "core/grid/grid.h"

#include <cstdint>

namespace fovlab {

enum class MapKind : std::uint8_t { caves, noise };

struct MapRecipe {
    MapKind kind = MapKind::caves;
    std::uint32_t seed = 1;
    int walls_in_hundred = 45;

    friend constexpr bool operator==(const MapRecipe& a, const MapRecipe& b) {
        return a.kind == b.kind && a.seed == b.seed && a.walls_in_hundred == b.walls_in_hundred;
    }
    friend constexpr bool operator!=(const MapRecipe& a, const MapRecipe& b) { return !(a == b); }
};

// `clear` is on the map and becomes floor: somebody stands there.
Grid make_map(const MapRecipe& recipe, int width, int height, Point clear);

}  // namespace fovlab
