#include "core/scenario/dungeon_map.h"

#include "core/dungeon/dungeon.h"
#include "core/scenario/limits.h"
#include "core/scenario/scenario_text.h"
#include "core/scenario/share_code.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

namespace fovlab::test {
namespace {

Scenario dungeon(std::uint32_t seed = 7) {
    DungeonPlan plan;
    plan.seed = seed;
    return with_dungeon({Grid(1, 1), {}, Algorithm::rays, {}, {}}, plan).value();
}

}  // namespace

TEST_CASE("a document on a dungeon has its map, its rooms and its start, and keeps how one sees") {
    Random random(70);
    for (int i = 0; i < 50; ++i) {
        const Scenario before = any_scenario(random);
        const DungeonPlan plan = any_plan(random);
        const Scenario after = with_dungeon(before, plan).value();
        CHECK(after.grid == make_dungeon(plan).value().grid);
        CHECK(after.viewer == make_dungeon(plan).value().start);
        CHECK(after.dungeon == plan);
        CHECK(after.algorithm == before.algorithm);
        CHECK(after.rules == before.rules);
        CHECK(after.compare == before.compare);
        CHECK(after.light == before.light);
        CHECK(after.title.empty());
        CHECK(after.things.empty());
        CHECK_FALSE(after.walk);
        CHECK_FALSE(what_is_wrong(after));
    }
}

TEST_CASE("a plan that can make no dungeon is refused") {
    DungeonPlan plan;
    plan.min_area = 2;
    const Result<Scenario> none = with_dungeon(dungeon(), plan);
    REQUIRE_FALSE(none);
    CHECK(none.error().reason.find("6 is the least") != std::string::npos);
}

TEST_CASE("a document with a plan has just that dungeon's map") {
    Scenario scenario = dungeon();
    CHECK_FALSE(what_is_wrong(scenario));
    Scenario painted = scenario;
    painted.grid.set({0, 0}, Terrain::floor);
    CHECK(what_is_wrong(painted));
    Scenario other = scenario;
    other.dungeon->seed = 8;
    CHECK(what_is_wrong(other));
    Scenario impossible = scenario;
    impossible.dungeon->min_area = 1;
    CHECK(what_is_wrong(impossible));
    Scenario wild = scenario;
    wild.dungeon->depth = 1000;
    CHECK(what_is_wrong(wild));
    Scenario inhabited = scenario;
    inhabited.legend = {{'g', "goblin", ThingKind::watcher, {}}};
    inhabited.things = {{scenario.viewer, 'g'}};
    CHECK(what_is_wrong(inhabited));
}

TEST_CASE("painting makes a drawn map of it, another plan or another place does not") {
    const Scenario before = dungeon();
    Scenario painted = before;
    painted.grid.set({0, 0}, Terrain::floor);
    drop_old_plan(painted, before);
    CHECK_FALSE(painted.dungeon);
    CHECK(painted.grid.rooms() == before.grid.rooms());
    CHECK_FALSE(what_is_wrong(painted));
    Scenario next = dungeon(8);
    drop_old_plan(next, before);
    CHECK(next.dungeon);
    Scenario moved = before;
    moved.viewer = {0, 0};
    drop_old_plan(moved, before);
    CHECK(moved.dungeon);
}

TEST_CASE("the viewer is told beside the plan only where it is not at the start, in texts and in codes") {
    const Scenario at_start = dungeon();
    CHECK_FALSE(viewer_beside_plan(at_start));
    Scenario moved = at_start;
    moved.viewer = {79, 39};
    CHECK(viewer_beside_plan(moved) == Point{79, 39});
    for (const Scenario& scenario : {at_start, moved}) {
        CHECK(read_scenario(to_text(scenario)).value() == scenario);
        const std::string code = to_share_code(scenario);
        REQUIRE(read_share_code(code));
        CHECK(read_share_code(code).value() == scenario);
    }
    CHECK(to_share_code(at_start).size() < 50);
    CHECK(to_share_code(moved).size() < 60);
}

}  // namespace fovlab::test
