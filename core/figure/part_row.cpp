#include "core/figure/step_parts.h"

namespace fovlab {

void add_row(SceneBuilder& scene) {
    const std::optional<Quadrant> quadrant = scene.running_quadrant();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!quadrant || !wedge || !scene.shows(Layer::row)) {
        return;
    }
    const RowBegan& row = scene.trace().rows()[static_cast<std::size_t>(wedge->row)].began;
    // Columns far off the map would only draw a line into nowhere.
    int first = row.first;
    int last = row.last;
    const auto near_map = [&](int column) {
        const Point cell = scene.cell_at(*quadrant, {wedge->depth, column});
        return cell.x >= -1 && cell.y >= -1 && cell.x <= scene.grid().width() &&
               cell.y <= scene.grid().height();
    };
    while (first <= last && !near_map(first)) {
        ++first;
    }
    while (last >= first && !near_map(last)) {
        --last;
    }
    if (first <= last) {
        scene.box(scene.cell_at(*quadrant, {wedge->depth, first}),
                  scene.cell_at(*quadrant, {wedge->depth, last}), Ink::row, 2.0);
    }
}

void add_cell(SceneBuilder& scene) {
    const Frame& frame = scene.frame();
    if (scene.shows(Layer::row) && frame.cell && frame.step < scene.trace().size()) {
        scene.outline(*frame.cell, Ink::cell, 2.5);
    }
}

}  // namespace fovlab
