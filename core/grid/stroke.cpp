#include "core/grid/stroke.h"

#include "core/grid/cell_set.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace fovlab {
namespace {

constexpr int k_reach = 100'000;

// A rectangle by its first and last cells.
struct Corners {
    Point first;
    Point last;
};

Corners corners_of(Point corner, Point opposite) {
    return {{std::min(corner.x, opposite.x), std::min(corner.y, opposite.y)},
            {std::max(corner.x, opposite.x), std::max(corner.y, opposite.y)}};
}

// What of it is on the map; empty, with the last before the first, where nothing is.
Corners on_map(const Grid& grid, const Corners& all) {
    return {{std::max(all.first.x, 0), std::max(all.first.y, 0)},
            {std::min(all.last.x, grid.width() - 1), std::min(all.last.y, grid.height() - 1)}};
}

int sign(int value) { return value < 0 ? -1 : 1; }

}  // namespace

bool within_reach(Point p) { return p.x >= -k_reach && p.y >= -k_reach && p.x <= k_reach && p.y <= k_reach; }

std::vector<Point> cells_between(Point from, Point to) {
    const Point way = to - from;
    const int steps = std::max({std::abs(way.x), std::abs(way.y), 1});
    std::vector<Point> cells;
    for (int i = 0; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        const Point cell{from.x + static_cast<int>(std::lround(way.x * part)),
                         from.y + static_cast<int>(std::lround(way.y * part))};
        if (cells.empty() || cells.back() != cell) {
            cells.push_back(cell);
        }
    }
    return cells;
}

std::vector<Point> rectangle_cells(const Grid& grid, Point corner, Point opposite) {
    const Corners part = on_map(grid, corners_of(corner, opposite));
    std::vector<Point> cells;
    for (int y = part.first.y; y <= part.last.y; ++y) {
        for (int x = part.first.x; x <= part.last.x; ++x) {
            cells.push_back({x, y});
        }
    }
    return cells;
}

std::vector<Point> frame_cells(const Grid& grid, Point corner, Point opposite) {
    const Corners all = corners_of(corner, opposite);
    std::vector<Point> cells = rectangle_cells(grid, corner, opposite);
    const auto inside = [&all](Point cell) {
        return cell.x > all.first.x && cell.x < all.last.x && cell.y > all.first.y && cell.y < all.last.y;
    };
    cells.erase(std::remove_if(cells.begin(), cells.end(), inside), cells.end());
    return cells;
}

std::vector<Point> area_cells(const Grid& grid, Point at) {
    std::vector<Point> cells;
    if (!grid.contains(at)) {
        return cells;
    }
    CellSet met(grid.width(), grid.height());
    met.insert(at);
    cells.push_back(at);
    constexpr Point sides[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (std::size_t next = 0; next < cells.size(); ++next) {
        for (const Point side : sides) {
            const Point cell = cells[next] + side;
            if (grid.contains(cell) && !met.contains(cell) && grid.at(cell) == grid.at(at)) {
                met.insert(cell);
                cells.push_back(cell);
            }
        }
    }
    return cells;
}

Point straightened(Point from, Point to) {
    const Point way = to - from;
    const int across = std::abs(way.x);
    const int down = std::abs(way.y);
    if (across > 2 * down) {
        return {to.x, from.y};
    }
    if (down > 2 * across) {
        return {from.x, to.y};
    }
    return squared(from, to);
}

Point squared(Point from, Point to) {
    const Point way = to - from;
    const int side = std::max(std::abs(way.x), std::abs(way.y));
    return {from.x + sign(way.x) * side, from.y + sign(way.y) * side};
}

}  // namespace fovlab
