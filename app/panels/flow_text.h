// Sentences in which fractions stand as on paper, numerator over denominator: "its centre, −2/5, lies …".
//
// Lines break at blanks; a line with a fraction in it is a little higher. Units: window pixels; in the font at hand.
#pragma once

#include "app/panels/panel_context.h"

#include <string_view>

namespace fovlab {

// How high the words get within a width.
float flow_height(const PanelContext& ui, std::string_view words, float width);
void paint_flow(const PanelContext& ui, ImVec2 at, float width, std::string_view words, Ink ink);

}  // namespace fovlab
