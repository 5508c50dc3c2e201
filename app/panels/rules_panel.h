// The left pane's first panel: the algorithm and its rules.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void rules_panel(PanelContext& ui);

}  // namespace fovlab
