// What a person can do about watchers, beyond what buttons say by themselves.
#pragma once

#include "core/explore/stray.h"

#include <cstddef>
#include <optional>

namespace fovlab {

// The watcher of which alone the map shows what it sees, by its place in the list; none: all of them.
struct ChooseEye {
    std::optional<std::size_t> eye;
};
// A light or an eye inside a wall, to the nearest floor.
struct MoveStray {
    Stray stray;
};

}  // namespace fovlab
