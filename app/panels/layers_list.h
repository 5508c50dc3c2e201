// The button that drops a list of the picture's layers, each with a check mark and its key.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void layers_button(PanelContext& ui, ImVec2 size);

}  // namespace fovlab
