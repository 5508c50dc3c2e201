// The right pane's panel of symmetry: do two cells see each other, under every algorithm, and why; and how many pairs of
// the whole map see each other one way only.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/scene.h"

namespace fovlab {

// `inks`: of the picture on the screen, for the legend.
void symmetry_panel(PanelContext& ui, const InkSet& inks);

}  // namespace fovlab
