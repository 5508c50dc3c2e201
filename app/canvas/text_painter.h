// Draws the text of a scene where core/figure has placed it: labels on plates with their fractions, and numbers.
#pragma once

#include "app/canvas/draw_kit.h"
#include "core/figure/picture_text.h"

#include <optional>

namespace fovlab {

// Set and placed for this window.
PictureText text_of(const DrawKit& kit, const Scene& scene, std::optional<Point> pointed);

void paint_text(const DrawKit& kit, const Scene& scene, std::optional<Point> pointed);

}  // namespace fovlab
