#include "core/figure/tie.h"

#include <algorithm>
#include <cmath>

namespace fovlab {

std::optional<Tie> tie_at(const Slope& slope, int depth) {
    // The double only proposes the nearest half column; whether the line is there is decided exactly.
    const int nearest = static_cast<int>(std::lround(2.0 * depth * to_double(slope)));
    if (compare(Fraction{nearest, 2 * depth}, slope) != 0) {
        return std::nullopt;
    }
    return Tie{depth, nearest};
}

std::vector<Tie> ties_between(const Slope& slope, int from_depth, int to_depth) {
    std::vector<Tie> ties;
    for (int depth = std::max(from_depth, 1); depth <= to_depth; ++depth) {
        if (const std::optional<Tie> tie = tie_at(slope, depth)) {
            ties.push_back(*tie);
        }
    }
    return ties;
}

}  // namespace fovlab
