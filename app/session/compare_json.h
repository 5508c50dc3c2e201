// Two answers side by side as JSON: what the command line's `compare` prints, and the window's report repeats.
//
// {a: {algorithm, count, examined}, b: {…}, both, only_a, only_b, difference}: the three in the middle are counts of
// cells, `difference` has a row for each row of the map, of `=` both, `a` only a, `b` only b, `-` neither.
#pragma once

#include "core/fov/catalogue.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace fovlab {

struct ComparedSight {
    Algorithm algorithm;
    const CellSet& visible;
    std::size_t examined = 0;
};

// Both of the same map (asserts).
nlohmann::ordered_json compare_json(const ComparedSight& a, const ComparedSight& b);

}  // namespace fovlab
