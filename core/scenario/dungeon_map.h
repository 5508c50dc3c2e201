// A document whose map is a dungeon: it keeps the plan, and the map is made from it.
//
// Units: cells. Errors: a plan that can give no dungeon is refused (dungeon.h says why).
#pragma once

#include "core/dungeon/dungeon_plan.h"
#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <optional>

namespace fovlab {

// The document on the map of another dungeon, with the viewer where one begins. Nothing of what was on the old map stays, nor a
// walk over it, nor its title; algorithm, rules, comparison and light do.
Result<Scenario> with_dungeon(const Scenario& scenario, const DungeonPlan& plan);

// Where the viewer stands, unless the map is a dungeon and that is where one begins in it: what a file has to say beside a
// plan.
std::optional<Point> viewer_beside_plan(const Scenario& scenario);

// Where an edit changed the map or what stands on it, but not the plan, the plan is no longer what the map comes from and goes:
// it is a drawn map with rooms from then on.
void drop_old_plan(Scenario& changed, const Scenario& before);

}  // namespace fovlab
