// What two compared runs say of the explained cell, one under the other, and how their answers differ.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

void both_why_section(PanelContext& ui);
void difference_section(PanelContext& ui);

}  // namespace fovlab
