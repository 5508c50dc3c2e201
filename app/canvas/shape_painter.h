// Draws the shapes of a scene: polygons, lines, discs, dots and labels with their fractions.
#pragma once

#include "app/canvas/draw_kit.h"
#include "core/figure/scene.h"

namespace fovlab {

void paint_shapes(const DrawKit& kit, const Scene& scene);

}  // namespace fovlab
