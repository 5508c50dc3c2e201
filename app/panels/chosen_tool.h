// Which of the buttons for tools are pressed: the terrain painted with, the way of painting, and the symmetry.
#pragma once

#include "app/session/action.h"
#include "app/session/session.h"

namespace fovlab {

bool is_chosen_tool(const Session& session, ActionId id);

}  // namespace fovlab
