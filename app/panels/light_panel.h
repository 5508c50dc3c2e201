// The light panel: the viewer's lamp, light that is everywhere, how light fades, the torches one by one, and the way to finer
// light.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void light_panel(PanelContext& ui);

// The tools that place what stands on the map, as a row of buttons, each so wide.
void thing_tools(PanelContext& ui, float width);

}  // namespace fovlab
