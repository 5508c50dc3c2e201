// The tree of wedges of a run: which was split from which, through which rows each one went, and what set its slopes.
//
// The first wedge of a quadrant or an octant is a root; a split gives a child. Children stand in the order in which they were split off,
// which within a row is from left to right. Wedges are counted as the trace counts them, from 0.
//
// The spans are the same tree laid flat, for drawing and pointing: a row of a wedge covers the interval between its
// two slopes, at its depth. Intervals of one depth stand from left to right and share at most their ends, unless float
// slopes make them cross.
//
// Units: steps, rows (depth), slopes in columns per row. Limits: of a recording that was cut it knows what was kept.
// A run without wedges gives an empty tree. Made in one pass over the trace; a value of its own afterwards.
#pragma once

#include "core/trace/trace.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

struct WedgeNode {
    Sector sector;
    std::optional<int> parent;
    std::vector<int> children;

    // The steps done when it first exists (the split, or its first row) and when its last row is over.
    std::size_t born_after = 0;
    std::size_t over_after = 0;

    // Its rows. A wedge that was split off at the edge of sight has none: its depth is where a row would have been.
    std::optional<int> first_row;  // index of Trace::rows
    int row_count = 0;
    int first_depth = 1;
    int last_depth() const { return first_depth + (row_count > 0 ? row_count - 1 : 0); }

    // As it begins.
    Slope start;
    Slope end;
    std::optional<Point> start_by;
    std::optional<Point> end_by;
};

// A row of a wedge, laid flat.
struct WedgeSpan {
    int wedge = 0;
    std::optional<int> row;  // index of Trace::rows; none beyond the edge of sight
    int depth = 1;
    double start = 0.0;  // columns to the right per row: `across` of the sector's slopes
    double end = 0.0;
    std::size_t begun_after = 0;  // steps done when the row has begun, and when it is over
    std::size_t over_after = 0;
};

class WedgeTree {
public:
    explicit WedgeTree(const Trace& trace);

    bool empty() const { return spans_.empty(); }
    // Numbers of wedges are below this. A sector of which no row is on the map has a number and no wedge.
    int end() const { return static_cast<int>(nodes_.size()); }
    bool has(int wedge) const {
        return wedge >= 0 && wedge < end() && nodes_[static_cast<std::size_t>(wedge)].born_after > 0;
    }
    const WedgeNode& operator[](int wedge) const;

    // The wedge that a sector begins with; none where that was never scanned.
    std::optional<int> root(Sector sector) const;
    // The deepest row of a sector, those beyond the edge of sight included; 0 without any.
    int depth(Sector sector) const;
    // The rows of one depth, from left to right. Empty for any depth that the sector does not have.
    struct Spans {
        const WedgeSpan* from = nullptr;
        const WedgeSpan* to = nullptr;
        const WedgeSpan* begin() const { return from; }
        const WedgeSpan* end() const { return to; }
        std::size_t size() const { return static_cast<std::size_t>(to - from); }
        bool empty() const { return from == to; }
    };
    Spans at(Sector sector, int depth) const;

private:
    void add_row(const Trace& trace, std::size_t step);
    void add_split(const Trace& trace, std::size_t step, std::optional<Point> start_by);
    void lay_flat();
    WedgeNode& node(int wedge);

    std::vector<WedgeNode> nodes_;
    std::array<std::optional<int>, Sector::k_count> roots_;
    std::vector<WedgeSpan> spans_;  // by sector, depth and slope
    struct Level {
        std::size_t from = 0;
        std::size_t to = 0;
    };
    std::array<std::vector<Level>, Sector::k_count> levels_;  // of each sector: its depths from 1 on
};

}  // namespace fovlab
