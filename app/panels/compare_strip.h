// How two runs are shown, and what can be done to both: a strip of buttons above their pictures.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// Into the current window; the height that it needs in it, in window pixels.
// Where height is scarce: in small type, and closed by the tool bar's button alone.
float compare_strip(PanelContext& ui, bool brief);

}  // namespace fovlab
