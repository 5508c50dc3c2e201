// The right pane's first panel: why the cell under the pointer is seen or dark, what the last step did, and what the
// marks on the map stand for.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/scene.h"

namespace fovlab {

// `inks`: of the picture on the screen, for the legend.
void inspector_panel(PanelContext& ui, const InkSet& inks);

// What the last step did, or where the steps stand when there is none: for panels that lie over this one, too.
void step_paragraph(PanelContext& ui);

}  // namespace fovlab
