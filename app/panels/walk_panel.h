// The walk in words: the level and the turn, what happened last, what is remembered, and the keys.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/pen.h"

namespace fovlab {

// `inks`: of the picture that is shown, for the legend.
void walk_panel(PanelContext& ui, const InkSet& inks);

}  // namespace fovlab
