#include "core/figure/step_parts.h"

namespace fovlab {

namespace {

// Beside the wall, in cells; drawn where a cell has so many pixels.
constexpr double k_measure_off = 0.16;
constexpr double k_measure_tick = 0.06;
constexpr double k_note_off = 0.34;
constexpr double k_measure_from = 30.0;
constexpr double k_note_from = 44.0;

// Tells that the line touches the wall's side in its middle: a measure of the half side from its near corner there.
void add_half_side(SceneBuilder& scene, Quadrant quadrant, const Slope& slope, Place wall) {
    const double edge = to_double(slope) * wall.depth;  // in columns: half a column from the wall's middle
    const double away = edge > wall.column ? 1.0 : -1.0;
    const auto at = [&](double off, double depth) {
        const Spot ahead = scene.reach().at(quadrant, 0.0, depth);
        const Point aside = offset_of(quadrant, {0, 1});
        const double column = edge + away * off;
        return Spot{ahead.x + aside.x * column, ahead.y + aside.y * column};
    };
    const auto line = [&](Spot from, Spot to) {
        scene.add(
            LineShape{.points = {from, to}, .ink = Ink::measure, .width = 1.2, .from_cell = k_measure_from});
    };
    const double near = wall.depth - 0.5;
    const double middle = wall.depth;
    line(at(k_measure_off, near), at(k_measure_off, middle));
    for (const double depth : {near, middle}) {
        line(at(k_measure_off - k_measure_tick, depth), at(k_measure_off + k_measure_tick, depth));
    }
    scene.add(NoteShape{at(k_note_off, (near + middle) / 2.0), "\u00BD", Ink::measure, k_note_from});
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
        add_half_side(scene, quadrant, slope, place);
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
