// The sentences about lit rooms: why a cell is seen from inside one or from the dark, and why another is not.
//
// Parts of `sentence` (sentence.h), which chooses among them. UTF-8.
#pragma once

#include "core/explain/why.h"

#include <string>

namespace fovlab {

// Of a visible cell.
std::string seen_by_room(const Why& why, const Grid& grid);
// Of a dark one that is in range.
std::string outside_the_room(const Why& why, const Grid& grid);

}  // namespace fovlab
