#include "core/compare/pairs.h"

#include "tests/support/maps.h"
#include "tests/support/naive_pairs.h"

#include <doctest/doctest.h>

namespace fovlab {

using namespace test;

namespace {

// The count, the cells' own counts and the list must all be what the definition gives.
void check_against_definition(const Grid& grid, Algorithm algorithm, const Rules& rules, Among among) {
    const NaivePairs expected = naive_pairs(grid, algorithm, rules, among);
    std::vector<std::pair<Point, Point>> told;
    PairCounter counter(grid, algorithm, rules, among,
                        [&](Point seer, Point seen) { told.emplace_back(seer, seen); });
    counter.work(~std::uint64_t{0} / 2);
    REQUIRE(counter.done());
    REQUIRE(counter.count().cells == expected.count.cells);
    REQUIRE(counter.count().in_range == expected.count.in_range);
    REQUIRE(counter.count().mutual == expected.count.mutual);
    REQUIRE(counter.count().one_way == expected.count.one_way);
    sort_pairs(told);
    REQUIRE(told == expected.one_way);
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const auto from = std::count_if(told.begin(), told.end(), [&](const auto& pair) {
                return pair.first == Point{x, y};
            });
            REQUIRE(counter.one_way_from({x, y}) == static_cast<std::uint32_t>(from));
        }
    }
}

}  // namespace

TEST_CASE("every map of 3 × 3 has the pairs that the definition gives, for every algorithm") {
    Rules wide;
    wide.range.radius = Radius::unlimited();
    wide.floor = FloorRule::any;
    for (unsigned number = 0; number < 512; ++number) {
        const Grid grid = numbered_map(3, 3, number);
        INFO(picture(grid, {0, 0}));
        for (const AlgorithmInfo& row : algorithms()) {
            check_against_definition(grid, row.algorithm, wide, Among::clear);
        }
    }
}

TEST_CASE("maps by chance with every terrain, shape and rule have the pairs that the definition gives") {
    Random random(2024);
    const int rounds = short_sweep() ? 40 : 250;
    for (int round = 0; round < rounds; ++round) {
        const Grid grid = any_terrains(random.between(1, 15), random.between(1, 12), random);
        for (const AlgorithmInfo& row : algorithms()) {
            const Rules rules = any_rules(random);
            INFO(std::string(row.id), ", round ", round, "\n", picture(grid, {0, 0}));
            check_against_definition(grid, row.algorithm, rules, static_cast<Among>(random.below(2)));
        }
    }
}

TEST_CASE("maps that are much wider than the range, or a cell wide, are counted alike") {
    Random random(5);
    for (const Point size : {Point{70, 3}, Point{1, 66}, Point{66, 1}, Point{40, 9}}) {
        for (int radius = 0; radius < 5; ++radius) {
            Rules rules;
            rules.range = {Radius(radius), static_cast<RangeShape>(radius)};
            rules.floor = FloorRule::any;
            const Grid grid = noisy_map(size.x, size.y, 20, random);
            INFO(size.x, " × ", size.y, ", radius ", radius);
            check_against_definition(grid, Algorithm::symmetric, rules, Among::clear);
        }
    }
}

TEST_CASE(
    "symmetric shadowcasting has no one-way pair by its default rules, and some by the other floor rule") {
    const Grid grid = grid_of_rows({"...........", "....#......", ".......#...", "..........."});
    PairCounter fair(grid, Algorithm::symmetric, Rules{});
    fair.work(1'000'000);
    REQUIRE(fair.done());
    CHECK(fair.count().one_way == 0);
    CHECK(fair.count().mutual > 500);
    Rules rules;
    rules.floor = FloorRule::any;
    PairCounter unfair(grid, Algorithm::symmetric, rules);
    unfair.work(1'000'000);
    REQUIRE(unfair.done());
    CHECK(unfair.count().one_way > 0);
}

TEST_CASE("where nobody takes part there is nothing to do") {
    const PairCounter counter(Grid(4, 4, Terrain::wall), Algorithm::symmetric, Rules{});
    CHECK(counter.done());
    CHECK(counter.count() == PairCount{});
    CHECK(counter.share() == 1.0);
    CHECK(counter.one_way_from({2, 2}) == 0);
}

TEST_CASE("all pairs of a map of 60,000 cells in range are counted, although no list could hold them") {
    Rules rules;
    rules.range.radius = Radius(4);
    PairCounter counter(Grid(300, 200), Algorithm::radius, rules);
    counter.work(~std::uint64_t{0} / 2);
    REQUIRE(counter.done());
    std::uint64_t in_range = 0;
    for (int y = -4; y <= 4; ++y) {
        for (int x = -4; x <= 4; ++x) {
            if ((x != 0 || y != 0) && rules.range.contains({x, y})) {
                in_range += static_cast<std::uint64_t>(300 - std::abs(x)) *
                            static_cast<std::uint64_t>(200 - std::abs(y));
            }
        }
    }
    CHECK(counter.count().in_range == in_range / 2);
    CHECK(counter.count().mutual == in_range / 2);
    CHECK(counter.count().one_way == 0);
}

}  // namespace fovlab
