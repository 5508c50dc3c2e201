// The right pane's third panel: the source that runs, or the same in pseudocode or Python, with the line that spoke last
// marked, the values of the moment beside their lines, and breaks in the gutter.
//
// What the session doesn't know stays here: which folds are open, and how far the listing is scrolled.
#pragma once

#include "app/panels/code_lines.h"
#include "app/panels/panel_context.h"

namespace fovlab {

class CodePanel {
public:
    void draw(PanelContext& ui);

private:
    CodeLines lines_;
};

}  // namespace fovlab
