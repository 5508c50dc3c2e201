// The line along the bottom: what is seen and what it cost, where the viewer and the pointer are, and the last message.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void status_line(PanelContext& ui);

}  // namespace fovlab
