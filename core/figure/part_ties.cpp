#include "core/figure/step_parts.h"
#include "core/figure/tie.h"

namespace fovlab {
namespace {

void add_tie(SceneBuilder& scene, Sector sector, const Tie& tie) {
    const Spot at = scene.reach().at(sector, tie.half_columns / (2.0 * tie.depth), tie.depth);
    if (at.x >= 0.0 && at.y >= 0.0 && at.x <= scene.grid().width() && at.y <= scene.grid().height()) {
        scene.add(TieShape{at});
    }
}

}  // namespace

// A quadrant's own ±1 passes through a centre in every row: only the running one is told. The spot at which a slope
// touches the wall that set it has a mark of its own.
void add_ties(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    // In an octant no centre decides, and halves are not rounded.
    if (!sector || sector->is_octant() || !wedge || !scene.shows(Layer::ties)) {
        return;
    }
    const auto of_slope = [&](const Slope& slope, const std::optional<Point>& set_by) {
        const int set_at = set_by ? place_of(*sector, *set_by - scene.viewer()).depth : wedge->depth - 1;
        for (const Tie& tie : ties_between(slope, set_at + 1, wedge->depth)) {
            add_tie(scene, *sector, tie);
        }
    };
    of_slope(wedge->start, wedge->start_by);
    of_slope(wedge->end, wedge->end_by);
}

void add_ties_of_cell(SceneBuilder& scene, const Why& why) {
    if (!scene.shows(Layer::ties) || !why.sector || why.sector->is_octant() || !why.place || !why.start ||
        !why.end) {
        return;
    }
    for (const Slope& slope : {*why.start, *why.end}) {
        const std::optional<Tie> tie = tie_at(slope, why.place->depth);
        if (tie && tie->half_columns == 2 * why.place->column) {
            add_tie(scene, *why.sector, *tie);
        }
    }
}

}  // namespace fovlab
