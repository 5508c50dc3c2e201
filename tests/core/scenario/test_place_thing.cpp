// Placing watchers, items, marks and torches on a map, and taking them away.
#include "core/scenario/place_thing.h"

#include "core/scenario/limits.h"
#include "core/scenario/scenario_text.h"

#include <doctest/doctest.h>

using namespace fovlab;

namespace {

Scenario room() {
    Scenario scenario{Grid(5, 3), {0, 0}, Algorithm::symmetric, {}, {}};
    scenario.grid.set({4, 2}, Terrain::wall);
    return scenario;
}

constexpr ThingKind k_standing[] = {ThingKind::watcher, ThingKind::item, ThingKind::mark};

}  // namespace

TEST_CASE("a click places one of a kind with its entry in the legend, and another takes it away") {
    for (const ThingKind kind : k_standing) {
        Scenario scenario = room();
        CHECK_FALSE(place_thing(scenario, kind, {2, 1}).has_value());
        REQUIRE(scenario.things.size() == 1);
        REQUIRE(scenario.legend.size() == 1);
        CHECK(scenario.legend[0].kind == kind);
        CHECK(scenario.legend[0].glyph == scenario.things[0].glyph);
        CHECK_FALSE(place_thing(scenario, kind, {1, 1}).has_value());
        CHECK(scenario.legend.size() == 1);
        CHECK(scenario.things[0].at == Point{1, 1});  // row by row
        CHECK_FALSE(what_is_wrong(scenario).has_value());
        CHECK_FALSE(place_thing(scenario, kind, {2, 1}).has_value());
        CHECK(scenario.things.size() == 1);
    }
}

TEST_CASE("something of another kind makes room, and a glyph that is taken is left alone") {
    Scenario scenario = room();
    scenario.legend = {{'g', "gate", ThingKind::mark}};
    CHECK_FALSE(place_thing(scenario, ThingKind::watcher, {2, 1}).has_value());
    CHECK(scenario.things[0].glyph == 'o');
    CHECK_FALSE(place_thing(scenario, ThingKind::mark, {2, 1}).has_value());
    REQUIRE(scenario.things.size() == 1);
    CHECK(scenario.things[0].glyph == 'g');
    CHECK_FALSE(what_is_wrong(scenario).has_value());
}

TEST_CASE(
    "torches hang anywhere on the map, with something or alone; the rest needs floor without the viewer") {
    Scenario scenario = room();
    CHECK_FALSE(place_thing(scenario, ThingKind::torch, {4, 2}).has_value());
    CHECK_FALSE(place_thing(scenario, ThingKind::torch, {2, 1}).has_value());
    CHECK_FALSE(place_thing(scenario, ThingKind::item, {2, 1}).has_value());
    CHECK(scenario.torches.size() == 2);
    CHECK(things_in_words(scenario, {2, 1}) == "potion (item), torch of radius 6");
    CHECK(place_thing(scenario, ThingKind::item, {4, 2}) == NoPlace::not_floor);
    CHECK(place_thing(scenario, ThingKind::item, {0, 0}) == NoPlace::viewer);
    CHECK(place_thing(scenario, ThingKind::torch, {5, 0}) == NoPlace::off_map);
    CHECK(take_away_things(scenario, {2, 1}));
    CHECK_FALSE(take_away_things(scenario, {2, 1}));
    CHECK(things_in_words(scenario, {2, 1}).empty());
    CHECK(scenario.torches.size() == 1);
    for (int i = 0; scenario.torches.size() < k_most_torches; ++i) {
        scenario.torches.push_back({{i % 5, i % 3}});
    }
    CHECK_FALSE(take_away_things(scenario, {9, 9}));
    scenario.torches.resize(k_most_torches, {{1, 1}});
    scenario.torches[0].at = {3, 0};
    std::erase_if(scenario.torches, [](const Torch& torch) { return torch.at == Point{2, 0}; });
    scenario.torches.resize(k_most_torches, {{1, 1}});
    CHECK(place_thing(scenario, ThingKind::torch, {2, 0}) == NoPlace::too_many_torches);
}

TEST_CASE("what was placed reads back from the scenario's text") {
    Scenario scenario = room();
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(place_thing(scenario, k_standing[i], {i + 1, i}).has_value());
    }
    CHECK(things_in_words(scenario, {1, 0}) == "goblin (watcher, sees 8 cells far)");
    const Result<FoundScenario> found = find_scenario(to_text(scenario));
    REQUIRE(found);
    CHECK(found.value().scenario == scenario);
}
