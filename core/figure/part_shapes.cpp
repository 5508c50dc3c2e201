#include "core/figure/step_parts.h"

#include <algorithm>
#include <cstdlib>

namespace fovlab {
namespace {

constexpr double k_smallest_cell = 9.0;  // below that a diamond is a speck
constexpr int k_most_shapes = 2000;      // of a finished run; the nearest ones

// In octants the whole cell, drawn a little inside of it.
std::vector<Spot> square_in(Point wall) {
    constexpr double in = 0.06;
    const double left = wall.x + in;
    const double top = wall.y + in;
    const double right = wall.x + 1.0 - in;
    const double bottom = wall.y + 1.0 - in;
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

// In quadrants the sides that light is stopped by: as wide as the cell in the middle of its row, nothing at its near and
// far ends.
std::vector<Spot> diamond_in(Point wall) {
    const double x = wall.x;
    const double y = wall.y;
    return {{x + 0.5, y}, {x + 1.0, y + 0.5}, {x + 0.5, y + 1.0}, {x, y + 0.5}};
}

void add_shape(SceneBuilder& scene, Point wall) {
    const bool octants = scene.trace().rows().front().sector.is_octant();
    scene.add(LineShape{.points = octants ? square_in(wall) : diamond_in(wall),
                        .ink = Ink::wall_shape,
                        .width = 1.5,
                        .closed = true,
                        .from_cell = k_smallest_cell});
}

bool is_wall(const SceneBuilder& scene, Point cell) {
    return scene.grid().contains(cell) && scene.grid().opaque(cell);
}

// The walls in the running row's columns, in the row before and in the one after it.
void add_shapes_near_row(SceneBuilder& scene, Sector sector, const LiveWedge& wedge, const Columns& columns) {
    for (int depth = wedge.depth - 1; depth <= wedge.depth + 1; ++depth) {
        for (int column = columns.first - 1; column <= columns.last + 1; ++column) {
            const Point cell = scene.cell_at(sector, {depth, column});
            if (is_wall(scene, cell) && holds(sector, {depth, column})) {
                add_shape(scene, cell);
            }
        }
    }
}

// When nothing is being scanned: the walls that are seen, the nearest first.
void add_seen_shapes(SceneBuilder& scene) {
    const Grid& grid = scene.grid();
    const CellSet seen = scene.trace().visible(scene.frame().step);
    const Point eye = scene.viewer();
    int left = k_most_shapes;
    const int furthest = std::max(grid.width(), grid.height());
    for (int ring = 1; ring <= furthest && left > 0; ++ring) {
        for (int y = std::max(eye.y - ring, 0); y <= std::min(eye.y + ring, grid.height() - 1); ++y) {
            const int step = std::abs(y - eye.y) == ring ? 1 : 2 * ring;
            for (int x = eye.x - ring; x <= eye.x + ring && left > 0; x += step) {
                if (is_wall(scene, {x, y}) && seen.contains({x, y})) {
                    add_shape(scene, {x, y});
                    --left;
                }
            }
        }
    }
}

}  // namespace

void add_shapes(SceneBuilder& scene) {
    if (!scene.shows(Layer::shapes) || scene.trace().rows().empty()) {
        return;  // without wedges a wall has no shape: it stops a line at its cell
    }
    const std::optional<Sector> sector = scene.running_sector();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!sector || !wedge) {
        add_seen_shapes(scene);
        return;
    }
    const std::optional<Columns> columns = scene.columns_of_row(*wedge, 0);
    if (columns) {
        add_shapes_near_row(scene, *sector, *wedge, *columns);
    }
    for (const std::optional<Point>& wall : {wedge->start_by, wedge->end_by}) {
        if (wall && is_wall(scene, *wall) &&
            std::abs(place_of(*sector, *wall - scene.viewer()).depth - wedge->depth) > 1) {
            add_shape(scene, *wall);
        }
    }
}

}  // namespace fovlab
