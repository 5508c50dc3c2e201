// Who watches: each watcher with what it sees of the viewer and the viewer of it, what looking costs by a full scan and by one
// line, and where the two say otherwise; and lights and eyes that stand inside walls.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/scene.h"

namespace fovlab {

// `inks`: those of the picture, for the legend.
void eyes_panel(PanelContext& ui, const InkSet& inks);

}  // namespace fovlab
