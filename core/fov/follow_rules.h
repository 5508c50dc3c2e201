// The rules of a run that stands beside another one, when that one's change.
#pragma once

#include "core/fov/rules.h"

namespace fovlab {

// Each rule that was as `before` becomes as `after`; what was of its own stays.
void follow_rules(Rules& rules, const Rules& before, const Rules& after);

}  // namespace fovlab
