// The default rules within a range, for the tests.
#pragma once

#include "core/fov/rules.h"

namespace fovlab::test {

inline Rules within(Radius radius, RangeShape shape = RangeShape::round) {
    Rules rules;
    rules.range = {radius, shape};
    return rules;
}

}  // namespace fovlab::test
