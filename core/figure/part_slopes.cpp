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
void add_half_side(SceneBuilder& scene, Sector sector, const Slope& slope, Place wall) {
    const double edge = to_double(slope) * wall.depth;  // in columns: half a column from the wall's middle
    const double away = edge > wall.column ? 1.0 : -1.0;
    const auto at = [&](double off, double depth) {
        const Spot ahead = scene.reach().at(sector, 0.0, depth);
        const Point aside = offset_of(sector, {0, 1});
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

// Where a line touches the wall that set it: in a quadrant its side, in the middle of the row; in an octant a corner, the
// far right one of the wall where the light starts, the near left one of the wall where it ends.
double touching_depth(Sector sector, Place wall, bool at_start) {
    if (!sector.is_octant()) {
        return wall.depth;
    }
    return at_start ? wall.depth + 0.5 : wall.depth - 0.5;
}

}  // namespace

// South and west look the other way, so their first columns lie on the right hand; so do half of the octants.
LabelShape::Hold hold_beside(Sector sector, bool before) {
    const Point ahead = offset_of(sector, {1, 0});
    const Point aside = offset_of(sector, {0, 1});
    const bool turned = ahead.x * aside.y - ahead.y * aside.x < 0;
    return before != turned ? LabelShape::Hold::left : LabelShape::Hold::right;
}

void add_slope_label(SceneBuilder& scene, Sector sector, const Slope& slope, const char* word, bool at_start,
                     Ink ink) {
    const double value = to_double(slope);
    const Spot end = scene.reach().at(sector, value, scene.reach().depth_of_edge(sector, value));
    scene.label({centre_of(scene.viewer()), end, hold_beside(sector, at_start), word, slope, ink});
}

void add_slope_line(SceneBuilder& scene, Sector sector, const Slope& slope, std::optional<Point> set_by,
                    bool at_start, Ink ink) {
    const double value = to_double(slope);
    scene.line_of_sight(sector, value, ink, 2.0, true);
    if (set_by) {
        const Place place = place_of(sector, *set_by - scene.viewer());
        scene.outline(*set_by, ink, 2.0);
        scene.add(
            DotShape{scene.reach().at(sector, value, touching_depth(sector, place, at_start)), 4.0, ink});
        if (!sector.is_octant()) {
            add_half_side(scene, sector, slope, place);
        }
    }
}

void add_slopes(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!sector || !wedge || !scene.shows(Layer::slopes)) {
        return;
    }
    add_slope_line(scene, *sector, wedge->start, wedge->start_by, true, Ink::start_slope);
    add_slope_line(scene, *sector, wedge->end, wedge->end_by, false, Ink::end_slope);
    if (scene.shows(Layer::labels)) {
        add_slope_label(scene, *sector, wedge->start, "start", true, Ink::start_slope);
        add_slope_label(scene, *sector, wedge->end, "end", false, Ink::end_slope);
    }
}

}  // namespace fovlab
