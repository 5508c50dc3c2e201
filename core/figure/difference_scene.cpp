#include "core/figure/difference_scene.h"

#include "core/figure/step_parts.h"
#include "core/trace/sight_map.h"

#include <cassert>
#include <vector>

namespace fovlab {
namespace {

std::vector<SightState> sight_of(const RunSoFar& run) {
    return sight_map(run.recording.trace, run.frame, run.recording.rules.range);
}

// A cell that one of the two has found dark is dark; one that neither has decided is unknown.
SightState sight_of_both(SightState left, SightState right) {
    for (const SightState decided : {SightState::visible, SightState::dark}) {
        if (left == decided || right == decided) {
            return decided;
        }
    }
    return SightState::unknown;
}

std::vector<CellLook> looks_of(const RunSoFar& left, const RunSoFar& right) {
    const Grid& grid = left.recording.trace.grid();
    const std::vector<SightState> of_left = sight_of(left);
    const std::vector<SightState> of_right = sight_of(right);
    std::vector<CellLook> cells(of_left.size());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const std::size_t index = grid.index({x, y});
            const bool by_left = of_left[index] == SightState::visible;
            const bool by_right = of_right[index] == SightState::visible;
            CellLook& look = cells[index];
            look.terrain = grid.at({x, y});
            look.sight = sight_of_both(of_left[index], of_right[index]);
            look.shown_by = by_left == by_right ? ShownBy::all : by_left ? ShownBy::left : ShownBy::right;
        }
    }
    return cells;
}

}  // namespace

Scene difference_scene(const RunSoFar& left, const RunSoFar& right, Layers layers,
                       const DifferenceRemarks& remarks) {
    const Trace& trace = left.recording.trace;
    assert(trace.grid() == right.recording.trace.grid() && trace.viewer() == right.recording.trace.viewer());
    if (left.recording.rules.range != right.recording.rules.range) {
        layers.reset(static_cast<std::size_t>(Layer::range));
    }
    Frame frame;
    frame.step = trace.size();  // of no single step
    SceneBuilder scene(left.recording, frame, layers);
    scene.set_cells(looks_of(left, right));
    add_range_edge(scene);
    if (remarks.cell && scene.shows(Layer::explanation)) {
        scene.outline(*remarks.cell, Ink::sight_line, 2.0);
    }
    add_coordinates(scene);
    add_viewer_and_pair(scene, remarks.partners, remarks.pair);
    return scene.take();
}

}  // namespace fovlab
