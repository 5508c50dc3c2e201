// Puts a stray light or eye of a document where it can shine and see.
#pragma once

#include "core/explore/stray.h"
#include "core/scenario/scenario.h"

namespace fovlab {

// False, and nothing done, when there is no such thing at its place any more or nowhere to move it to.
bool move_stray(Scenario& scenario, const Stray& stray);

}  // namespace fovlab
