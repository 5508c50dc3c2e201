// Above a picture that is compared: whose it is, its algorithm, the rules in which it differs from the other side, and
// what it counts. A click on it chooses the side.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

// Into the current window. The height that it needs in it, in window pixels; nothing moves when the counts do.
// Where height is scarce: only the sign and the algorithm.
float compare_header(PanelContext& ui, Side side, bool brief);

// The sign of a side, as the picture of the difference marks its cells, in a square of that size.
void side_sign(const PanelContext& ui, Side side, ImVec2 at, float size);

// Such as "left", and "left: Recursive shadowcasting".
std::string_view side_word(Side side);
std::string side_and_algorithm(const PanelContext& ui, Side side);

// The rules of a side that the other has not, of those that its algorithm uses: "floor: any, radius: 6".
std::string rules_apart(const Session& session, Side side);

}  // namespace fovlab
