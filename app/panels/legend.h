// What the colours, lines and marks of the picture mean: an entry for each that it holds, and no others.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/scene.h"

namespace fovlab {

void legend(PanelContext& ui, const InkSet& inks);

}  // namespace fovlab
