// The line above the map: what to paint with, undo and redo, and how large the map is shown. Where it does not fit it
// goes on in a line below.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// The height that it needs, in pixels.
float toolbar_panel(PanelContext& ui);

}  // namespace fovlab
