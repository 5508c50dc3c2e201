#include "core/figure/step_parts.h"

namespace fovlab {
namespace {

// Straight ahead: 1, 2, 3 … rows away from the viewer, as far as the map and the range go.
void add_depths(SceneBuilder& scene, Sector sector, std::optional<int> without) {
    const Range& range = scene.rules().range;
    int last = 0;
    while (scene.grid().contains(scene.cell_at(sector, {last + 1, 0})) &&
           range.contains(offset_of(sector, {last + 1, 0}))) {
        ++last;
    }
    if (last > 0) {
        const Spot eye = centre_of(scene.viewer());
        const Spot first = scene.reach().at(sector, 0.0, 1.0);
        scene.add(RulerShape{.first = first,
                             .step = {first.x - eye.x, first.y - eye.y},
                             .from = 1,
                             .to = last,
                             .without = without});
    }
}

// Across the running row: … −1, 0, 1 …, and its number at the row's first end.
void add_columns(SceneBuilder& scene, Sector sector, int depth, const Columns& columns) {
    const Spot first = centre_of(scene.cell_at(sector, {depth, columns.first}));
    const Point aside = offset_of(sector, {0, 1});
    scene.add(RulerShape{
        .first = first, .step = {aside.x * 1.0, aside.y * 1.0}, .from = columns.first, .to = columns.last});
    LabelShape label;
    label.origin = first;
    label.anchor = {first.x - aside.x * 0.5, first.y - aside.y * 0.5};
    label.hold = LabelShape::Hold::beyond;
    label.word = "row";
    label.value = Slope(Fraction{depth, 1});
    label.ink = Ink::row;
    scene.label(std::move(label));
}

}  // namespace

void add_coordinates(SceneBuilder& scene) {
    if (!scene.shows(Layer::coordinates)) {
        return;
    }
    for (const RulerShape& ruler : map_rulers(scene.grid().width(), scene.grid().height())) {
        scene.add(ruler);
    }
}

std::array<RulerShape, 2> map_rulers(int width, int height) {
    return {RulerShape{.first = {0.5, 0.0},
                       .step = {1.0, 0.0},
                       .from = 0,
                       .to = width - 1,
                       .side = RulerShape::Side::above},
            RulerShape{.first = {0.0, 0.5},
                       .step = {0.0, 1.0},
                       .from = 0,
                       .to = height - 1,
                       .side = RulerShape::Side::left}};
}

void add_numbers(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    if (!sector || !scene.shows(Layer::numbers)) {
        return;
    }
    std::optional<int> taken;
    if (const std::optional<LiveWedge>& wedge = scene.frame().running) {
        if (const std::optional<Columns> columns = scene.columns_of_row(*wedge, 0)) {
            add_columns(scene, *sector, wedge->depth, *columns);
            if (columns->first <= 0 && columns->last >= 0) {
                taken = wedge->depth;  // its cell has a column's number
            }
        }
    }
    add_depths(scene, *sector, taken);
}

}  // namespace fovlab
