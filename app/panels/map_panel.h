// The left pane's map: the gallery, which is always on top, and the panel with the map's size and edges, what changes
// all its cells, maps by chance, and symmetric painting.
#pragma once

#include "app/panels/panel_context.h"

namespace fovlab {

class MapPanel {
public:
    static void gallery_choice(PanelContext& ui);
    void draw(PanelContext& ui);

private:
    // The size being typed, until it is applied or the map changes.
    int width_ = 0;
    int height_ = 0;
    int shown_width_ = 0;
    int shown_height_ = 0;

    void size_fields(PanelContext& ui);
};

}  // namespace fovlab
