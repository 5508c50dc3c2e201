#include "core/explore/fine_light.h"

#include "core/fov/catalogue.h"
#include "core/grid/each_cell.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <string>
#include <utility>

namespace fovlab {
namespace {

// Cells of the map, both included.
struct Part {
    Point first;
    Point last;

    int width() const { return last.x - first.x + 1; }
    int height() const { return last.y - first.y + 1; }
};

// What is in range, and a cell more for the walls around it.
Part part_in_reach(const Grid& map, Point viewer, const Range& range) {
    const int reach = std::min(range.radius.last_depth() + 1, Grid::k_max_side);
    return {{std::max(viewer.x - reach, 0), std::max(viewer.y - reach, 0)},
            {std::min(viewer.x + reach, map.width() - 1), std::min(viewer.y + reach, map.height() - 1)}};
}

std::optional<TextError> too_large(const Part& part, int times) {
    const int side = std::max(part.width(), part.height()) * times;
    if (side <= Grid::k_max_side) {
        return std::nullopt;
    }
    return TextError{0, 0,
                     "what is in reach would be " + std::to_string(side) + " fine cells wide, and at most " +
                         std::to_string(Grid::k_max_side) +
                         " are built; a smaller radius or a coarser grid makes it small enough"};
}

bool is_cut(Terrain terrain) { return terrain == Terrain::wall || terrain == Terrain::secret_door; }

// A cell's walls in n × n fine cells. A fine cell's centre lies in the corner that is cut off when its distances to both sides,
// together, are less than half a cell: exactly so on the diagonal, which belongs to the wall.
class Shape {
public:
    Shape(const Grid& map, const FineRules& rules) : map_(map), rules_(rules) {}

    bool is_wall(Point cell, Point fine) const {
        if (!map_.opaque(cell)) {
            return false;
        }
        if (rules_.shape != WallShape::cut || !is_cut(map_.at(cell))) {
            return true;
        }
        const int last = rules_.times - 1;
        const bool right = fine.x > last - fine.x;
        const bool low = fine.y > last - fine.y;
        const int across = right ? last - fine.x : fine.x;
        const int down = low ? last - fine.y : fine.y;
        const bool in_corner = 2 * (across + down + 1) < rules_.times;
        return !in_corner || !is_open(cell, {right ? 1 : -1, low ? 1 : -1});
    }

private:
    // The three cells around a corner.
    bool is_open(Point cell, Point corner) const {
        return !map_.opaque(cell + Point{corner.x, 0}) && !map_.opaque(cell + Point{0, corner.y}) &&
               !map_.opaque(cell + corner);
    }

    const Grid& map_;
    const FineRules& rules_;
};

Radius times_finer(Radius radius, int times) {
    return radius.is_unlimited() ? radius : Radius(std::min(radius.cells() * times, Radius::k_max));
}

// Walls beside what was lit before, ring by ring.
void spread_into_walls(FineLight& light, int times) {
    std::vector<Point> edge;
    each_cell(light.lit, [&edge](Point fine) { edge.push_back(fine); });
    for (int ring = 0; ring < times; ++ring) {
        std::vector<Point> next;
        for (const Point fine : edge) {
            for (const Point side : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
                const Point beside = fine + side;
                if (light.walls.contains(beside) && light.walls.opaque(beside) &&
                    !light.lit.contains(beside)) {
                    light.lit.insert(beside);
                    light.spread.insert(beside);
                    next.push_back(beside);
                }
            }
        }
        edge = std::move(next);
    }
}

// `is_wall`: of a fine cell, as the whole map counts them.
Result<FineLight> light_of(const Grid& map, Point viewer, const Range& range, const FineRules& rules,
                           const std::function<bool(Point)>& is_wall) {
    assert(map.contains(viewer) && rules.spread >= 0);
    const Part part = part_in_reach(map, viewer, range);
    const int times = rules.times;
    if (const std::optional<TextError> error = too_large(part, times)) {
        return *error;
    }
    const int width = part.width() * times;
    const int height = part.height() * times;
    FineLight light{
        times, part.first, Grid(width, height), {}, CellSet(width, height), CellSet(width, height)};
    const Point origin{part.first.x * times, part.first.y * times};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const Point fine = origin + Point{x, y};
            const bool own = fine.x / times == viewer.x && fine.y / times == viewer.y;
            if (!own && is_wall(fine)) {
                light.walls.set({x, y}, Terrain::wall);
            }
        }
    }
    light.viewer = {viewer.x * times + times / 2 - origin.x, viewer.y * times + times / 2 - origin.y};
    const Rules sight{.range = {times_finer(range.radius, times), range.shape}};
    light.lit = see(light.walls, light.viewer, Algorithm::symmetric, sight).visible;
    spread_into_walls(light, rules.spread);
    return light;
}

}  // namespace

CoarseMap coarser(const Grid& picture, Point viewer, const Range& range, int times) {
    const int width = (picture.width() + times - 1) / times;
    const int height = (picture.height() + times - 1) / times;
    CoarseMap made{Grid(width, height), picture, {viewer.x / times, viewer.y / times}, range};
    if (Grid::valid_size(width * times, height * times)) {
        made.picture = Grid(width * times, height * times, Terrain::wall);
    }
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            made.picture.set({x, y}, picture.at({x, y}));
        }
    }
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            int walls = 0;
            for (int i = 0; i < times * times; ++i) {
                walls += picture.opaque({x * times + i % times, y * times + i / times}) ? 1 : 0;
            }
            made.map.set({x, y}, 2 * walls >= times * times ? Terrain::wall : Terrain::floor);
        }
    }
    if (!range.radius.is_unlimited()) {
        made.range.radius = Radius((range.radius.cells() + times - 1) / times);
    }
    return made;
}

Result<FineLight> fine_light(const Grid& map, Point viewer, const Range& range, const FineRules& rules) {
    const Shape shape(map, rules);
    const int times = rules.times;
    return light_of(map, viewer, range, rules, [&](Point fine) {
        return shape.is_wall({fine.x / times, fine.y / times}, {fine.x % times, fine.y % times});
    });
}

Result<FineLight> fine_light(const Grid& map, const Grid& picture, Point viewer, const Range& range,
                             const FineRules& rules) {
    const int width = map.width() * rules.times;
    const int height = map.height() * rules.times;
    if (picture.width() != width || picture.height() != height) {
        const auto size = [](int across, int down) {
            return std::to_string(across) + " × " + std::to_string(down);
        };
        return TextError{0, 0,
                         "the picture has " + size(picture.width(), picture.height()) +
                             " pixels, and this map, " + std::to_string(rules.times) +
                             " times finer, needs " + size(width, height)};
    }
    return light_of(map, viewer, range, rules, [&picture](Point fine) { return picture.opaque(fine); });
}

}  // namespace fovlab
