// Lights and eyes that stand where nobody can see them: inside walls, closed doors and the like, and where to move them.
//
// Units: cells.
#pragma once

#include "core/explore/level.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

struct Stray {
    enum class Kind : std::uint8_t { torch, thing };

    Kind kind = Kind::torch;
    std::size_t index = 0;  // of Level::torches or Level::things
    Point at;
    std::optional<Point> to;  // the nearest floor; none where there is no free one

    friend bool operator==(const Stray& a, const Stray& b) {
        return a.kind == b.kind && a.index == b.index && a.at == b.at && a.to == b.to;
    }
};

// Torches first, then watchers and torches among the things, each in the level's order.
std::vector<Stray> strays(const Level& level);

// The floor with nothing on it that is nearest by Manhattan distance, `from` itself left out; of those that are as near the
// first, row by row.
std::optional<Point> nearest_free_floor(const Level& level, Point from);

}  // namespace fovlab
