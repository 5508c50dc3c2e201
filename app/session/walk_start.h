// Where one walks when nobody said where: a dungeon with much to see.
#pragma once

#include "core/scenario/scenario.h"

namespace fovlab {

// By the algorithm and the rules of the document at hand.
Scenario dungeon_to_explore(const Scenario& from);

}  // namespace fovlab
