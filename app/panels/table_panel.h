// The table of all algorithms on this map: what each sees, how much it looks at, and its one-way pairs. A heading sorts,
// a row is shown on the map.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void table_panel(PanelContext& ui);

}  // namespace fovlab
