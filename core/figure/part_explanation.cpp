#include "core/figure/step_parts.h"

namespace fovlab {
namespace {

// The light that decided: for a cell outside it the slope that it missed, for one inside both.
void add_deciding_slopes(SceneBuilder& scene, const Why& why) {
    if (!why.quadrant || !why.start || !why.end) {
        return;
    }
    if (why.centred || why.left_of_start) {
        add_slope_line(scene, *why.quadrant, *why.start, why.start_by, Ink::start_slope);
    }
    if (why.centred || !why.left_of_start) {
        add_slope_line(scene, *why.quadrant, *why.end, why.end_by, Ink::end_slope);
    }
    scene.add(DotShape{centre_of(why.cell), 3.0, Ink::sight_line});
}

}  // namespace

void add_explanation(SceneBuilder& scene, const Why& why) {
    if (!scene.shows(Layer::explanation)) {
        return;
    }
    if (!why.decided_after(scene.frame().step, scene.trace())) {
        // Lines of a decision that is still to come would mix with those of the step.
        scene.outline(why.cell, Ink::sight_line, 2.0);
        return;
    }
    add_deciding_slopes(scene, why);
    if (!why.visible()) {
        scene.add(LineShape{.points = {centre_of(scene.viewer()), centre_of(why.cell)},
                            .ink = Ink::sight_line,
                            .width = 2.0,
                            .cased = true});
    }
    for (const Point wall : why.walls) {
        scene.outline(wall, Ink::blame, 3.0);
    }
    scene.outline(why.cell, Ink::sight_line, 2.0);
}

}  // namespace fovlab
