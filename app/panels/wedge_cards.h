// The call view: a card for the wedge that is being scanned and one for each that waits, in the order in which they will
// be scanned, with the numbers that the map shows beside them.
//
// With the scan order recursion the cards are a stack of calls, with by depth a queue; a line says which.
#pragma once

#include "app/panels/panel_context.h"

#include <optional>

namespace fovlab {

// The wedge whose card the pointer is on, if any.
std::optional<int> wedge_cards(PanelContext& ui);

}  // namespace fovlab
