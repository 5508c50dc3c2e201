// A second writing of recursive shadowcasting, for what texts say about it: short rather than quick, and without a
// radius. Slopes are compared as products of whole numbers.
// Source: Björn Bergström, 2001, "FOV using recursive shadowcasting".
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/grid.h"

#include <array>

namespace fovlab::test {

// A slope as a fraction whose denominator is above 0.
struct PlainSlope {
    long long numerator = 0;
    long long denominator = 1;

    friend bool operator<(PlainSlope a, PlainSlope b) {
        return a.numerator * b.denominator < b.numerator * a.denominator;
    }
};

class RecursiveOracle {
public:
    RecursiveOracle(const Grid& grid, Point viewer)
        : grid_(grid), viewer_(viewer), seen_(grid.width(), grid.height()) {
        seen_.insert(viewer);
        for (const Octant& octant : k_octants) {
            scan(octant, 1, {1, 1}, {0, 1});
        }
    }

    const CellSet& seen() const { return seen_; }

private:
    // Where column i and row j of the octant lie.
    struct Octant {
        int xi, xj, yi, yj;
    };
    static constexpr std::array<Octant, 8> k_octants{{{1, 0, 0, -1},
                                                      {0, -1, 1, 0},
                                                      {0, 1, 1, 0},
                                                      {-1, 0, 0, -1},
                                                      {-1, 0, 0, 1},
                                                      {0, 1, -1, 0},
                                                      {0, -1, -1, 0},
                                                      {1, 0, 0, 1}}};

    void scan(const Octant& octant, int first_row, PlainSlope start, PlainSlope end) {
        if (start < end) {
            return;
        }
        bool blocked = false;
        for (int j = first_row; j <= grid_.width() + grid_.height() && !blocked; ++j) {
            PlainSlope next_start = start;
            for (int i = -j; i <= 0; ++i) {
                const PlainSlope left{1 - 2 * i, 2 * j - 1};
                const PlainSlope right{-1 - 2 * i, 2 * j + 1};
                if (start < right) {
                    continue;
                }
                if (left < end) {
                    break;
                }
                const Point cell{viewer_.x + i * octant.xi + j * octant.xj,
                                 viewer_.y + i * octant.yi + j * octant.yj};
                if (grid_.contains(cell)) {
                    seen_.insert(cell);
                }
                if (grid_.opaque(cell)) {
                    if (!blocked) {
                        scan(octant, j + 1, start, left);
                    }
                    blocked = true;
                    next_start = right;
                } else if (blocked) {
                    blocked = false;
                    start = next_start;
                }
            }
        }
    }

    const Grid& grid_;
    Point viewer_;
    CellSet seen_;
};

inline CellSet recursive_sight(const Grid& grid, Point viewer) {
    return RecursiveOracle(grid, viewer).seen();
}

}  // namespace fovlab::test
