// Where a link of a lesson leads: to another lesson, or to an address, which is copied.
#pragma once

#include "app/panels/panel_context.h"

#include <string>

namespace fovlab {

// Does it lead to a lesson?
bool leads_to_lesson(const std::string& link);
void follow_link(PanelContext& ui, const std::string& link);

}  // namespace fovlab
