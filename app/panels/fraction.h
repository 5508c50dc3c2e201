// A slope as one writes it on paper: a fraction as numerator over denominator with the bar between, a whole number
// plain, a float slope as a decimal. The minus stands before the bar.
//
// Units: window pixels; in the font at hand. A fraction is a little higher than a line of text, so whoever sets it in
// a line centres both.
#pragma once

#include "app/panels/panel_context.h"
#include "core/geometry/slope.h"

namespace fovlab {

ImVec2 fraction_size(const PanelContext& ui, const SlopeDigits& digits);
// With its top left corner at a place.
void paint_fraction(const PanelContext& ui, ImDrawList& list, ImVec2 at, const SlopeDigits& digits,
                    ImU32 colour);

}  // namespace fovlab
