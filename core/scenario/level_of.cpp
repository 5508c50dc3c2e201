#include "core/scenario/level_of.h"

namespace fovlab {

Level level_of(const Scenario& scenario) {
    return {scenario.grid,   scenario.viewer,  scenario.legend,
            scenario.things, scenario.torches, scenario.dungeon};
}

WalkRules walk_rules_of(const Scenario& scenario) {
    return {scenario.algorithm, scenario.rules, scenario.light.value_or(Light{}),
            scenario.walk.value_or(Walk{}).memory};
}

Journey journey_of(const Scenario& scenario) {
    return {level_of(scenario), scenario.viewer, walk_rules_of(scenario),
            scenario.walk.value_or(Walk{}).moves};
}

Scenario seen_from(const Walker& walker, Scenario document) {
    const Level& level = walker.level();
    document.grid = level.grid;
    document.things = level.things;
    document.torches = level.torches;
    document.viewer = walker.at();
    return document;
}

}  // namespace fovlab
