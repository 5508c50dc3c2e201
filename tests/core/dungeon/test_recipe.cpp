#include "core/dungeon/recipe.h"

#include "core/grid/map_text.h"
#include "core/grid/stroke.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

struct Case {
    int width = 1;
    int height = 1;
    Point clear;
};

constexpr Case k_cases[] = {{1, 1, {0, 0}},   {1, 9, {0, 4}},    {9, 1, {8, 0}},   {2, 2, {1, 1}},
                            {3, 3, {1, 1}},   {5, 4, {0, 3}},    {25, 20, {6, 6}}, {40, 30, {39, 29}},
                            {61, 17, {0, 0}}, {100, 80, {50, 0}}};

std::size_t count(const Grid& grid, Terrain terrain) {
    std::size_t found = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            found += grid.at({x, y}) == terrain;
        }
    }
    return found;
}

std::size_t area(const Grid& grid) {
    return static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height());
}

}  // namespace

TEST_CASE(
    "whatever the recipe, the map has the size asked for, the clear cell is floor, the rest wall or floor") {
    for (const Case& one : k_cases) {
        for (const MapKind kind : {MapKind::caves, MapKind::noise}) {
            for (const int share : {-5, 0, 30, 45, 60, 100, 250}) {
                const MapRecipe recipe{kind, 7, share};
                const Grid map = make_map(recipe, one.width, one.height, one.clear);
                INFO(one.width, " × ", one.height, ", share ", share);
                REQUIRE(map.width() == one.width);
                REQUIRE(map.height() == one.height);
                CHECK(map.at(one.clear) == Terrain::floor);
                CHECK(count(map, Terrain::floor) + count(map, Terrain::wall) == area(map));
                CHECK(make_map(recipe, one.width, one.height, one.clear) == map);
            }
        }
    }
}

TEST_CASE("all floor of a cave is joined by its sides, to the clear cell too") {
    for (const Case& one : k_cases) {
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            for (const int share : {20, 45, 50, 55, 75}) {
                const Grid map = make_map({MapKind::caves, seed, share}, one.width, one.height, one.clear);
                INFO(one.width, " × ", one.height, ", seed ", seed, ", share ", share);
                REQUIRE(area_cells(map, one.clear).size() == count(map, Terrain::floor));
            }
        }
    }
}

TEST_CASE("a cave of the usual share is neither a hall nor a cell, and its edge is closed") {
    for (std::uint32_t seed = 1; seed <= 50; ++seed) {
        const Grid map = make_map({MapKind::caves, seed, 45}, 60, 40, {30, 20});
        const std::size_t floor = count(map, Terrain::floor);
        INFO("seed ", seed);
        CHECK(floor > area(map) / 5);
        CHECK(floor < area(map) * 9 / 10);
        for (int x = 0; x < 60; ++x) {
            REQUIRE(map.at({x, 0}) == Terrain::wall);
            REQUIRE(map.at({x, 39}) == Terrain::wall);
        }
    }
}

TEST_CASE("noise has the share of walls that was asked for") {
    for (const int share : {0, 10, 50, 90, 100}) {
        const Grid map = make_map({MapKind::noise, 3, share}, 200, 200, {0, 0});
        const double walls = static_cast<double>(count(map, Terrain::wall)) / 40'000.0;
        CHECK(walls == doctest::Approx(share / 100.0).epsilon(0.03));
    }
}

TEST_CASE("another seed gives another map") {
    for (const MapKind kind : {MapKind::caves, MapKind::noise}) {
        CHECK(make_map({kind, 1, 45}, 40, 30, {5, 5}) != make_map({kind, 2, 45}, 40, 30, {5, 5}));
        CHECK(make_map({kind, 4'294'967'295U, 45}, 40, 30, {5, 5}) !=
              make_map({kind, 0, 45}, 40, 30, {5, 5}));
    }
}

TEST_CASE("the golden maps of a seed, which every machine must give") {
    CHECK(to_map_text(make_map({MapKind::noise, 1, 40}, 12, 6, {3, 3}), Point{3, 3}) ==
          "..........#.\n"
          "#.......#.#.\n"
          "#.#...#....#\n"
          "##.@......##\n"
          "..#.#...##..\n"
          "#...###.#.##\n");
    CHECK(to_map_text(make_map({MapKind::caves, 8, 45}, 31, 17, {12, 8}), Point{12, 8}) ==
          "###############################\n"
          "#########...#####..########..##\n"
          "########.....###.....#####....#\n"
          "#######.......##......####....#\n"
          "#######........##......##.....#\n"
          "######........................#\n"
          "##............................#\n"
          "#...................##........#\n"
          "#.........#.@.......###......##\n"
          "#........##.........###########\n"
          "#.......####.......############\n"
          "##......#####..################\n"
          "#####...#######################\n"
          "######...######################\n"
          "#######.#######################\n"
          "###############################\n"
          "###############################\n");
}

}  // namespace fovlab
