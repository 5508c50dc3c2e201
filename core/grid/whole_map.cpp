#include "core/grid/whole_map.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

bool side_fits(int side, int before, int after) {
    const std::int64_t changed = std::int64_t{side} + before + after;
    return changed >= 1 && changed <= Grid::k_max_side;
}

// As far as it lies on the grid; no width or no height where it does not.
Room cut_to(const Grid& grid, const Room& room) {
    const int left = std::max(room.x, 0);
    const int top = std::max(room.y, 0);
    const int right = std::min(room.x + room.width, grid.width());
    const int bottom = std::min(room.y + room.height, grid.height());
    return {left, top, std::max(right - left, 0), std::max(bottom - top, 0), room.lit};
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
    std::vector<Room> rooms;
    for (Room room : grid.rooms()) {
        room.x += margins.left;
        room.y += margins.top;
        room = cut_to(other, room);
        if (room.width > 0 && room.height > 0) {
            rooms.push_back(room);
        }
    }
    other.set_rooms(std::move(rooms));
    return other;
}

}  // namespace fovlab
