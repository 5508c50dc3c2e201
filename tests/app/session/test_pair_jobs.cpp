#include "app/session/pair_jobs.h"

#include "core/fov/catalogue.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

namespace fovlab {

using namespace test;

namespace {

RunRules fair() { return {}; }
RunRules unfair() {
    RunRules run;
    run.rules.floor = FloorRule::any;
    return run;
}

Grid noise(int side, int walls, std::uint64_t seed = 1) {
    Random random(seed);
    return noisy_map(side, side, walls, random);
}

// The slices until nothing is left to do.
int finish(PairJobs& jobs) {
    int slices = 0;
    for (; jobs.busy() && slices < 10'000; ++slices) {
        jobs.work(16.0, nullptr, false);
    }
    return slices;
}

PairCount counted(const Grid& grid, const RunRules& run) {
    PairCounter counter(grid, run.algorithm, run.rules);
    counter.work(~std::uint64_t{0} / 2);
    return counter.count();
}

// What looks at most, and soonest too long, of all that there is.
constexpr RunRules k_endless{Algorithm::radius, {{Radius::unlimited(), RangeShape::round}}};

}  // namespace

TEST_CASE("what is asked for is counted, each as by itself, and then there is nothing to do") {
    const Grid grid = noise(20, 25);
    PairJobs jobs;
    jobs.look_at(grid, {10, 10});
    CHECK_FALSE(jobs.busy());
    jobs.want({{fair(), true}, {unfair(), true}});
    CHECK(jobs.busy());
    CHECK(jobs.counts(fair()).stage == RunCounts::Pairs::counting);
    CHECK_FALSE(jobs.counts(fair()).pairs);
    finish(jobs);
    CHECK_FALSE(jobs.busy());
    for (const RunRules& run : {fair(), unfair()}) {
        const RunCounts counts = jobs.counts(run);
        const Sight sight = see(grid, {10, 10}, run.algorithm, run.rules);
        REQUIRE(counts.tally);
        CHECK(counts.tally->seen == sight.visible.count());
        CHECK(counts.tally->examined == sight.examined);
        std::size_t walls = 0;
        for (int i = 0; i < 400; ++i) {
            const Point cell{i % 20, i / 20};
            walls += sight.visible.contains(cell) && grid.opaque(cell) ? 1U : 0U;
        }
        CHECK(counts.tally->walls == walls);
        CHECK(counts.pairs == counted(grid, run));
        CHECK_FALSE(counts.tally_old);
        CHECK_FALSE(counts.pairs_old);
        CHECK(counts.stage == RunCounts::Pairs::done);
        REQUIRE(counts.counted);
        CHECK(counts.counted->count() == *counts.pairs);
    }
}

TEST_CASE("after a change of the map every number is old until the new one has come") {
    PairJobs jobs;
    jobs.look_at(noise(60, 20), {30, 30});
    jobs.want({{unfair(), true}});
    finish(jobs);
    const PairCount before = *jobs.counts(unfair()).pairs;
    const Grid other = noise(60, 20, 2);
    jobs.look_at(other, {30, 30});
    CHECK(jobs.counts(unfair()).tally_old);
    CHECK(jobs.counts(unfair()).pairs_old);
    CHECK(jobs.counts(unfair()).pairs == before);
    CHECK_FALSE(jobs.counts(unfair()).counted);
    jobs.want({{unfair(), true}});
    jobs.work(16.0, nullptr, false);
    CHECK_FALSE(jobs.counts(unfair()).tally_old);
    CHECK(jobs.counts(unfair()).pairs_old);  // a slice is not enough for 3,000 viewers
    CHECK(jobs.counts(unfair()).pairs == before);
    CHECK(finish(jobs) > 1);
    CHECK_FALSE(jobs.counts(unfair()).pairs_old);
    CHECK(jobs.counts(unfair()).pairs == counted(other, unfair()));
}

TEST_CASE("from another place the pairs stay as they are, and what is seen is counted anew") {
    const Grid grid = noise(20, 25);
    PairJobs jobs;
    jobs.look_at(grid, {10, 10});
    jobs.want({{unfair(), true}});
    finish(jobs);
    jobs.look_at(grid, {3, 4});
    CHECK(jobs.counts(unfair()).tally_old);
    CHECK_FALSE(jobs.counts(unfair()).pairs_old);
    CHECK(jobs.busy());
    CHECK(finish(jobs) == 1);
    CHECK(jobs.counts(unfair()).tally->seen ==
          see(grid, {3, 4}, Algorithm::symmetric, unfair().rules).visible.count());
}

TEST_CASE(
    "under other rules the last number of the algorithm stands there, marked as old; rules unused change "
    "nothing") {
    PairJobs jobs;
    jobs.look_at(noise(20, 25), {10, 10});
    jobs.want({{unfair(), true}});
    finish(jobs);
    const RunCounts other = jobs.counts(fair());
    CHECK(other.pairs_old);
    CHECK(other.tally_old);
    CHECK(other.pairs == jobs.counts(unfair()).pairs);
    RunRules by_depth = unfair();
    by_depth.rules.order = ScanOrder::by_depth;
    CHECK(same_run(by_depth, unfair()));
    CHECK_FALSE(jobs.counts(by_depth).pairs_old);
    CHECK_FALSE(same_run(fair(), unfair()));
    const RunRules radius{Algorithm::radius, unfair().rules};
    CHECK(same_run(radius, {Algorithm::radius, fair().rules}));
    CHECK_FALSE(jobs.counts(radius).tally);
}

TEST_CASE("what nobody asks for any longer is not worked on, and what was counted is kept") {
    PairJobs jobs;
    jobs.look_at(noise(60, 20), {30, 30});
    jobs.want({{unfair(), true}});
    finish(jobs);
    jobs.want({{fair(), true}});
    jobs.work(16.0, nullptr, false);
    CHECK(jobs.busy());
    jobs.want({});
    CHECK_FALSE(jobs.busy());
    CHECK_FALSE(jobs.work(16.0, nullptr, false));
    jobs.want({{unfair(), true}});
    CHECK_FALSE(jobs.busy());
    CHECK_FALSE(jobs.counts(unfair()).pairs_old);
}

TEST_CASE("without a clock a slice ends after its cells; with one, when its time is over") {
    PairJobs jobs;
    jobs.look_at(noise(200, 20), {30, 30});
    jobs.want({{fair(), true}});
    jobs.work(16.0, nullptr, false);
    jobs.work(16.0, nullptr, false);
    const double share = jobs.counts(fair()).share;
    CHECK(share > 0.0);
    CHECK(share < 0.1);
    static double now = 0.0;
    jobs.work(
        16.0, [] { return now += 0.5; }, false);  // eight looks at the clock
    CHECK(jobs.counts(fair()).share > share);
    CHECK(jobs.counts(fair()).share < share + 0.05);
}

TEST_CASE("a count that would take long waits to be told to begin, says how long, and can be stopped") {
    PairJobs jobs;
    jobs.look_at(Grid(256, 256), {30, 30});
    jobs.want({{k_endless, true}});
    CHECK(finish(jobs) < 40);
    CHECK(jobs.counts(k_endless).stage == RunCounts::Pairs::too_long);
    CHECK(jobs.counts(k_endless).tally->seen == 256 * 256);
    REQUIRE(jobs.waiting_ms());
    CHECK(*jobs.waiting_ms() > PairJobs::k_long_ms);
    CHECK_FALSE(jobs.counts_long());

    jobs.begin_long();
    CHECK(jobs.busy());
    CHECK(jobs.counts_long());
    CHECK_FALSE(jobs.waiting_ms());
    for (int i = 0; i < 60; ++i) {
        jobs.work(16.0, nullptr, false);
    }
    CHECK(jobs.counts(k_endless).share > 0.0);
    const double share = jobs.counts(k_endless).share;

    jobs.stop();
    CHECK_FALSE(jobs.busy());
    CHECK(jobs.counts(k_endless).stage == RunCounts::Pairs::stopped);
    CHECK(jobs.waiting_ms());
    jobs.begin_long();
    CHECK(jobs.counts(k_endless).share == share);  // it goes on where it was

    Grid painted(256, 256);
    painted.set({1, 1}, Terrain::wall);
    jobs.look_at(painted, {30, 30});
    jobs.want({{k_endless, true}});
    finish(jobs);
    CHECK(jobs.counts(k_endless).stage == RunCounts::Pairs::too_long);  // to be asked for again
}

TEST_CASE("a run that looks at very many cells waits while a stroke is painted") {
    RunRules heavy = k_endless;
    PairJobs jobs;
    jobs.look_at(Grid(1100, 1000), {30, 30});
    jobs.want({{heavy, false}});
    jobs.work(16.0, nullptr, true);
    REQUIRE(jobs.counts(heavy).tally);  // of a run that is new nothing is known yet
    jobs.look_at(Grid(1100, 1000), {31, 30});
    jobs.work(16.0, nullptr, true);
    CHECK(jobs.counts(heavy).tally_old);
    jobs.work(16.0, nullptr, false);
    CHECK_FALSE(jobs.counts(heavy).tally_old);
}

}  // namespace fovlab
