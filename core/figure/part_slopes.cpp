#include "core/figure/step_parts.h"

namespace fovlab {

namespace {

constexpr double k_bracket = 0.14;       // cells beside the wall
constexpr double k_bracket_from = 30.0;  // pixels a cell

// Around the half side of the wall that the line passes: from its near corner to the middle of the row.
void add_bracket(SceneBuilder& scene, Quadrant quadrant, const Slope& slope, Place wall, Ink ink) {
    const double edge = to_double(slope) * wall.depth;  // in columns: half a column from the wall's middle
    const double out = edge > wall.column ? k_bracket : -k_bracket;
    const auto at = [&](double column, double depth) {
        const Spot eye = scene.reach().at(quadrant, 0.0, depth);
        const Point aside = offset_of(quadrant, {0, 1});
        return Spot{eye.x + aside.x * column, eye.y + aside.y * column};
    };
    const double near = wall.depth - 0.5;
    scene.add(LineShape{
        .points = {at(edge, near), at(edge + out, near), at(edge + out, wall.depth), at(edge, wall.depth)},
        .ink = ink,
        .width = 1.5,
        .mark = Mark::solid,
        .from_cell = k_bracket_from});
}

}  // namespace

// South and west look the other way, so their first columns lie on the right hand.
LabelShape::Hold hold_beside(Quadrant quadrant, bool before) {
    const bool turned = quadrant == Quadrant::south || quadrant == Quadrant::west;
    return before != turned ? LabelShape::Hold::left : LabelShape::Hold::right;
}

void add_slope_label(SceneBuilder& scene, Quadrant quadrant, const Slope& slope, const char* word,
                     bool at_start, Ink ink) {
    const double value = to_double(slope);
    const Spot end = scene.reach().at(quadrant, value, scene.reach().depth_of_edge(quadrant, value));
    scene.label({centre_of(scene.viewer()), end, hold_beside(quadrant, at_start), word, slope, ink});
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
        add_bracket(scene, quadrant, slope, place, ink);
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
        add_slope_label(scene, *quadrant, wedge->start, "start", true, Ink::start_slope);
        add_slope_label(scene, *quadrant, wedge->end, "end", false, Ink::end_slope);
    }
}

}  // namespace fovlab
