// The part of `why` that reads the wedges of a whole recording: symmetric and recursive shadowcasting.
//
// Units: as why.h, which alone is for others to include.
#pragma once

#include "core/explain/why.h"

namespace fovlab {

// The cell is not the viewer's; `so_far` says what is known without wedges.
Why explain_by_wedges(const Trace& trace, const Why& so_far);

}  // namespace fovlab
