// Ties: rows in whose middle a slope's line passes exactly through the centre of a cell, or exactly between two cells.
// There the rules about halves and about edges decide, so a picture marks them.
//
// Units: rows (depth) and columns of a quadrant, half columns where said. Exact for fractions; a float slope is taken
// by the value that it holds.
#pragma once

#include "core/geometry/slope.h"

#include <optional>
#include <vector>

namespace fovlab {

struct Tie {
    int depth = 0;
    int half_columns = 0;  // twice the column: even at a centre, odd on the edge between two columns

    bool at_centre() const { return half_columns % 2 == 0; }

    friend constexpr bool operator==(Tie a, Tie b) {
        return a.depth == b.depth && a.half_columns == b.half_columns;
    }
};

// depth > 0. None: the line passes beside centres and edges there.
std::optional<Tie> tie_at(const Slope& slope, int depth);

// Of the rows from one depth to another, both included.
std::vector<Tie> ties_between(const Slope& slope, int from_depth, int to_depth);

}  // namespace fovlab
