#include "core/grid/stroke.h"

#include "core/grid/map_text.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

namespace fovlab {
namespace {

using test::grid_of_rows;

bool touch(Point a, Point b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) == 1; }

// The map with these cells as walls.
std::string with_walls(Grid grid, const std::vector<Point>& cells) {
    for (const Point cell : cells) {
        grid.set(cell, Terrain::wall);
    }
    return to_map_text(grid);
}

}  // namespace

TEST_CASE("the cells between two have no hole, no repetition and both ends") {
    test::Random random(17);
    for (int i = 0; i < 3000; ++i) {
        const Point from{random.between(-40, 40), random.between(-40, 40)};
        const Point to{random.between(-40, 40), random.between(-40, 40)};
        const std::vector<Point> cells = cells_between(from, to);
        INFO(from.x, ",", from.y, " to ", to.x, ",", to.y);
        REQUIRE(cells.front() == from);
        REQUIRE(cells.back() == to);
        const Point way = to - from;
        REQUIRE(cells.size() == static_cast<std::size_t>(std::max(std::abs(way.x), std::abs(way.y))) + 1);
        for (std::size_t k = 1; k < cells.size(); ++k) {
            REQUIRE(touch(cells[k - 1], cells[k]));
        }
    }
}

TEST_CASE("the cells between lie on the straight way, half a cell off it at most") {
    for (const Point to : {Point{9, 4}, Point{-3, 7}, Point{8, 8}, Point{6, -1}, Point{0, 5}}) {
        const double longest = std::max(std::abs(to.x), std::abs(to.y));
        for (const Point cell : cells_between({0, 0}, to)) {
            const double off = std::abs(cell.x * to.y - cell.y * to.x) / longest;
            CHECK(off <= 0.5);
        }
    }
}

TEST_CASE("a rectangle is all cells between its corners, whichever two they are") {
    const Grid field(6, 4);
    const std::string expected =
        "......\n"
        ".####.\n"
        ".####.\n"
        "......\n";
    CHECK(with_walls(field, rectangle_cells(field, {1, 1}, {4, 2})) == expected);
    CHECK(with_walls(field, rectangle_cells(field, {4, 2}, {1, 1})) == expected);
    CHECK(with_walls(field, rectangle_cells(field, {1, 2}, {4, 1})) == expected);
    CHECK(rectangle_cells(field, {3, 3}, {3, 3}) == std::vector<Point>{{3, 3}});
}

TEST_CASE("a frame is the rim of the rectangle alone") {
    const Grid field(6, 5);
    CHECK(with_walls(field, frame_cells(field, {0, 0}, {5, 3})) ==
          "######\n"
          "#....#\n"
          "#....#\n"
          "######\n"
          "......\n");
    CHECK(with_walls(field, frame_cells(field, {4, 1}, {1, 2})) ==
          "......\n"
          ".####.\n"
          ".####.\n"
          "......\n"
          "......\n");
    CHECK(frame_cells(field, {2, 4}, {2, 4}) == std::vector<Point>{{2, 4}});
}

TEST_CASE("what of a rectangle is off the map is left out, and an edge off the map is not drawn") {
    const Grid field(5, 4);
    CHECK(with_walls(field, frame_cells(field, {-3, 1}, {2, 9})) ==
          ".....\n"
          "###..\n"
          "..#..\n"
          "..#..\n");
    CHECK(rectangle_cells(field, {-9, -9}, {99'999, 99'999}).size() == 20);
    CHECK(rectangle_cells(field, {7, 0}, {9, 3}).empty());
    CHECK(frame_cells(field, {-5, -5}, {50, 50}).empty());
}

TEST_CASE("an area is what is joined by sides, not by corners") {
    const Grid map = grid_of_rows({"..#..", "..#..", "##...", ".##.."});
    CHECK(with_walls(map, area_cells(map, {0, 0})) ==
          "###..\n"
          "###..\n"
          "##...\n"
          ".##..\n");
    CHECK(area_cells(map, {4, 3}).size() == 9);
    CHECK(area_cells(map, {0, 3}).size() == 1);
    CHECK(area_cells(map, {2, 0}).size() == 2);  // the walls below touch it at a corner
    CHECK(area_cells(map, {5, 0}).empty());
    CHECK(area_cells(map, {0, -1}).empty());
}

TEST_CASE("an area holds each cell once, and one terrain alone") {
    const Grid map = grid_of_rows({"~~+~", "~++~", "~~~~"});
    std::vector<Point> water = area_cells(map, {0, 0});
    CHECK(water.size() == 9);
    const auto before = [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };
    std::sort(water.begin(), water.end(), before);
    CHECK(std::adjacent_find(water.begin(), water.end()) == water.end());
    for (const Point cell : water) {
        CHECK(map.at(cell) == Terrain::water);
    }
    CHECK(area_cells(Grid(300, 200), {150, 99}).size() == 60'000);
}

TEST_CASE("a straightened line is level, upright or at 45°, as is nearest") {
    const Point from{10, 10};
    CHECK(straightened(from, {20, 12}) == Point{20, 10});
    CHECK(straightened(from, {9, 30}) == Point{10, 30});
    CHECK(straightened(from, {16, 14}) == Point{16, 16});
    CHECK(straightened(from, {4, 15}) == Point{4, 16});
    CHECK(straightened(from, {3, 3}) == Point{3, 3});
    CHECK(straightened(from, from) == from);
}

TEST_CASE("a squared corner makes a square towards the pointer") {
    const Point from{10, 10};
    CHECK(squared(from, {14, 11}) == Point{14, 14});
    CHECK(squared(from, {8, 17}) == Point{3, 17});
    CHECK(squared(from, {10, 4}) == Point{16, 4});
    CHECK(squared(from, from) == from);
}

TEST_CASE("points are within reach up to a hundred thousand cells off") {
    CHECK(within_reach({0, 0}));
    CHECK(within_reach({-100'000, 100'000}));
    CHECK_FALSE(within_reach({100'001, 0}));
    CHECK_FALSE(within_reach({0, -100'001}));
}

}  // namespace fovlab
