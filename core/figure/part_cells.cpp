#include "core/figure/step_parts.h"

namespace fovlab {

void add_cells(SceneBuilder& scene) {
    const Grid& grid = scene.grid();
    const std::vector<SightState> sight = sight_map(scene.trace(), scene.frame(), scene.rules().range);
    std::vector<CellLook> cells(sight.size());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const std::size_t index = grid.index({x, y});
            cells[index] = {grid.at({x, y}), sight[index]};
        }
    }
    scene.set_cells(std::move(cells));
}

}  // namespace fovlab
