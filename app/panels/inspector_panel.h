// The right pane's first panel: why the cell under the pointer is seen or dark, what the last step did, and the light that is
// being scanned and that waits.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void inspector_panel(PanelContext& ui);

}  // namespace fovlab
