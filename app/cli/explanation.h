// Why a cell of a scene is dark or seen, with its sentence: what `why` prints and what `grade` tells about a cell.
#pragma once

#include "core/explain/why.h"
#include "core/scenario/scenario.h"

#include <string>

namespace fovlab::cli {

struct Explanation {
    Why why;
    std::string sentence;
};

// The cell must be on the map.
Explanation explain(const Scenario& scene, Point cell);

}  // namespace fovlab::cli
