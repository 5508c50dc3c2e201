// The sentences about lines and rays: what the straight line to a cell meets, which ray showed it, and why none did.
//
// Parts of `sentence` (sentence.h), which chooses among them. Walls and targets are named as (x, y). UTF-8.
#pragma once

#include "core/explain/why.h"

#include <string>

namespace fovlab {

// Of a visible cell, where rays are cast.
std::string seen_by_ray(const Why& why, const Grid& grid);
// A wall stands on the line to the cell.
std::string shadow_of_rays(const Why& why, const Grid& grid);
// No wall stands there, and still the cell is dark.
std::string missed_by_all(const Why& why, const Grid& grid);

}  // namespace fovlab
