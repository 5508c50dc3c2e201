// Which cells one answer has and another has not: what a changed rule, radius or wall added and took away.
//
// Units: cells. Both sets belong to maps of the same size (asserts).
#pragma once

#include "core/grid/cell_set.h"

namespace fovlab {

struct Difference {
    CellSet added;    // in the second, not in the first
    CellSet removed;  // in the first, not in the second

    bool any() const { return added.count() + removed.count() > 0; }
};

Difference difference(const CellSet& before, const CellSet& after);

}  // namespace fovlab
