// What the last change of rules or algorithm costs on this map: its counts before and now, side by side. Nothing where
// no rule was changed, or where that makes no difference.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void rule_cost(PanelContext& ui);

}  // namespace fovlab
