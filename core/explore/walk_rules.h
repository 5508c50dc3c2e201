// How one sees while walking.
#pragma once

#include "core/explore/light.h"
#include "core/fov/catalogue.h"

namespace fovlab {

struct WalkRules {
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
    Light light = {};
    bool memory = true;  // else nothing is remembered but what is shown

    friend bool operator==(const WalkRules& a, const WalkRules& b) {
        return a.algorithm == b.algorithm && a.rules == b.rules && a.light == b.light && a.memory == b.memory;
    }
    friend bool operator!=(const WalkRules& a, const WalkRules& b) { return !(a == b); }
};

}  // namespace fovlab
