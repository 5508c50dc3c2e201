// Finer light: shapes of walls, sight on the finer grid, and how far it spreads into walls.
#include "core/explore/fine_light.h"

#include "core/fov/catalogue.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr Range k_unlimited{Radius::unlimited(), RangeShape::round};

FineLight light_on(const View& view, const FineRules& rules, const Range& range = k_unlimited) {
    const Result<FineLight> light = fine_light(view.grid, view.viewer, range, rules);
    REQUIRE(light);
    return light.value();
}

// `#` wall, `.` floor.
std::string walls_of(const FineLight& light) {
    std::string text;
    for (int y = 0; y < light.walls.height(); ++y) {
        for (int x = 0; x < light.walls.width(); ++x) {
            text += light.walls.opaque({x, y}) ? '#' : '.';
        }
        text += '\n';
    }
    return text;
}

// `o` lit floor, `x` a wall that is seen, `+` one that light has spread into, `.` and `#` dark.
std::string lit_of(const FineLight& light) {
    std::string text;
    for (int y = 0; y < light.walls.height(); ++y) {
        for (int x = 0; x < light.walls.width(); ++x) {
            const Point fine{x, y};
            const bool wall = light.walls.opaque(fine);
            text += !light.lit.contains(fine)     ? wall ? '#' : '.'
                    : light.spread.contains(fine) ? '+'
                    : wall                        ? 'x'
                                                  : 'o';
        }
        text += '\n';
    }
    return text;
}

std::string text(const std::vector<std::string>& rows) {
    std::string all;
    for (const std::string& row : rows) {
        all += row + '\n';
    }
    return all;
}

}  // namespace

TEST_CASE("full squares are walls of n by n fine cells") {
    const View view = view_of({"@#", ".."});
    CHECK(walls_of(light_on(view, {2, WallShape::full, 0})) == text({"..##", "..##", "....", "...."}));
}

TEST_CASE("a corner is cut off where the three cells around it are open, half a cell along both sides") {
    const View pillar = view_of({"@..", ".#.", "..."});
    CHECK(walls_of(light_on(pillar, {4, WallShape::cut, 0})) == text({
                                                                    "............",
                                                                    "............",
                                                                    "............",
                                                                    "............",
                                                                    ".....##.....",
                                                                    "....####....",
                                                                    "....####....",
                                                                    ".....##.....",
                                                                    "............",
                                                                    "............",
                                                                    "............",
                                                                    "............",
                                                                }));
    CHECK(walls_of(light_on(view_of({"@..", ".#.", "..."}), {8, WallShape::cut, 0})).substr(8 * 25, 25 * 4) ==
          text({
              "...........##...........",
              "..........####..........",
              ".........######.........",
              "........########........",
          }));
    // Not at the map's edge, not beside another wall, and not of a door.
    const View corner = view_of({"#..", "#..", "#.@"});
    CHECK(walls_of(light_on(corner, {4, WallShape::cut, 0})) ==
          walls_of(light_on(corner, {4, WallShape::full, 0})));
    const View door = view_of({"@..", ".+.", "..."});
    CHECK(walls_of(light_on(door, {4, WallShape::cut, 0})) ==
          walls_of(light_on(door, {4, WallShape::full, 0})));
    const View bent = view_of({"@..", ".#.", ".#."});
    CHECK(walls_of(light_on(bent, {4, WallShape::cut, 0})) == text({
                                                                  "............",
                                                                  "............",
                                                                  "............",
                                                                  "............",
                                                                  ".....##.....",
                                                                  "....####....",
                                                                  "....####....",
                                                                  "....####....",
                                                                  "....####....",
                                                                  "....####....",
                                                                  "....####....",
                                                                  "....####....",
                                                              }));
}

TEST_CASE("twice as fine nothing is cut: the centres lie on the diagonal, which belongs to the wall") {
    for (unsigned number = 0; number < 512; ++number) {
        Grid map = numbered_map(3, 3, number);
        const auto walls = [&](WallShape shape) {
            return walls_of(fine_light(map, {1, 1}, k_unlimited, {2, shape, 0}).value());
        };
        CHECK(walls(WallShape::cut) == walls(WallShape::full));
    }
}

TEST_CASE("light spreads into walls by so many fine cells, across their sides, and not through them") {
    const View view = view_of({"@.####"});
    const auto lit = [&](int spread) { return lit_of(light_on(view, {2, WallShape::full, spread})); };
    CHECK(lit(0) == text({"oooox#######", "oooox#######"}));
    CHECK(lit(1) == text({"oooox+######", "oooox+######"}));
    CHECK(lit(3) == text({"oooox+++####", "oooox+++####"}));
    CHECK(lit(64) == text({"oooox+++++++", "oooox+++++++"}));
    // The dark floor behind a wall stays dark.
    const View behind = view_of({"@#."});
    CHECK(lit_of(light_on(behind, {2, WallShape::full, 5})) == text({"oox+..", "oox+.."}));
}

TEST_CASE("the viewer looks from the middle, and its own cell is clear whatever it is made of") {
    const View view = view_of({"..", ".@"});
    CHECK(light_on(view, {4, WallShape::full, 0}).viewer == Point{6, 6});
    Grid stone(3, 3, Terrain::wall);
    const FineLight inside = fine_light(stone, {1, 1}, k_unlimited, {2, WallShape::full, 0}).value();
    CHECK(lit_of(inside) == text({"######", "#xxxx#", "#xoox#", "#xoox#", "#xxxx#", "######"}));
}

