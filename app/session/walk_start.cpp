#include "app/session/walk_start.h"

#include "app/session/explore_words.h"
#include "core/scenario/dungeon_map.h"

#include <string>
#include <utility>

namespace fovlab {

Scenario dungeon_to_explore(const Scenario& from) {
    DungeonPlan plan;
    plan.seed = 2;  // one begins near its middle, far from the stairs
    plan.doors = true;
    plan.water = true;
    plan.pillars = true;
    Scenario scenario = std::move(with_dungeon(from, plan).value());
    scenario.title = worded(ExploreWord::title, {std::to_string(plan.seed)});
    return scenario;
}

}  // namespace fovlab
