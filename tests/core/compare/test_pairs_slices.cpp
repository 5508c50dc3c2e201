#include "core/compare/pairs.h"

#include "tests/support/maps.h"
#include "tests/support/naive_pairs.h"

#include <doctest/doctest.h>

namespace fovlab {

using namespace test;

namespace {

constexpr std::uint64_t k_all = ~std::uint64_t{0} / 2;

}  // namespace

TEST_CASE("however the work is sliced and however small the blocks, the result is the same") {
    Random random(11);
    for (int round = 0; round < 40; ++round) {
        const Grid grid = any_terrains(random.between(2, 30), random.between(2, 14), random);
        const Rules rules = any_rules(random);
        const NaivePairs expected = naive_pairs(grid, Algorithm::symmetric, rules, Among::clear);
        for (const std::size_t block : {std::size_t{1}, std::size_t{200}, std::size_t{1500}}) {
            std::vector<std::pair<Point, Point>> told;
            PairCounter counter(
                grid, Algorithm::symmetric, rules, Among::clear,
                [&](Point seer, Point seen) { told.emplace_back(seer, seen); }, block);
            double share = 0.0;
            while (!counter.done()) {
                counter.work(static_cast<std::uint64_t>(random.below(400)));
                REQUIRE(counter.share() >= share);
                share = counter.share();
            }
            sort_pairs(told);
            INFO("round ", round, ", blocks of ", block, " bytes\n", picture(grid, {0, 0}));
            REQUIRE(share == 1.0);
            REQUIRE(counter.count() == expected.count);
            REQUIRE(told == expected.one_way);
        }
    }
}

TEST_CASE("a slice ends when its budget is spent: one sight more at most") {
    Rules rules;
    rules.range.radius = Radius(6);
    PairCounter counter(Grid(60, 40), Algorithm::symmetric, rules);
    const std::uint64_t a_sight = see(Grid(60, 40), {30, 20}, Algorithm::symmetric, rules).examined + 10;
    for (std::uint64_t before = 0; !counter.done(); before = counter.spent()) {
        counter.work(1000);
        REQUIRE(counter.spent() > before);
        REQUIRE(counter.spent() <= before + 1000 + a_sight);
    }
}

TEST_CASE("the block is as large as it needs to be, and never larger than it may be") {
    Rules unlimited;
    unlimited.range.radius = Radius::unlimited();
    const PairCounter small(Grid(40, 30), Algorithm::radius, unlimited);
    CHECK(small.block_bytes() <= 1200 * 1216 / 8);
    const PairCounter large(Grid(400, 400), Algorithm::radius, unlimited);
    CHECK(large.block_bytes() <= PairCounter::k_block_bytes);
    CHECK(large.block_bytes() > PairCounter::k_block_bytes / 2);
    const PairCounter banded(Grid(2048, 2048), Algorithm::radius, Rules{});
    CHECK(banded.block_bytes() <= PairCounter::k_block_bytes);
}

TEST_CASE("with a radius few viewers are asked again, even where the map is the largest") {
    PairCounter counter(Grid(2048, 2048), Algorithm::radius, Rules{});
    CHECK_FALSE(counter.expected());
    while (counter.samples()) {
        counter.work(1);
    }
    REQUIRE(counter.expected());
    const std::uint64_t once = std::uint64_t{2048} * 2048 *
                               (see(Grid(60, 60), {30, 30}, Algorithm::radius, Rules{}).examined + 8193);
    CHECK(*counter.expected() > once * 99 / 100);
    CHECK(*counter.expected() < once * 110 / 100);
}

TEST_CASE("what the whole will cost is guessed well from a few viewers, and known in the end") {
    Random random(3);
    for (const int walls : {0, 15, 40}) {
        PairCounter counter(noisy_map(80, 50, walls, random), Algorithm::symmetric, Rules{});
        while (counter.samples()) {
            counter.work(1);
        }
        CHECK(counter.share() == 0.0);
        const auto guess = static_cast<double>(*counter.expected());
        counter.work(k_all);
        REQUIRE(counter.done());
        CHECK(*counter.expected() == counter.spent());
        const auto real = static_cast<double>(counter.spent());
        INFO(walls, " % walls: guessed ", guess, ", really ", real);
        CHECK(guess > real * 0.6);
        CHECK(guess < real * 1.7);
    }
}

}  // namespace fovlab