TEST_CASE("only what is in reach is built, and too much of it is refused with the reason") {
    Grid map(200, 100);
    const FineLight part =
        fine_light(map, {100, 50}, {Radius(3), RangeShape::round}, {16, WallShape::cut, 5}).value();
    CHECK(part.corner == Point{96, 46});
    CHECK(part.walls.width() == 9 * 16);
    CHECK(part.walls.height() == 9 * 16);
    const Result<FineLight> whole = fine_light(map, {100, 50}, k_unlimited, {16, WallShape::cut, 5});
    REQUIRE_FALSE(whole);
    CHECK(whole.error().reason ==
          "what is in reach would be 3200 fine cells wide, and at most 2048 are built; a smaller radius or a "
          "coarser grid makes it small enough");
    CHECK(fine_light(map, {100, 50}, k_unlimited, {8, WallShape::cut, 5}));
}

TEST_CASE("a picture gives the walls pixel by pixel, when it has the right size") {
    const View view = view_of({"@.", ".."});
    const Grid picture = grid_of_rows({"...#", "..#.", ".#..", "#..."});
    const FineLight light =
        fine_light(view.grid, picture, view.viewer, k_unlimited, {2, WallShape::full, 0}).value();
    CHECK(walls_of(light) == text({"...#", "..#.", ".#..", "#..."}));
    const Result<FineLight> wrong =
        fine_light(view.grid, picture, view.viewer, k_unlimited, {4, WallShape::full, 0});
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().reason == "the picture has 4 × 4 pixels, and this map, 4 times finer, needs 8 × 8");
}

TEST_CASE("a map taken for a picture has cells of n by n pixels, wall where at least half of them are") {
    const Grid picture = grid_of_rows({"##...", "#....", "....#", "...##"});
    const CoarseMap coarse = coarser(picture, {1, 2}, {Radius(5), RangeShape::round}, 2);
    CHECK(coarse.map == grid_of_rows({"#.#", "..#"}));
    CHECK(coarse.picture == grid_of_rows({"##...#", "#....#", "....##", "...###"}));
    CHECK(coarse.viewer == Point{0, 1});
    CHECK(coarse.range.radius == Radius(3));
    CHECK(coarser(picture, {0, 0}, k_unlimited, 16).map == grid_of_rows({"#"}));
    CHECK(fine_light(coarse.map, coarse.picture, coarse.viewer, coarse.range, {2, WallShape::picture, 5}));
}

TEST_CASE(
    "on open ground it is the same disc, finer; and what no line of sight can reach stays dark at any "
    "fineness") {
    const Grid open(21, 21);
    for (const int times : k_times_finer) {
        const Range range{Radius(5), RangeShape::round};
        const FineLight light = fine_light(open, {10, 10}, range, {times, WallShape::full, 0}).value();
        for (int y = 0; y < light.walls.height(); ++y) {
            for (int x = 0; x < light.walls.width(); ++x) {
                const Range finer{Radius(5 * times), RangeShape::round};
                CHECK(light.lit.contains({x, y}) == finer.contains(Point{x, y} - light.viewer));
            }
        }
    }
    // A closed room around the viewer, whatever stands in it.
    Random random(5);
    for (int trial = 0; trial < 40; ++trial) {
        Grid map(11, 9, Terrain::wall);
        for (int y = 1; y < 8; ++y) {
            for (int x = 1; x < 6; ++x) {
                map.set({x, y}, random.percent(20) ? Terrain::wall : Terrain::floor);
            }
            map.set({8, y}, Terrain::floor);
        }
        for (const WallShape shape : {WallShape::full, WallShape::cut}) {
            const FineLight light = fine_light(map, {3, 4}, k_unlimited, {4, shape, 3}).value();
            for (int y = 0; y < light.walls.height(); ++y) {
                CHECK_FALSE(light.lit.contains({8 * 4 + 1, y}));
            }
        }
    }
}

TEST_CASE(
    "full squares, finer: a floor cell whose middle is seen lies in the coarse light of that kind of walls") {
    // Squares hide more than diamonds do: where the fine eye sees the middle of a cell along a straight line, the coarse one,
    // which takes walls for diamonds, sees it too, but for the eye's shift of half a fine cell.
    Random random(9);
    for (int trial = 0; trial < 60; ++trial) {
        const Grid map = noisy_map(13, 13, 25, random);
        const CellSet coarse = see(map, {6, 6}, Algorithm::symmetric, {k_unlimited}).visible;
        const FineLight light = fine_light(map, {6, 6}, k_unlimited, {16, WallShape::full, 0}).value();
        for (int y = 0; y < 13; ++y) {
            for (int x = 0; x < 13; ++x) {
                bool all = !map.opaque({x, y});
                for (int i = 4; i < 12; ++i) {
                    for (int j = 4; j < 12; ++j) {
                        all = all && light.lit.contains({16 * x + i, 16 * y + j});
                    }
                }
                CAPTURE(x);
                CAPTURE(y);
                CHECK((!all || coarse.contains({x, y})));
            }
        }
    }
}
