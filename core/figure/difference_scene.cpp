#include "core/figure/difference_scene.h"

#include "core/compare/difference.h"
#include "core/figure/step_parts.h"

#include <cassert>
#include <utility>

namespace fovlab {
namespace {

std::vector<CellLook> looks_of(const Grid& grid, const CellSet& left, const CellSet& right) {
    const Difference apart = difference(left, right);
    std::vector<CellLook> cells(grid.index({grid.width() - 1, grid.height() - 1}) + 1);
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Point cell{x, y};
            CellLook& look = cells[grid.index(cell)];
            look.terrain = grid.at(cell);
            look.sight = left.contains(cell) || right.contains(cell) ? SightState::visible : SightState::dark;
            if (apart.removed.contains(cell)) {
                look.shown_by = ShownBy::left;
            } else if (apart.added.contains(cell)) {
                look.shown_by = ShownBy::right;
            }
        }
    }
    return cells;
}

}  // namespace

Scene difference_scene(const RunSoFar& left, const RunSoFar& right, Layers layers,
                       std::optional<Point> cell) {
    const Trace& trace = left.recording.trace;
    assert(trace.grid() == right.recording.trace.grid() && trace.viewer() == right.recording.trace.viewer());
    if (left.recording.rules.range != right.recording.rules.range) {
        layers.reset(static_cast<std::size_t>(Layer::range));
    }
    Frame frame;
    frame.step = trace.size();  // of no single step
    SceneBuilder scene(left.recording, frame, layers);
    scene.set_cells(
        looks_of(trace.grid(), trace.visible(left.steps), right.recording.trace.visible(right.steps)));
    add_range_edge(scene);
    if (cell && scene.shows(Layer::explanation)) {
        scene.outline(*cell, Ink::cell, 2.0);
    }
    add_coordinates(scene);
    scene.add(DiscShape{centre_of(scene.viewer()), 0.32});
    return scene.take();
}

}  // namespace fovlab
