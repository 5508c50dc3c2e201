// The right pane's third panel: the program that runs, the line that spoke last marked.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

class CodePanel {
public:
    void draw(PanelContext& ui);
};

}  // namespace fovlab
