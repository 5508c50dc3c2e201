#include "core/compare/difference.h"

namespace fovlab {

Difference difference(const CellSet& before, const CellSet& after) {
    return {after.without(before), before.without(after)};
}

}  // namespace fovlab
