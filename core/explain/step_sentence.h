// What one step of a run did, in a plain sentence with its numbers.
//
// Units: cells; slopes are columns per row, in lowest terms; walls and cells are named as (x, y). UTF-8.
#pragma once

#include "core/fov/catalogue.h"

#include <cstddef>
#include <string>

namespace fovlab {

// Of event `step`, 0 … size() − 1 (asserts).
std::string step_sentence(const Recording& recording, std::size_t step);

}  // namespace fovlab
