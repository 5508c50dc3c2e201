// The steps of a run as a bar with a part for each quadrant or octant, or a mark where a ray begins; what is done is
// filled, and dragging goes to any step.
#pragma once

#include "app/panels/panel_context.h"

#include <optional>

namespace fovlab {

// As wide as what is left of the line. `id`: the control's own. Returns the step asked for, if any. `strong`: its grip
// stands out.
std::optional<std::size_t> step_slider(PanelContext& ui, ActionId id, const Run& run, bool strong = true);

}  // namespace fovlab
