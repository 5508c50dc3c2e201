// The part of `why` that asks the straight line from the viewer to the cell, as `lines` draws it, and the rays.
//
// Units: as why.h, which alone is for others to include.
#pragma once

#include "core/explain/why.h"

namespace fovlab {

// For a dark cell in range: a shadow where a wall stands on its line, else missed. Fills the line, the wall to blame and
// the step that met it, or the walls that the exact line cuts.
void explain_by_line(const Trace& trace, Why& why);

// For algorithms of rays: which ray showed the cell, or what became of those that might have.
void explain_by_rays(const Recording& recording, Why& why);

}  // namespace fovlab
