// A map of noise: each cell is a wall with the same chance, whatever its neighbours are. The hardest test of a
// field of view, and what caves begin with.
//
// Units: cells; the chance in hundredths, 0 to 100.
#pragma once

#include "core/dungeon/random.h"
#include "core/grid/grid.h"

namespace fovlab {

// `clear` is on the map and becomes floor.
Grid noise(int width, int height, int walls_in_hundred, Point clear, Random& random);

}  // namespace fovlab
