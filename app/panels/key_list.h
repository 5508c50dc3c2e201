// All keys and what the pointer does, over the window. Escape or ? closes it.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void key_list(PanelContext& ui);

}  // namespace fovlab
