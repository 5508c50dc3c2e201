// The symmetry panel's lower part: how many pairs of clear cells there are, how many see each other and how many one way
// only; and the one-way partners of a cell, each a click away from being asked as A and B.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void one_way_section(PanelContext& ui);

}  // namespace fovlab
