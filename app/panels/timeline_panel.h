// The bottom panel: play, speed, strides, and the slider on which every step of the run can be reached.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void timeline_panel(PanelContext& ui);

}  // namespace fovlab
