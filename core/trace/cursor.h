// A place in a trace that can be moved in either direction by strides of any length, and the frame there.
//
// A cursor refers to its trace, which must outlive it. Positions are steps done: 0 … trace.size().
// A frame costs at most a replay from the nearest checkpoint (1,024 steps); checkpoints are made as they are needed,
// a quadrant, an octant or a ray at a time, once for a trace.
#pragma once

#include "core/trace/frame.h"
#include "core/trace/trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

// How far one move goes. A cursor stops just after the event that opens the next stride: a row that has begun (its
// light drawn, none of its cells scanned yet), the first event of another wedge, a quadrant or octant; for `cell` after the
// next examined cell. Ray algorithms have rays for rows and wedges; those without either have rows of cells.
enum class Stride : std::uint8_t { event, cell, row, wedge, quadrant };

inline constexpr std::array<std::string_view, 5> k_stride_names{"event", "cell", "row", "wedge", "quadrant"};

constexpr std::string_view name(Stride stride) { return k_stride_names[static_cast<std::size_t>(stride)]; }

// Where an algorithm is, in words that survive an edit of the map or of the rules.
struct Where {
    enum class End { start, within, end } end = End::start;
    std::optional<Sector> sector;
    std::optional<int> depth;   // none: only the sector has begun
    std::optional<int> column;  // none: only the row has begun
    int first = 0;              // the row's first column, to tell rows of the same depth apart
    std::optional<Point> ray;   // where a ray goes, seen from the viewer
    int along = 0;              // so many of its steps are done
};

class Cursor {
public:
    // After the last step.
    explicit Cursor(const Trace& trace) : trace_(&trace), step_(trace.size()) {}

    std::size_t step() const { return step_; }
    bool at_start() const { return step_ == 0; }
    bool at_end() const { return step_ == trace_->size(); }

    // To a number of steps done; more than there are means the end.
    void go_to(std::size_t step);
    // To the next or the previous stop; to the end or the start where there is none. False when already there.
    bool forward(Stride stride);
    bool back(Stride stride);

    Where where() const;
    // To the same quadrant or octant, row and column as in another trace, or as far along the same ray; where that no
    // longer exists, to the nearest: the row, the last row above it, the sector; the ray beside it.
    void go_to(const Where& where);

    Frame frame() const;

private:
    bool stops_after(std::size_t event, Stride stride) const;
    Frame nearest_known() const;
    std::optional<std::size_t> find(const Where& where) const;
    std::optional<std::size_t> find_cell(const Where& where) const;
    std::optional<std::size_t> find_row(const Where& where) const;
    std::optional<std::size_t> find_ray(const Where& where) const;

    const Trace* trace_;
    std::size_t step_;
    mutable std::map<std::size_t, Frame> checkpoints_;  // by step; a cache: frame() stays a question
};

}  // namespace fovlab
