#include "core/scenario/map_parts.h"

#include "core/grid/whole_map.h"
#include "core/scenario/limits.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario furnished() {
    Scenario scenario{Grid(5, 4), {0, 0}, Algorithm::symmetric, {}, {}};
    scenario.legend = {{'g', "goblin", ThingKind::watcher, 8}};
    scenario.things = {{{1, 0}, 'g'}, {{4, 1}, 'g'}, {{2, 3}, 'g'}};
    scenario.torches = {{{4, 3}}, {{0, 1}}};
    scenario.grid.set_rooms({{0, 0, 5, 4, true}, {3, 2, 1, 1, false}});
    scenario.walk = Walk{"wasd"};
    return scenario;
}

}  // namespace

TEST_CASE("what stands where floor no longer is, is gone, and nothing else") {
    Scenario scenario = furnished();
    scenario.grid.set({4, 1}, Terrain::water);
    scenario.grid.set({4, 3}, Terrain::wall);
    drop_buried(scenario);
    CHECK(scenario.things == std::vector<Thing>{{{1, 0}, 'g'}, {{2, 3}, 'g'}});
    CHECK(scenario.torches == furnished().torches);
    CHECK(scenario.grid.rooms() == furnished().grid.rooms());
}

TEST_CASE("what is on a map moves with it, and what lies off is lost") {
    Scenario scenario = furnished();
    scenario.grid = with_margins(scenario.grid, {-1, 2, -1, -1});  // 3 × 5
    move_parts(scenario, {-1, 2});
    CHECK(scenario.things == std::vector<Thing>{{{0, 2}, 'g'}});
    CHECK(scenario.torches.empty());
    CHECK(scenario.grid.rooms() == std::vector<Room>{{0, 2, 3, 3, true}, {2, 4, 1, 1, false}});
    scenario = furnished();
    scenario.grid = with_margins(scenario.grid, {0, 0, 3, 3});
    move_parts(scenario, {0, 0});
    CHECK(scenario.things == furnished().things);
    CHECK(scenario.torches == furnished().torches);
    CHECK(scenario.grid.rooms() == furnished().grid.rooms());
}

TEST_CASE("of another map's parts nothing stays") {
    Scenario scenario = furnished();
    forget_parts(scenario);
    scenario.grid = Grid(5, 4);  // whose rooms went with it
    CHECK(scenario == Scenario{Grid(5, 4), {0, 0}, Algorithm::symmetric, {}, {}});
}

TEST_CASE("whatever is done to any document's map, it can be written and read") {
    Random random(51);
    for (int i = 0; i < 500; ++i) {
        Scenario scenario = any_scenario(random);
        if (scenario.dungeon) {
            continue;
        }
        const Margins margins{random.between(-3, 3), random.between(-3, 3), random.between(-3, 3),
                              random.between(-3, 3)};
        if (!margins_fit(scenario.grid, margins)) {
            continue;
        }
        scenario.grid = with_margins(scenario.grid, margins);
        scenario.viewer = any_cell(scenario.grid, random);
        move_parts(scenario, {margins.left, margins.top});
        scenario.grid.set(any_cell(scenario.grid, random), Terrain::wall);
        drop_buried(scenario);
        CHECK_FALSE(what_is_wrong(scenario));
    }
}
