// The timeline while one walks, the record of its moves, and while one looks at how the level was cut, those steps.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void walk_timeline(PanelContext& ui);

}  // namespace fovlab
