// What shows on the map that a stroke is painted in its images too: the axes of mirrors, the middle of turns.
#pragma once

#include "app/canvas/draw_kit.h"
#include "core/grid/symmetry.h"

namespace fovlab {

// Nothing without symmetry. Width and height of the map are in cells.
void paint_axes(const DrawKit& kit, Symmetry symmetry, int width, int height);

}  // namespace fovlab
