// The pages of a lesson as dots in a row: the open one filled, one whose tasks are all done with a tick; a click turns to it.
//
// Where there are more than fit, words say which page it is. Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/course.h"

namespace fovlab {

// Into a box at the cursor.
void page_dots(PanelContext& ui, const Course& course, ImVec2 room);

}  // namespace fovlab
