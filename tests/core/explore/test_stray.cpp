#include "core/explore/stray.h"

#include "tests/support/walks.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("lights and eyes inside walls are told of, with the nearest floor; items there are not") {
    Level level = level_of_rows({"####.", "##.#.", "####@"});
    level.torches = {{{1, 1}}, {{2, 1}}};
    level.things = {{{3, 0}, 'g'}, {{0, 0}, '/'}, {{0, 2}, 'i'}};
    const std::vector<Stray> expected{{Stray::Kind::torch, 0, {1, 1}, Point{2, 1}},
                                      {Stray::Kind::thing, 0, {3, 0}, Point{4, 0}},
                                      {Stray::Kind::thing, 2, {0, 2}, Point{2, 1}}};
    CHECK(strays(level) == expected);
}

TEST_CASE("where all floor is taken there is nowhere to move to") {
    Level level = level_of_rows({"#g@"});
    level.grid.set({2, 0}, Terrain::stairs_down);
    level.torches = {{{0, 0}}};
    CHECK(strays(level) == std::vector<Stray>{{Stray::Kind::torch, 0, {0, 0}, std::nullopt}});
    CHECK_FALSE(nearest_free_floor({Grid(1, 1), {}}, {0, 0}));
}

TEST_CASE(
    "the nearest free floor of every place of random maps: none is nearer, and none as near comes before") {
    Random random(69);
    for (int i = 0; i < 60; ++i) {
        Level level{any_map(9, 9, random), {}, usual_legend()};
        level.things = {{any_cell(level.grid, random), 'g'}, {any_cell(level.grid, random), '/'}};
        for (int place = 0; place < level.grid.width() * level.grid.height(); ++place) {
            const Point from{place % level.grid.width(), place / level.grid.width()};
            std::optional<Point> best;
            int least = 0;
            for (int y = 0; y < level.grid.height(); ++y) {
                for (int x = 0; x < level.grid.width(); ++x) {
                    const Point cell{x, y};
                    const int distance = std::abs(x - from.x) + std::abs(y - from.y);
                    const bool free = level.grid.at(cell) == Terrain::floor && cell != from &&
                                      cell != level.things[0].at && cell != level.things[1].at;
                    if (free && (!best || distance < least)) {
                        best = cell;
                        least = distance;
                    }
                }
            }
            REQUIRE(nearest_free_floor(level, from) == best);
        }
    }
}
