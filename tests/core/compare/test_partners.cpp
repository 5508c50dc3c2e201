#include "core/compare/partners.h"

#include "tests/support/maps.h"
#include "tests/support/naive_pairs.h"

#include <doctest/doctest.h>

namespace fovlab {

using namespace test;

TEST_CASE("the partners of every cell are those of the list of all pairs, in slices of any size") {
    Random random(31);
    for (int round = 0; round < 25; ++round) {
        const Grid grid = any_terrains(random.between(1, 12), random.between(1, 9), random);
        for (const AlgorithmInfo& row : algorithms()) {
            const Rules rules = any_rules(random);
            const auto among = static_cast<Among>(random.below(2));
            const NaivePairs all = naive_pairs(grid, row.algorithm, rules, among);
            const Point cell = any_cell(grid, random);
            CellSet seen(grid.width(), grid.height());
            CellSet seers(grid.width(), grid.height());
            for (const auto& [seer, other] : all.one_way) {
                if (seer == cell) {
                    seen.insert(other);
                }
                if (other == cell) {
                    seers.insert(seer);
                }
            }
            PartnerSearch search(grid, cell, row.algorithm, rules, among);
            double share = 0.0;
            while (!search.done()) {
                CHECK(search.share() >= share);
                share = search.share();
                search.work(static_cast<std::uint64_t>(random.below(300)));
            }
            INFO(std::string(row.id), ", round ", round, "\n", picture(grid, cell));
            REQUIRE(search.share() == 1.0);
            REQUIRE(search.partners().seen == seen);
            REQUIRE(search.partners().seers == seers);
        }
    }
}

TEST_CASE("a wall has no partners, and neither has a cell alone") {
    Grid grid(3, 3);
    grid.set({1, 1}, Terrain::wall);
    const PartnerSearch wall(grid, {1, 1}, Algorithm::symmetric, Rules{});
    CHECK(wall.done());
    CHECK(wall.partners().seen.count() + wall.partners().seers.count() == 0);
    const PartnerSearch alone(Grid(1, 1), {0, 0}, Algorithm::symmetric, Rules{});
    CHECK(alone.done());
    CHECK(alone.partners().seen.count() == 0);
}

TEST_CASE("only viewers in range are asked: a piece of the work for each") {
    Rules rules;
    rules.range.radius = Radius(2);
    PartnerSearch search(Grid(40, 40), {20, 20}, Algorithm::symmetric, rules);
    int pieces = 0;
    for (; !search.done(); ++pieces) {
        search.work(1);
    }
    CHECK(pieces == 20);  // the cells within two of it, its own left out
}

}  // namespace fovlab
