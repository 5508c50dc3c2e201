#include "core/fov/work.h"

#include <algorithm>

namespace fovlab {
namespace {

// The part of the map that lies within the square of the radius.
struct Box {
    double cells = 0.0;
    double reach = 0.0;  // from the viewer to its furthest side
};

Box box_of(const Grid& grid, Point viewer, const Range& range) {
    const int reach = range.radius.last_depth();
    const int left = std::min(viewer.x, reach);
    const int right = std::min(grid.width() - 1 - viewer.x, reach);
    const int above = std::min(viewer.y, reach);
    const int below = std::min(grid.height() - 1 - viewer.y, reach);
    return {(left + right + 1.0) * (above + below + 1.0),
            static_cast<double>(std::max({left, right, above, below}))};
}

}  // namespace

double work_of_area(const Grid& grid, Point viewer, const Range& range) {
    return 2.0 * box_of(grid, viewer, range).cells;
}

double work_of_lines(const Grid& grid, Point viewer, const Range& range) {
    const Box box = box_of(grid, viewer, range);
    return box.cells * box.reach;
}

double work_of_edge(const Grid& grid, Point viewer, const Range& range) {
    const int larger = std::max(grid.width(), grid.height());
    const int half = range.radius.is_unlimited() ? larger : range.radius.cells();
    return 8.0 * half * box_of(grid, viewer, range).reach;
}

}  // namespace fovlab
