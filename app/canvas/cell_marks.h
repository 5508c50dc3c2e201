// The marks on cells that tell without colour what is known of them: hatching for the dark, a stipple for light on its
// way, a bright side for walls that are seen.
#pragma once

#include "app/canvas/draw_kit.h"
#include "core/figure/scene.h"

namespace fovlab {

// The cells of a scene that are in view.
struct CellWindow {
    int left = 0;
    int top = 0;
    int right = 0;  // one past the last
    int bottom = 0;
};

CellWindow cells_in_view(const DrawKit& kit, const Scene& scene);

// Of a cell on the map.
CellLook look_at(const Scene& scene, Point cell);

// Nothing where cells are too small for it.
void paint_cell_marks(const DrawKit& kit, const Scene& scene, const CellWindow& window);

}  // namespace fovlab
