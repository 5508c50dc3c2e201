#include "core/grid/grid.h"

#include <doctest/doctest.h>

#include <set>

using namespace fovlab;

TEST_CASE("a grid has from 1 × 1 to 2,048 × 2,048 cells") {
    CHECK(Grid::valid_size(1, 1));
    CHECK(Grid::valid_size(2048, 2048));
    CHECK(Grid::valid_size(1, 2048));
    CHECK_FALSE(Grid::valid_size(0, 1));
    CHECK_FALSE(Grid::valid_size(1, 0));
    CHECK_FALSE(Grid::valid_size(2049, 1));
    CHECK_FALSE(Grid::valid_size(1, 2049));
    CHECK_FALSE(Grid::valid_size(-1, 5));
    CHECK_FALSE(Grid::valid_size(5, -2147483647));
}

TEST_CASE("the largest grid can be made, and its last cell is its own") {
    Grid grid(2048, 2048);
    grid.set({2047, 2047}, Terrain::water);
    CHECK(grid.at({2047, 2047}) == Terrain::water);
    CHECK(grid.at({2046, 2047}) == Terrain::floor);
    CHECK(grid.index({2047, 2047}) == 2048U * 2048U - 1);
}

TEST_CASE("x runs along a row and y down the rows, so every cell has a number of its own") {
    Grid grid(3, 5);
    std::set<std::size_t> numbers;
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 3; ++x) {
            CHECK(grid.index({x, y}) == static_cast<std::size_t>(3 * y + x));
            numbers.insert(grid.index({x, y}));
        }
    }
    CHECK(numbers.size() == 15);
    grid.set({2, 4}, Terrain::wall);
    CHECK(grid.at({2, 4}) == Terrain::wall);
}

TEST_CASE("everything outside the map is opaque, and nothing outside is on it") {
    const Grid grid(3, 2);
    for (int y = -2; y <= 3; ++y) {
        for (int x = -2; x <= 4; ++x) {
            const bool inside = 0 <= x && x < 3 && 0 <= y && y < 2;
            CHECK(grid.contains({x, y}) == inside);
            CHECK(grid.opaque({x, y}) == !inside);
        }
    }
    CHECK(grid.opaque({-4096, 1}));
    CHECK(grid.opaque({1, 4096}));
}

TEST_CASE("a cell on the map blocks sight as its terrain does") {
    for (const TerrainInfo& row : k_terrains) {
        const Grid grid(1, 1, row.terrain);
        CHECK(grid.opaque({0, 0}) == row.opaque);
    }
}

TEST_CASE("two grids are equal when size and every cell are") {
    Grid grid(2, 3);
    CHECK(grid == Grid(2, 3));
    CHECK(grid != Grid(3, 2));  // as many cells, another shape
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 2; ++x) {
            Grid other(2, 3);
            other.set({x, y}, Terrain::curtain);
            CHECK(grid != other);
        }
    }
    grid.set({1, 2}, Terrain::wall);
    grid.set({1, 2}, Terrain::floor);
    CHECK(grid == Grid(2, 3));
}

TEST_CASE("points add and subtract by coordinate") {
    CHECK(Point{3, -4} + Point{-1, 10} == Point{2, 6});
    CHECK(Point{3, -4} - Point{-1, 10} == Point{4, -14});
    CHECK(Point{1, 2} != Point{2, 1});
    CHECK(Point{1, 2} != Point{1, 3});
}
