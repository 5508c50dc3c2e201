#include "core/scenario/scenario.h"

namespace fovlab {
namespace {

Point clear_cell_near_middle(const Grid& grid) {
    const Point middle{grid.width() / 2, grid.height() / 2};
    Point best = middle;
    int nearest = -1;  // square of the distance; none yet
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Point way = Point{x, y} - middle;
            const int distance = way.x * way.x + way.y * way.y;
            if (!grid.opaque({x, y}) && (nearest < 0 || distance < nearest)) {
                nearest = distance;
                best = {x, y};
            }
        }
    }
    return best;
}

}  // namespace

Scenario with_map(const MapText& map) {
    return {map.grid,
            map.viewer ? *map.viewer : clear_cell_near_middle(map.grid),
            Algorithm::symmetric,
            {},
            std::nullopt};
}

std::vector<std::string> glyph_rows(const Scenario& scenario) {
    std::vector<std::string> rows = glyph_rows(scenario.grid);
    for (const Thing& thing : scenario.things) {
        rows[static_cast<std::size_t>(thing.at.y)][static_cast<std::size_t>(thing.at.x)] = thing.glyph;
    }
    return rows;
}

}  // namespace fovlab
