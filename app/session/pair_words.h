// What two cells A and B see of each other, in plain words.
#pragma once

#include "app/session/pair_table.h"
#include "core/fov/rules.h"
#include "core/grid/grid.h"

#include <string>

namespace fovlab {

// "One way only: A sees B, but B does not see A."
std::string verdict_in_words(const PairAnswer& answer);

// "A does not see B. The wall at (7, 4) stops the light on its way here.": one way, with the reason that the inspector
// would give for a viewer there.
std::string way_in_words(const WayAnswer& answer, bool from_a, const Rules& rules, const Grid& grid);

}  // namespace fovlab
