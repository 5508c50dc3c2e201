// A run of an algorithm: what it was given and everything that happened, in order. Immutable once recorded.
//
// The timeline, the code panel, the explanations, the figures and the command line all read this. "Step k" of a
// view means that k events are done, from 0 (nothing yet) to `size()` (all).
//
// Units: cells, steps. Limits: a recording stops after 2,000,000 steps (or as many as it was allowed) and `cut` says
// so. What came after is known as its result only: those cells count as examined and visible when all steps are done.
// A step takes 16 bytes, a row about 100. `event`, `kind`, `line`, `row_of` and `ray_of` take 0 … size() − 1 and assert.
#pragma once

#include "core/geometry/sector.h"
#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "core/trace/event.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

// A row of a wedge in a recording.
struct TraceRow {
    RowBegan began;
    Sector sector;
    std::size_t step = 0;     // the event that began it
    std::optional<int> next;  // the same wedge's next row, where that was scanned
};

// A ray in a recording.
struct TraceRay {
    Point to;
    std::size_t step = 0;  // the event that began it; its cells follow
    // Where and why it stopped, and the steps done when it had; none where the recording was cut before.
    std::optional<RayEnded> ended;
    std::size_t ended_after = 0;
};

class Trace {
public:
    static constexpr std::size_t k_max_steps = 2'000'000;
    // More than any run takes: on the largest open map that is some four million.
    static constexpr std::size_t k_no_limit = 100'000'000;

    const Grid& grid() const { return grid_; }
    Point viewer() const { return viewer_; }

    std::size_t size() const { return steps_.size(); }
    bool cut() const { return cut_; }

    Event event(std::size_t step) const;
    EventKind kind(std::size_t step) const { return at(step).kind; }
    // The line of the algorithm's source that told this event; 0 where it is not known.
    int line(std::size_t step) const { return at(step).line; }
    // The row that this event belongs to, as an index of `rows`.
    std::optional<int> row_of(std::size_t step) const;

    const std::vector<TraceRow>& rows() const { return rows_; }
    // The ray that this event belongs to, as an index of `rays`; a run has either rows or rays, or neither.
    std::optional<int> ray_of(std::size_t step) const;
    const std::vector<TraceRay>& rays() const { return rays_; }
    // The first row of a wedge, where it was scanned: a split at the edge of sight leaves a wedge without rows.
    std::optional<int> first_row(int wedge) const;

    // The number of steps after which this cell has been examined, or is visible. None: never. The viewer's own
    // cell is visible from the start.
    std::optional<std::size_t> examined_after(Point cell) const { return known(examined_after_, cell); }
    std::optional<std::size_t> visible_after(Point cell) const { return known(visible_after_, cell); }

    // The cells visible after some steps, or at the end.
    CellSet visible(std::size_t steps) const;
    CellSet visible() const { return visible(size()); }
    // How many cells were looked at in all, and within the first steps, a cell counted each time.
    std::size_t examined() const { return examined_; }
    std::size_t examined(std::size_t steps) const;

private:
    friend class Recorder;

    static constexpr std::int32_t k_none = -1;

    // Kept small: a long recording is mostly cells.
    struct Step {
        EventKind kind;
        std::uint8_t flags;
        std::uint16_t line;
        std::int32_t part;  // index of rows_ or rays_, or k_none
        std::int16_t x;     // of a cell
        std::int16_t y;
        std::int32_t detail;  // cell: column; narrow, split: index of changes_; quadrant, octant: which
    };

    // What a narrowing or a split changed.
    struct Change {
        Slope start;
        Slope end;
        Point by;
        int child;
    };

    Trace(const Grid& grid, Point viewer);

    const Step& at(std::size_t step) const {
        assert(step < steps_.size());
        return steps_[step];
    }
    const TraceRow& row_at(const Step& step) const { return rows_[static_cast<std::size_t>(step.part)]; }
    const TraceRay& ray_at(const Step& step) const { return rays_[static_cast<std::size_t>(step.part)]; }
    CellExamined cell_event(const Step& step) const;
    std::optional<std::size_t> known(const std::vector<std::int32_t>& when, Point cell) const;

    Grid grid_;
    Point viewer_;
    std::vector<Step> steps_;
    std::vector<TraceRow> rows_;
    std::vector<TraceRay> rays_;
    std::vector<Change> changes_;
    std::vector<std::int32_t> first_rows_;      // of each wedge: index of rows_, or k_none
    std::vector<std::int32_t> examined_after_;  // of each cell: steps done, or k_none
    std::vector<std::int32_t> visible_after_;
    std::size_t examined_ = 0;
    bool cut_ = false;
};

// Of a ray: was it sent for its target alone, and shows nothing on its way? It ended at a wall in range that it did not
// show. (One that arrived, or has not ended, does not tell.)
bool shows_target_only(const Trace& trace, const TraceRay& ray);

}  // namespace fovlab
