// Changes of a whole map: inverted, grown, cropped. Each gives a new one.
//
// Units: cells. Errors: margins that leave no map, or one larger than Grid allows, are a broken contract and assert;
// `margins_fit` tells.
#pragma once

#include "core/grid/grid.h"

namespace fovlab {

// Every wall becomes floor and every other cell wall, so that no room is left; but this cell is floor, because somebody stands there.
Grid inverted(const Grid& grid, Point keep_clear);

// How many rows and columns a map gains on each side; below nought: loses.
struct Margins {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

bool margins_fit(const Grid& grid, const Margins& margins);

// What was at (x, y) is then at (x + left, y + top); new cells are floor. Rooms are cut off at the edge.
Grid with_margins(const Grid& grid, const Margins& margins);

}  // namespace fovlab
