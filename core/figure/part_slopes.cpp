#include "core/figure/step_parts.h"

namespace fovlab {

void add_slope_label(SceneBuilder& scene, Quadrant quadrant, const Slope& slope, const char* word,
                     double side, Ink ink) {
    const double value = to_double(slope);
    const Spot end = scene.reach().at(quadrant, value, scene.reach().depth_of_edge(quadrant, value));
    // East and south count columns the other way round on the screen than north and west.
    const bool turned = quadrant == Quadrant::south || quadrant == Quadrant::west;
    scene.label({centre_of(scene.viewer()), end, turned ? -side : side, word, slope, ink});
}

void add_slope_line(SceneBuilder& scene, Quadrant quadrant, const Slope& slope, std::optional<Point> set_by,
                    Ink ink) {
    const double value = to_double(slope);
    scene.line_of_sight(quadrant, value, ink, 2.0, true);
    if (set_by) {
        // The line touches the wall's side in the middle of its row.
        const Place place = place_of(quadrant, *set_by - scene.viewer());
        scene.outline(*set_by, ink, 2.0);
        scene.add(DotShape{scene.reach().at(quadrant, value, place.depth), 4.0, ink});
    }
}

void add_slopes(SceneBuilder& scene) {
    const std::optional<Quadrant> quadrant = scene.running_quadrant();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!quadrant || !wedge || !scene.shows(Layer::slopes)) {
        return;
    }
    add_slope_line(scene, *quadrant, wedge->start, wedge->start_by, Ink::start_slope);
    add_slope_line(scene, *quadrant, wedge->end, wedge->end_by, Ink::end_slope);
    if (scene.shows(Layer::labels)) {
        add_slope_label(scene, *quadrant, wedge->start, "start", -1.0, Ink::start_slope);
        add_slope_label(scene, *quadrant, wedge->end, "end", 1.0, Ink::end_slope);
    }
}

}  // namespace fovlab
