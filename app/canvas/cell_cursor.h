// The cell cursor: four bold corners around a cell, of a shape that nothing else on the map has. On a map whose cells
// are tiny they stand further off, so that the cursor is found.
#pragma once

#include "app/canvas/draw_kit.h"
#include "core/grid/point.h"

namespace fovlab {

void paint_cell_cursor(const DrawKit& kit, Point cell);

}  // namespace fovlab
