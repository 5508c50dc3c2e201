// The other way round from "why is this cell dark?": what does this wall hide?
//
// Two answers, both found by running the algorithm itself: its umbra, the dark cells that it would hide on an
// otherwise empty map, and what would come to light on this map if the wall were floor. The second is most often a
// part of the first, but not always: exactly on the line between two walls it takes both to hide a cell.
//
// Units: cells. The wall must be an opaque cell of the map and not the viewer's own, which hides nothing (asserts).
// Cost: four runs without a recording. Whoever must not keep a person waiting asks `umbra_is_quick` first.
#pragma once

#include "core/fov/catalogue.h"
#include "core/grid/cell_set.h"

#include <string>

namespace fovlab {

struct Umbra {
    Point wall;
    CellSet hidden;    // dark, and dark still when this is the map's only wall, but not on an empty map
    CellSet revealed;  // dark, and seen when the wall is floor
};

Umbra umbra(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules, Point wall);

// Would the four runs look at no more than some ten million cells, whatever walls there are?
bool umbra_is_quick(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules);

// "By itself the wall at (4, 3) hides 12 cells. Without it 5 cells more would be seen." UTF-8.
std::string sentence(const Umbra& umbra, const Grid& grid);

}  // namespace fovlab
