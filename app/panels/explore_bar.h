// The bar above the picture of a walk: the three ways to look, what is shown, undo and the size of cells, and the way out.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// Its height in pixels: on a narrow window it takes several lines.
float explore_bar(PanelContext& ui);

// Over the picture while everything is shown, in a colour used for nothing else.
void reveal_note(PanelContext& ui, ImVec2 at, ImVec2 size);

}  // namespace fovlab
