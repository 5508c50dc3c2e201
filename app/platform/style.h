// How the window looks: its fonts at the display's scale, its spacing, and its colours from the palette.
//
// Units: a scale of 1 is 96 dots an inch; text is 15 pixels high there.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/palette.h"

namespace fovlab {

// Puts the lab's fonts into the current context, in place of those that are there. They are drawn with `density`
// dots for each pixel of the window (1 but on displays that count in larger pixels than they have), so that letters
// are crisp everywhere. The texture with the glyphs is the driver's business.
Fonts load_fonts(float scale, float density = 1.0F);

// Sizes and rounding; starts anew from the defaults, so it may be called again when the scale changes.
void apply_spacing(float scale);

void apply_palette(const Palette& palette);

}  // namespace fovlab
