#include "core/figure/step_parts.h"
#include "core/geometry/columns.h"

namespace fovlab {
namespace {

// The running wedge draws its own slopes, just after the step that decided they are the same.
bool is_running(const SceneBuilder& scene, Sector sector, const Slope& slope, bool start) {
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    return scene.shows(Layer::slopes) && scene.running_sector() == sector && wedge &&
           to_double(start ? wedge->start : wedge->end) == to_double(slope);
}

// The light that decided: for a cell outside it the slope that it missed, for one inside both.
void add_deciding_slopes(SceneBuilder& scene, const Why& why) {
    if (!why.sector || !why.start || !why.end) {
        return;
    }
    const auto add = [&](const Slope& slope, std::optional<Point> set_by, const char* word, bool at_start,
                         Ink ink) {
        if (is_running(scene, *why.sector, slope, at_start)) {
            return;
        }
        add_slope_line(scene, *why.sector, slope, set_by, at_start, ink);
        if (scene.shows(Layer::labels)) {
            add_slope_label(scene, *why.sector, slope, word, at_start, ink);
        }
    };
    if (why.centred || why.left_of_start) {
        add(*why.start, why.start_by, "start", true, Ink::start_slope);
    }
    if (why.centred || !why.left_of_start) {
        add(*why.end, why.end_by, "end", false, Ink::end_slope);
    }
}

// From the viewer to the middle of the cell in question: its slope is what the sentence compares.
void add_line_to_centre(SceneBuilder& scene, const Why& why) {
    const Spot from = centre_of(scene.viewer());
    const Spot to = centre_of(why.cell);
    scene.add(LineShape{.points = {from, to}, .ink = Ink::sight_line, .width = 2.0, .cased = true});
    scene.add(DotShape{to, 3.0, Ink::sight_line});
    if (why.place && scene.shows(Layer::labels)) {
        const Slope slope = centre_slope(*why.sector, *why.place);
        scene.label(
            {from, to, hold_beside(*why.sector, why.left_of_start), "centre", slope, Ink::sight_line});
    }
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
    add_rays_of_cell(scene, why);
    const bool ray_shows_it = why.visible() && !why.rays.empty();
    if (why.cell != scene.viewer() && !ray_shows_it) {
        add_line_to_centre(scene, why);
        add_ties_of_cell(scene, why);
    }
    for (const Point wall : why.walls) {
        scene.outline(wall, Ink::blame, 3.0);
    }
    scene.outline(why.cell, Ink::sight_line, 2.0);
}

}  // namespace fovlab
