// The right pane's first panel: why the cell under the pointer is seen or dark, what the last step did, and what the
// marks on the map stand for.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/scene.h"

namespace fovlab {

// `inks`: of the picture on the screen, for the legend.
void inspector_panel(PanelContext& ui, const InkSet& inks);

}  // namespace fovlab
