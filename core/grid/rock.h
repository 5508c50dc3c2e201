// Solid rock: wall with no open ground beside it, of which there is nothing to see or to ask.
//
// Units: cells.
#pragma once

#include "core/grid/point.h"
#include "core/grid/terrain.h"

#include <optional>

namespace fovlab {

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
