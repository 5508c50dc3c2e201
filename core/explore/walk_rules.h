// How one sees while walking.
#pragma once

#include "core/explore/light.h"
#include "core/fov/catalogue.h"

#include <cstdint>

namespace fovlab {

// A mistake made on purpose, for lessons that ask to find it. `never_cleared`: what was seen of a level is taken over to the next
// one. `always_cleared`: each turn forgets all that is not shown. No scenario holds one.
enum class MemoryFault : std::uint8_t { none, never_cleared, always_cleared };

struct WalkRules {
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
    Light light = {};
    bool memory = true;  // else nothing is remembered but what is shown
    MemoryFault fault = MemoryFault::none;

    friend bool operator==(const WalkRules& a, const WalkRules& b) {
        return a.algorithm == b.algorithm && a.rules == b.rules && a.light == b.light &&
               a.memory == b.memory && a.fault == b.fault;
    }
    friend bool operator!=(const WalkRules& a, const WalkRules& b) { return !(a == b); }
};

}  // namespace fovlab
