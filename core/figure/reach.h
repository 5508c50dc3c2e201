// Where lines of sight end, for drawing: the edge of the map or of the range, whichever comes first.
//
// Units: cells, rows (depth) and slopes (as the sector counts them), as doubles: nothing is decided here.
#pragma once

#include "core/figure/scene.h"
#include "core/geometry/range.h"
#include "core/geometry/sector.h"

#include <vector>

namespace fovlab {

class Reach {
public:
    Reach(int width, int height, Point viewer, Range range)
        : width_(width), height_(height), viewer_(viewer), range_(range) {}

    // The spot on a line of sight at a depth; the viewer's centre is at depth 0.
    Spot at(Sector sector, double slope, double depth) const;
    // The depth at which a line of sight leaves the map or the range.
    double depth_of_edge(Sector sector, double slope) const;
    // The light between two slopes from one depth on, no further than another: a convex polygon, empty when there is
    // nothing between them.
    std::vector<Spot> light(Sector sector, double start, double end, double from_depth,
                            double to_depth) const;
    // The border between cells in range and cells that are not, along their edges, as a closed line kept on the
    // map. Empty when the range is unlimited or holds the whole map.
    std::vector<Spot> range_edge() const;

private:
    // The larger of |dx| over the cells in range at a row |dy| away; −1 for none.
    int half_width(int dy) const;

    int width_;
    int height_;
    Point viewer_;
    Range range_;
};

}  // namespace fovlab
