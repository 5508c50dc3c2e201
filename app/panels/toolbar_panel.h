// The line above the map: what to paint with, undo and redo, and how large the map is shown.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void toolbar_panel(PanelContext& ui);

}  // namespace fovlab
