// The lab: the map large in the middle, rules and tools on the left, the inspector on the right, the timeline and a
// status line along the bottom.
#pragma once

#include "app/canvas/canvas.h"
#include "app/panels/map_panel.h"
#include "app/panels/panel_context.h"

#include <vector>

namespace fovlab {

class LabView {
public:
    // Draws everything between a new frame and its rendering. `requests` says what the canvas is asked for.
    void draw(PanelContext& ui, const std::vector<PointerEvent>& pointer, const Requests& requests,
              TextureStore& textures);

    const ViewTransform& view() const { return canvas_.view(); }

private:
    Canvas canvas_;
    MapPanel map_panel_;
    float toolbar_height_ = 0.0F;  // that the last frame needed
};

}  // namespace fovlab
