// The hint of the moment: a small card beside the control that it speaks of, with an × and "No more hints".
//
// It keeps clear of the middle of the map: in a window too small for that no card is shown.
#pragma once

#include "app/panels/panel_context.h"
#include "core/figure/pixel_rect.h"

#include <optional>

namespace fovlab {

class HintCard {
public:
    // After the panels, whose controls it points at. `map`: where the map is drawn.
    void draw(PanelContext& ui, const PixelRect& map);

    // Where it lay in the last frame; the map has no pointer there.
    const std::optional<PixelRect>& rect() const { return rect_; }

private:
    std::optional<PixelRect> rect_;
};

}  // namespace fovlab
