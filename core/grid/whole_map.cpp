#include "core/grid/whole_map.h"

#include <cassert>
#include <cstdint>

namespace fovlab {
namespace {

bool side_fits(int side, int before, int after) {
    const std::int64_t changed = std::int64_t{side} + before + after;
    return changed >= 1 && changed <= Grid::k_max_side;
}

}  // namespace

Grid inverted(const Grid& grid, Point keep_clear) {
    Grid other(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const bool wall = grid.at({x, y}) == Terrain::wall;
            other.set({x, y}, wall || Point{x, y} == keep_clear ? Terrain::floor : Terrain::wall);
        }
    }
    return other;
}

bool margins_fit(const Grid& grid, const Margins& margins) {
    return side_fits(grid.width(), margins.left, margins.right) &&
           side_fits(grid.height(), margins.top, margins.bottom);
}

Grid with_margins(const Grid& grid, const Margins& margins) {
    assert(margins_fit(grid, margins));
    Grid other(grid.width() + margins.left + margins.right, grid.height() + margins.top + margins.bottom);
    for (int y = 0; y < other.height(); ++y) {
        for (int x = 0; x < other.width(); ++x) {
            const Point before{x - margins.left, y - margins.top};
            if (grid.contains(before)) {
                other.set({x, y}, grid.at(before));
            }
        }
    }
    return other;
}

}  // namespace fovlab
