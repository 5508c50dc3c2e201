// The bar between two pictures that lie over each other, and the names on its sides.
//
// It is taken hold of before the pictures are drawn, so that a press on it is none on the map, and painted when they are.
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/pixel_rect.h"

namespace fovlab {

class WipeBar {
public:
    // `area`: of the pictures, all of it in the current window.
    void take(PanelContext& ui, const PixelRect& area);
    void paint(const PanelContext& ui, const PixelRect& area) const;

private:
    bool hot_ = false;
    double held_at_ = 0.0;  // how far right of the bar's middle it was pressed
};

}  // namespace fovlab
