#include "core/scenario/level_of.h"
#include "core/scenario/move_stray.h"

#include <doctest/doctest.h>

using namespace fovlab;

namespace {

// A torch in the wall between two halls, one of them with a goblin.
Scenario walled_torch() {
    Scenario scenario{Grid(5, 3), {0, 0}, Algorithm::symmetric, {}, {}};
    for (int y = 0; y < 3; ++y) {
        scenario.grid.set({2, y}, Terrain::wall);
    }
    scenario.legend = {{'g', "goblin", ThingKind::watcher, 8}};
    scenario.things = {{{1, 1}, 'g'}};
    scenario.torches = {{{2, 1}}, {{0, 2}}};
    return scenario;
}

}  // namespace

TEST_CASE("a stray torch is moved to the floor that was found for it, and is stray no more") {
    Scenario scenario = walled_torch();
    const std::vector<Stray> found = strays(level_of(scenario));
    REQUIRE(found.size() == 1);
    CHECK(move_stray(scenario, found.front()));
    CHECK(scenario.torches[0].at == Point{3, 1});
    CHECK(scenario.torches[1].at == Point{0, 2});
    CHECK(strays(level_of(scenario)).empty());
    CHECK_FALSE(move_stray(scenario, found.front()));
}

TEST_CASE("things stay row by row when one of them is moved") {
    Scenario scenario = walled_torch();
    scenario.things = {{{2, 0}, 'g'}, {{1, 1}, 'g'}};
    CHECK(move_stray(scenario, {Stray::Kind::thing, 0, {2, 0}, Point{4, 2}}));
    CHECK(scenario.things == std::vector<Thing>{{{1, 1}, 'g'}, {{4, 2}, 'g'}});
}

TEST_CASE("what is not there, or has nowhere to go, is not moved") {
    Scenario scenario = walled_torch();
    const Scenario before = scenario;
    CHECK_FALSE(move_stray(scenario, {Stray::Kind::torch, 7, {2, 1}, Point{3, 1}}));
    CHECK_FALSE(move_stray(scenario, {Stray::Kind::thing, 0, {2, 1}, Point{3, 1}}));
    CHECK_FALSE(move_stray(scenario, {Stray::Kind::torch, 0, {2, 1}, std::nullopt}));
    CHECK_FALSE(move_stray(scenario, {Stray::Kind::torch, 0, {2, 1}, Point{9, 1}}));
    CHECK(scenario == before);
}
