// The picture of what two runs on the same map differ in: each cell by who shows it, both, only the left run, only the
// right one, or neither; what neither has decided so far is not yet looked at. Walls stay walls, so that one sees what
// the difference hangs on. With a pair it also shows A and B and the ways between them.
//
// Units: as scene.h; each frame is one of its recording's trace. A pure function of its inputs. Both recordings are of one map
// and one viewer (asserts).
#pragma once

#include "core/figure/layer.h"
#include "core/figure/pair_picture.h"
#include "core/figure/scene.h"
#include "core/fov/catalogue.h"
#include "core/trace/frame.h"

#include <optional>

namespace fovlab {

// A run as far as it has gone.
struct RunSoFar {
    const Recording& recording;
    const Frame& frame;
};

// What the picture says beside the difference itself; each may be missing.
struct DifferenceRemarks {
    std::optional<Point> cell = std::nullopt;  // outlined
    const PartnersPicture* partners = nullptr;
    const PairPicture* pair = nullptr;
};

// The edge of the range is shown where both have the same.
Scene difference_scene(const RunSoFar& left, const RunSoFar& right, Layers layers,
                       const DifferenceRemarks& remarks = {});

}  // namespace fovlab
