#include "core/dungeon/cave.h"

#include "core/dungeon/noise.h"
#include "core/grid/cell_set.h"
#include "core/grid/stroke.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

constexpr int k_passes = 4;
constexpr int k_walls_that_make_one = 5;

int walls_around(const Grid& grid, Point cell) {
    int walls = 0;
    for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
        for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
            walls += grid.opaque({x, y});
        }
    }
    return walls;
}

bool on_edge(const Grid& grid, Point cell) {
    return cell.x == 0 || cell.y == 0 || cell.x == grid.width() - 1 || cell.y == grid.height() - 1;
}

Grid smoothed(const Grid& grid) {
    Grid smooth(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (on_edge(grid, {x, y}) || walls_around(grid, {x, y}) >= k_walls_that_make_one) {
                smooth.set({x, y}, Terrain::wall);
            }
        }
    }
    return smooth;
}

// Room to stand in that does not open the edge of the map.
void clear_around(Grid& grid, Point clear) {
    for (int y = clear.y - 1; y <= clear.y + 1; ++y) {
        for (int x = clear.x - 1; x <= clear.x + 1; ++x) {
            if (grid.contains({x, y}) && !on_edge(grid, {x, y})) {
                grid.set({x, y}, Terrain::floor);
            }
        }
    }
    grid.set(clear, Terrain::floor);
}

// The most cells of floor that are joined by their sides; of equal ones the first from the top.
std::vector<Point> largest_hollow(const Grid& grid) {
    CellSet met(grid.width(), grid.height());
    std::vector<Point> largest;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.opaque({x, y}) || met.contains({x, y})) {
                continue;
            }
            std::vector<Point> hollow = area_cells(grid, {x, y});
            for (const Point cell : hollow) {
                met.insert(cell);
            }
            if (hollow.size() > largest.size()) {
                largest = std::move(hollow);
            }
        }
    }
    return largest;
}

// Along a row and then along a column, so that its cells touch by their sides.
void dig(Grid& grid, Point from, Point to) {
    const Point bend{to.x, from.y};
    for (const Point cell : cells_between(from, bend)) {
        grid.set(cell, Terrain::floor);
    }
    for (const Point cell : cells_between(bend, to)) {
        grid.set(cell, Terrain::floor);
    }
}

Point nearest(const std::vector<Point>& cells, Point to) {
    const auto distance = [to](Point cell) { return std::abs(cell.x - to.x) + std::abs(cell.y - to.y); };
    return *std::min_element(cells.begin(), cells.end(),
                             [&](Point a, Point b) { return distance(a) < distance(b); });
}

}  // namespace

Grid caves(int width, int height, int walls_in_hundred, Point clear, Random& random) {
    Grid grid = noise(width, height, walls_in_hundred, clear, random);
    for (int pass = 0; pass < k_passes; ++pass) {
        grid = smoothed(grid);
    }
    clear_around(grid, clear);
    dig(grid, clear, nearest(largest_hollow(grid), clear));

    Grid joined(width, height, Terrain::wall);
    for (const Point cell : area_cells(grid, clear)) {
        joined.set(cell, Terrain::floor);
    }
    return joined;
}

}  // namespace fovlab
