// The picture of what two runs on the same map differ in: each cell by who shows it, both, only the left run, only the
// right one, or neither. Walls stay walls, so that one sees what the difference hangs on.
//
// Units: as scene.h; steps are steps done of each run. A pure function of its inputs. Both recordings are of one map
// and one viewer (asserts).
#pragma once

#include "core/figure/layer.h"
#include "core/figure/scene.h"
#include "core/fov/catalogue.h"

#include <cstddef>
#include <optional>

namespace fovlab {

// A run as far as it has gone.
struct RunSoFar {
    const Recording& recording;
    std::size_t steps = 0;
};

// `cell`: one that is outlined, if any. The edge of the range is shown where both have the same.
Scene difference_scene(const RunSoFar& left, const RunSoFar& right, Layers layers,
                       std::optional<Point> cell = std::nullopt);

}  // namespace fovlab
