// Draws the shapes of a scene: polygons, lines, discs, dots and ties; over them the text as core/figure sets it.
#pragma once

#include "app/canvas/draw_kit.h"
#include "core/figure/scene.h"

#include <optional>

namespace fovlab {

// `pointed`: the cell whose coordinates stand out.
void paint_shapes(const DrawKit& kit, const Scene& scene, std::optional<Point> pointed);

}  // namespace fovlab
