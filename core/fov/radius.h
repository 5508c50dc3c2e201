// `radius`: every cell in range, no walls at all. The baseline that shows why walls must matter.
//
// It looks at the cells of the square of half-width r around the viewer, row by row, the viewer's own left out, and
// keeps those in range. Units: cells. The viewer must be on the map.
#pragma once

#include "core/fov/rules.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

#include <algorithm>

namespace fovlab {

template <TraceSink Sink>
void radius_only(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    const int reach = rules.range.radius.last_depth();
    const int top = std::max(viewer.y - reach, 0);
    const int bottom = std::min(viewer.y + reach, grid.height() - 1);
    const int left = std::max(viewer.x - reach, 0);
    const int right = std::min(viewer.x + reach, grid.width() - 1);
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const Point cell{x, y};
            if (cell == viewer) {
                continue;
            }
            const bool in_range = rules.range.contains(cell - viewer);
            const bool visible = in_range;  // a wall hides nothing
            const bool wall = grid.opaque(cell);
            sink.tell(CellExamined{cell, wall, in_range, visible, std::nullopt});
        }
    }
}

}  // namespace fovlab
