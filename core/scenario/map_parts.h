// What becomes of the things and torches of a document when its map changes. (Rooms are the map's own: grid.h.)
//
// Units: cells. Each is called after the grid was changed.
#pragma once

#include "core/scenario/scenario.h"

namespace fovlab {

// Cells were painted: what stands where floor no longer is, is gone. Torches hang anywhere and stay.
void drop_buried(Scenario& scenario);

// The map was grown or cropped: what was at (x, y) is now at (x, y) + shift. What lies off the map is lost.
void move_parts(Scenario& scenario, Point shift);

// Another map came: nothing of what was on the old one stays, nor a walk over it.
void forget_parts(Scenario& scenario);

}  // namespace fovlab
