// The left pane's dungeon: how it is made, with sliders that make it anew at once; and, while the cuts are shown, what the step
// does and the tree of cuts.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void dungeon_panel(PanelContext& ui);

}  // namespace fovlab
