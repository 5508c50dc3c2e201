// The list of all algorithms that drops down, with a sentence about each.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// Shows and changes the algorithm of a side; fills the width. `id`: the control's own.
void algorithm_list(PanelContext& ui, ActionId id, Side side);

}  // namespace fovlab
