// The tree of a dungeon's cuts as a picture that grows with the steps: the whole map on top, under each piece the two that it
// was cut into, and below them the rooms.
//
// Each piece keeps its place from the first step on, so that nothing moves while the tree grows. A piece that was cut shows the
// line of its cut, one that has its room is filled, and the one that the step is about is marked as on the map.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// As wide as the panel. Only while the cuts are shown.
void cut_tree(PanelContext& ui);

}  // namespace fovlab
