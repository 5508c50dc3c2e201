// The right pane's second panel: the tree of wedges, the one being scanned and those that wait.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void wedges_panel(PanelContext& ui);

}  // namespace fovlab
