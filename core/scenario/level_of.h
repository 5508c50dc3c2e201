// The walk that a document holds: its level, how one sees there, and the moves that were made.
//
// The document's dungeon is made (a dungeon's map is its grid, as read).
#pragma once

#include "core/explore/journey.h"
#include "core/scenario/scenario.h"

namespace fovlab {

Level level_of(const Scenario& scenario);
WalkRules walk_rules_of(const Scenario& scenario);
// From the viewer's place, all moves done.
Journey journey_of(const Scenario& scenario);

// The document as seen from where its walk led: the level at hand, its doors as they are now, and what stands there.
Scenario seen_from(const Walker& walker, Scenario document);

}  // namespace fovlab
