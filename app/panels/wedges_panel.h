// The right pane's second panel: the tree of wedges, the one being scanned and those that wait. A wedge that the pointer
// is on, in the tree or on a card, is shown on the map too.
#pragma once

#include "app/panels/panel_context.h"
#include "app/panels/wedge_picture.h"

namespace fovlab {

class WedgesPanel {
public:
    void draw(PanelContext& ui);

private:
    WedgePicture picture_;
};

}  // namespace fovlab
