#include "core/dungeon/furnish.h"

#include "core/grid/map_text.h"
#include "core/grid/stroke.h"
#include "tests/support/dungeons.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace fovlab::test {
namespace {

using Cells = std::vector<Point>;

}  // namespace

TEST_CASE("a doorway is where a corridor meets a room, with walls to both hands") {
    const Grid grid = grid_of_rows({
        "##########",
        "#...##...#",
        "#........#",
        "#...##...#",
        "##########",
    });
    CHECK(doorways(grid, {{1, 1, 3, 3}, {6, 1, 3, 3}}) == Cells{{4, 2}});  // not the one beside it too
}

TEST_CASE("in the middle of a corridor there is none, nor where it widens or runs along a room") {
    const Grid along = grid_of_rows({
        "###########",
        "#...#######",
        "#.........#",
        "#...#####.#",
        "#........##",
        "#######..##",
        "###########",
    });
    // At (4, 4) the corridor runs below the room's wall and into it from the side.
    CHECK(doorways(along, {{1, 1, 3, 4}}) == Cells{{4, 2}, {4, 4}});
    const Grid wide = grid_of_rows({
        "########",
        "#...####",
        "#......#",
        "#......#",
        "########",
    });
    CHECK(doorways(wide, {{1, 1, 3, 3}}).empty());
    CHECK(doorways(wide, {}).empty());
}

TEST_CASE("a corridor that turns right behind the wall still has its doorway") {
    const Grid grid = grid_of_rows({
        "#######",
        "#...###",
        "#.....#",
        "#...#.#",
        "#####.#",
        "#######",
    });
    CHECK(doorways(grid, {{1, 1, 3, 3}}) == Cells{{4, 2}});
    const Grid corner = grid_of_rows({
        "######",
        "#...##",
        "#....#",
        "#...##",
        "######",
    });
    CHECK(doorways(corner, {{1, 1, 3, 3}}).empty());  // it leads nowhere
}

TEST_CASE("some of many: as many as wanted, in order, and each as likely as the others") {
    fovlab::Random random(3);
    std::vector<int> times(10, 0);
    for (int i = 0; i < 4000; ++i) {
        const std::vector<int> chosen = some_of(10, 3, random);
        REQUIRE(chosen.size() == 3);
        REQUIRE(std::is_sorted(chosen.begin(), chosen.end()));
        REQUIRE(std::set<int>(chosen.begin(), chosen.end()).size() == 3);
        for (const int number : chosen) {
            ++times[static_cast<std::size_t>(number)];
        }
    }
    CHECK(*std::min_element(times.begin(), times.end()) > 1050);
    CHECK(*std::max_element(times.begin(), times.end()) < 1350);
    CHECK(some_of(0, 0, random).empty());
    CHECK(some_of(4, 4, random) == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("pillars stand in even rows, away from walls, and never where they are not to be") {
    Grid grid(15, 11, Terrain::wall);
    for (const Point cell : rectangle_cells(grid, {1, 1}, {13, 9})) {
        grid.set(cell, Terrain::floor);
    }
    const Cells found = pillar_cells(grid, {1, 1, 13, 9}, {{7, 7}});
    for (const Point cell : found) {
        grid.set(cell, Terrain::wall);
    }
    CHECK(to_map_text(grid) ==
          "###############\n"
          "#.............#\n"
          "#.............#\n"
          "#..#...#...#..#\n"
          "#.............#\n"
          "#.............#\n"
          "#.............#\n"
          "#..#.......#..#\n"
          "#.............#\n"
          "#.............#\n"
          "###############\n");
}

TEST_CASE("a pond lies in its room, dry along the walls, and leaves all ways") {
    for (std::uint32_t seed = 0; seed < 2000; ++seed) {
        fovlab::Random random(seed);
        const int width = random.between(5, 20);
        const int height = random.between(4, 14);
        Grid grid(width + 2, height + 2, Terrain::wall);
        for (const Point cell : rectangle_cells(grid, {1, 1}, {width, height})) {
            grid.set(cell, Terrain::floor);
        }
        const Room room{1, 1, width, height};
        const Point kept = middle_of(room);
        const Cells pillars = seed % 2 == 0 ? pillar_cells(grid, room, {kept}) : Cells{};
        for (const Point cell : pillars) {
            grid.set(cell, Terrain::wall);
        }
        for (const Point cell : pond_cells(grid, room, {kept}, random)) {
            REQUIRE(grid.at(cell) == Terrain::floor);
            REQUIRE(cell != kept);
            REQUIRE((cell.x > 1 && cell.y > 1 && cell.x < width && cell.y < height));
            grid.set(cell, Terrain::water);
        }
        const CellSet reached = reached_from(grid, kept);
        for (const Point cell : rectangle_cells(grid, {1, 1}, {width, height})) {
            REQUIRE(reached.contains(cell) == (grid.at(cell) == Terrain::floor));
        }
    }
}

TEST_CASE("small rooms stay as they are") {
    const Grid grid(8, 7, Terrain::floor);
    fovlab::Random random(1);
    CHECK(pond_cells(grid, {1, 1, 4, 3}, {}, random).empty());
    CHECK(pillar_cells(grid, {1, 1, 4, 3}, {}).empty());
}

}  // namespace fovlab::test
