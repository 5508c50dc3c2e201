#include "tests/support/maps.h"

#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <string_view>

namespace fovlab::test {
namespace {

MapText parsed(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) {
        text += row + "\n";
    }
    Result<MapText> map = parse_map_text(text);
    REQUIRE_MESSAGE(map.ok(), text);
    return map.value();
}

void add_room(Grid& grid, Random& random) {
    const int left = random.below(grid.width());
    const int top = random.below(grid.height());
    const int right = random.between(left, grid.width() - 1);
    const int bottom = random.between(top, grid.height() - 1);
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const bool edge = x == left || x == right || y == top || y == bottom;
            grid.set({x, y}, edge && !random.percent(10) ? Terrain::wall : Terrain::floor);
        }
    }
}

}  // namespace

View view_of(const std::vector<std::string>& rows) {
    const MapText map = parsed(rows);
    REQUIRE_MESSAGE(map.viewer.has_value(), "a picture without @");
    return {map.grid, *map.viewer};
}

Grid grid_of_rows(const std::vector<std::string>& rows) { return parsed(rows).grid; }

std::string picture(const Grid& grid, Point viewer) { return "\n" + to_map_text(grid, viewer); }

std::vector<std::string> seen_rows(const Grid& grid, Point viewer, const CellSet& visible) {
    std::vector<std::string> rows;
    for (int y = 0; y < grid.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < grid.width(); ++x) {
            const Point here{x, y};
            row += here == viewer ? k_viewer_glyph : visible.contains(here) ? info(grid.at(here)).glyph : ' ';
        }
    }
    return rows;
}

Grid numbered_map(int width, int height, unsigned number) {
    Grid grid(width, height);
    for (int cell = 0; cell < width * height; ++cell) {
        grid.set({cell % width, cell / width}, is_wall(number, cell) ? Terrain::wall : Terrain::floor);
    }
    return grid;
}

Grid noisy_map(int width, int height, int walls_in_hundred, Random& random) {
    Grid grid(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            grid.set({x, y}, random.percent(walls_in_hundred) ? Terrain::wall : Terrain::floor);
        }
    }
    return grid;
}

Grid any_map(int width, int height, Random& random) {
    constexpr int k_densities[] = {0, 2, 5, 10, 25, 45};
    Grid grid =
        noisy_map(random.between(1, width), random.between(1, height), k_densities[random.below(6)], random);
    for (int rooms = random.below(4); rooms > 0; --rooms) {
        add_room(grid, random);
    }
    return grid;
}

Point any_cell(const Grid& grid, Random& random) {
    return {random.below(grid.width()), random.below(grid.height())};
}

bool short_sweep() {
    const char* sweep = std::getenv("FOVLAB_SWEEP");
    return sweep && std::string_view(sweep) == "short";
}

unsigned sweep_stride() { return short_sweep() ? 17 : 1; }

}  // namespace fovlab::test
