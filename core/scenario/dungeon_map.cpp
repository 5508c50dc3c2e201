#include "core/scenario/dungeon_map.h"

#include "core/dungeon/dungeon.h"
#include "core/scenario/map_parts.h"

#include <utility>

namespace fovlab {

Result<Scenario> with_dungeon(const Scenario& scenario, const DungeonPlan& plan) {
    Result<Dungeon> dungeon = make_dungeon(plan);
    if (!dungeon) {
        return dungeon.error();
    }
    Scenario changed = scenario;
    forget_parts(changed);
    changed.title.clear();
    changed.grid = std::move(dungeon.value().grid);
    changed.viewer = dungeon.value().start;
    changed.dungeon = plan;
    return changed;
}

std::optional<Point> viewer_beside_plan(const Scenario& scenario) {
    if (scenario.dungeon) {
        const Result<Dungeon> dungeon = make_dungeon(*scenario.dungeon);
        if (dungeon && dungeon.value().start == scenario.viewer) {
            return std::nullopt;
        }
    }
    return scenario.viewer;
}

void drop_old_plan(Scenario& changed, const Scenario& before) {
    if (changed.dungeon && changed.dungeon == before.dungeon &&
        (changed.grid != before.grid || changed.things != before.things)) {
        changed.dungeon.reset();
    }
}

}  // namespace fovlab
