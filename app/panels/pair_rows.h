// The table of the symmetry panel: a row for each algorithm, whether A sees B and B sees A, told by a mark and its colour;
// rows in which only one does stand out. A click shows that algorithm on the map.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// A and B are picked.
void pair_rows(PanelContext& ui);

}  // namespace fovlab
