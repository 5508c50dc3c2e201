// What a picture can tell of two cells A and B, and of the pairs that see each other one way only.
//
// Units: cells. Plain values; whoever asks for the picture fills them in. All cells are on the map, but for walls, which
// may lie just off it.
#pragma once

#include "core/compare/partners.h"
#include "core/grid/point.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

// One of the two ways between A and B.
struct PairWay {
    std::optional<bool> sees;  // none: not found out yet
    // The cells that the algorithm's line to the other goes through, its own and the other's included, in order; empty
    // for algorithms that draw no lines: then the straight line between the two centres is meant.
    std::vector<Point> cells;
    std::vector<Point> walls;  // that stop it
};

struct PairPicture {
    std::optional<Point> a;
    std::optional<Point> b;
    PairWay forth;  // from A to B
    PairWay back;
};

// Those with whom a cell shares sight one way only.
struct PartnersPicture {
    Point cell;
    OneWayPartners with;
};

// For each cell of the map, row by row: how many cells it sees that do not see it.
using OneWayCounts = std::vector<std::uint32_t>;

// The steps in which such counts are shaded: from each number on to the next one.
inline constexpr std::uint32_t k_one_way_steps[] = {1, 3, 6, 12};

// 0: none; else 1 to 4.
constexpr int one_way_step(std::uint32_t count) {
    int step = 0;
    for (const std::uint32_t from : k_one_way_steps) {
        step += count >= from ? 1 : 0;
    }
    return step;
}

}  // namespace fovlab
