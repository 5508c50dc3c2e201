// A whole wedge as an area of the map: from its first row to its last, between its slopes as each row began.
//
// Units: as scene.h.
#pragma once

#include "core/figure/scene.h"
#include "core/fov/catalogue.h"
#include "core/trace/wedge_tree.h"

namespace fovlab {

// Adds it over what the scene holds. A wedge without rows is drawn as the row that it would have had. The tree is
// that of the recording and has the wedge (asserts).
void add_wedge_shape(Scene& scene, const Recording& recording, const WedgeTree& tree, int wedge);

}  // namespace fovlab
