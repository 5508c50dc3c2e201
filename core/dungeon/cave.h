// Caves: noise that is smoothed until walls and hollows hang together, and of which all floor is joined.
//
// Each pass makes a wall of every cell that has at least five walls among itself and its eight neighbours, and floor
// of every other; the map's edge is wall. Then the largest hollow is kept, a tunnel leads to it from the
// clear cell where that lies elsewhere, and all other floor becomes wall. Few walls give open ground with rocks,
// about 45 in a hundred caves, many a small chamber alone.
//
// Units: cells; the share of walls that it begins with in hundredths, 0 to 100.
// Source: Jim Babcock, 2005, "Cellular Automata Method for Generating Random Cave-Like Levels".
#pragma once

#include "core/dungeon/random.h"
#include "core/grid/grid.h"

namespace fovlab {

// `clear` is on the map; it becomes floor, and so do its neighbours that are not on the map's edge.
Grid caves(int width, int height, int walls_in_hundred, Point clear, Random& random);

}  // namespace fovlab
