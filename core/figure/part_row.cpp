#include "core/figure/step_parts.h"

namespace fovlab {

void add_row(SceneBuilder& scene) {
    const std::optional<Quadrant> quadrant = scene.running_quadrant();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!quadrant || !wedge || !scene.shows(Layer::row)) {
        return;
    }
    if (const std::optional<Columns> columns = scene.columns_of_row(*wedge, 1)) {
        scene.box(scene.cell_at(*quadrant, {wedge->depth, columns->first}),
                  scene.cell_at(*quadrant, {wedge->depth, columns->last}), Ink::row, 2.0);
    }
}

void add_cell(SceneBuilder& scene) {
    const Frame& frame = scene.frame();
    if (scene.shows(Layer::row) && frame.cell && frame.step < scene.trace().size()) {
        scene.outline(*frame.cell, Ink::cell, 2.5);
    }
}

}  // namespace fovlab
