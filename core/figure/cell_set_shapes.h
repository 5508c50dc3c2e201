// A set of cells as shapes: a sign on each of them, and the line around them.
//
// Units: as scene.h.
#pragma once

#include "core/figure/scene.h"
#include "core/grid/cell_set.h"

#include <vector>

namespace fovlab {

// Nothing where the set is empty.
void add_signs(std::vector<Shape>& shapes, const CellSet& cells, Sign sign, Ink ink);

// In straight pieces as long as they go: along each line of the grid where one side is in the set and the other is not.
void add_border(std::vector<Shape>& shapes, const CellSet& cells, Ink ink);

}  // namespace fovlab
