// Where labels stand so that each can be read: kept in view, and moved apart where they would overlap.
//
// Units: window pixels.
#pragma once

#include "app/canvas/view_transform.h"

#include <vector>

namespace fovlab {

struct LabelBox {
    Spot origin;  // the line that the label belongs to comes from here …
    Spot anchor;  // … and ends here, in view or not
    double side = 0.0;
    double width = 0.0;
    double height = 0.0;
};

// The top left corners, in the order of the labels.
std::vector<Spot> lay_out(const std::vector<LabelBox>& labels, const PixelRect& area, double gap);

}  // namespace fovlab
