// The hint of the moment: a small card beside the control that it speaks of, with an × and "No more hints".
//
// It keeps clear of the middle of the map: in a window too small for that no card is shown.
#pragma once

#include "app/panels/panel_context.h"

#include <optional>

namespace fovlab {

// Window pixels.
struct ScreenRect {
    float x = 0.0F;
    float y = 0.0F;
    float width = 0.0F;
    float height = 0.0F;

    bool contains(ImVec2 at) const { return at.x >= x && at.y >= y && at.x < x + width && at.y < y + height; }
};

class HintCard {
public:
    // After the panels, whose controls it points at. `map`: where the map is drawn.
    void draw(PanelContext& ui, const ScreenRect& map);

    // Where it lay in the last frame; the map has no pointer there.
    const std::optional<ScreenRect>& rect() const { return rect_; }

private:
    std::optional<ScreenRect> rect_;
};

}  // namespace fovlab
