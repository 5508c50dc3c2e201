// What is not drawn of a map: solid rock, and what nobody has seen.
//
// Units: cells.
#pragma once

#include "core/figure/scene.h"

#include <optional>

namespace fovlab {

inline constexpr CellLook k_unseen{Terrain::wall, SightState::unknown, ShownBy::all, Fog::unseen};

// Is a cell wall with no open ground among its eight neighbours? `terrain_of` a point gives what is known to be there,
// nothing off the map.
template <class TerrainOf>
bool is_rock(Point cell, TerrainOf terrain_of) {
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const std::optional<Terrain> here = terrain_of(cell + Point{dx, dy});
            if (here && *here != Terrain::wall) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace fovlab
