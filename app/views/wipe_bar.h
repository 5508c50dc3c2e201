// The bar between two pictures that lie over each other, and the names on its sides.
//
// It hears the pointer before the map does, and keeps for itself what is meant for it. Events come with their own places,
// so that the bar is where a fast hand left it. Units: window pixels.
#pragma once

#include "app/canvas/pointer.h"
#include "app/panels/panel_context.h"
#include "core/figure/pixel_rect.h"

#include <optional>
#include <vector>

namespace fovlab {

class WipeBar {
public:
    // `area`: of the pictures, all of it in the current window. What is left of the events is the map's.
    std::vector<PointerEvent> hear(PanelContext& ui, const PixelRect& area,
                                   const std::vector<PointerEvent>& events);
    void paint(const PanelContext& ui, const PixelRect& area) const;

private:
    bool hot_ = false;
    std::optional<double> held_at_;  // how far right of the bar's middle it was pressed; none: it is not held
};

}  // namespace fovlab
