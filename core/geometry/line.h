// A straight line drawn on the grid from one cell to another, cell by cell, by Bresenham's rule.
//
// With dx, dy ≥ 0 the absolute offsets, an error e starts at dx − dy. Each step looks at t = 2e once: if t ≥ −dy the
// line moves along x and e loses dy; if t ≤ dx it moves along y and e gains dx; both may happen in one step. The cells
// depend on the direction in which the line is drawn: from the other end it may take others.
// Units: cells. Limits: offsets up to ±16,384 on each axis.
// Source: Jack E. Bresenham, "Algorithm for computer control of a digital plotter", 1965; the form with one error for
// all octants has been common knowledge since.
#pragma once

#include "core/grid/point.h"

#include <vector>

namespace fovlab {

class Line {
public:
    constexpr Line(Point from, Point to)
        : at_(from),
          to_(to),
          dx_(to.x < from.x ? from.x - to.x : to.x - from.x),
          dy_(to.y < from.y ? from.y - to.y : to.y - from.y),
          step_x_(to.x < from.x ? -1 : 1),
          step_y_(to.y < from.y ? -1 : 1),
          error_(dx_ - dy_) {}

    constexpr Point at() const { return at_; }
    constexpr bool arrived() const { return at_ == to_; }

    // To the next cell; where it has arrived there is none.
    constexpr Point next() {
        const int twice = 2 * error_;
        if (twice >= -dy_) {
            at_.x += step_x_;
            error_ -= dy_;
        }
        if (twice <= dx_) {
            at_.y += step_y_;
            error_ += dx_;
        }
        return at_;
    }

private:
    Point at_;
    Point to_;
    int dx_;
    int dy_;
    int step_x_;
    int step_y_;
    int error_;
};

// All cells of the line, both ends included.
inline std::vector<Point> line_cells(Point from, Point to) {
    std::vector<Point> cells{from};
    for (Line line(from, to); !line.arrived();) {
        cells.push_back(line.next());
    }
    return cells;
}

}  // namespace fovlab
