#include "core/figure/step_parts.h"

namespace fovlab {

void add_row(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!sector || !wedge || !scene.shows(Layer::row)) {
        return;
    }
    if (const std::optional<Columns> columns = scene.columns_of_row(*wedge, 1)) {
        scene.box(scene.cell_at(*sector, {wedge->depth, columns->first}),
                  scene.cell_at(*sector, {wedge->depth, columns->last}), Ink::row, 2.0);
    }
}

void add_cell(SceneBuilder& scene) {
    const Frame& frame = scene.frame();
    if (scene.shows(Layer::row) && frame.cell && frame.step < scene.trace().size()) {
        scene.outline(*frame.cell, Ink::cell, 2.5);
    }
}

}  // namespace fovlab
