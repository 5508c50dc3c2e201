// The sink that keeps everything: it turns a run into a Trace.
//
// Limits: it stops keeping steps after `limit` (2,000,000 unless told otherwise) and marks the trace as cut; the run
// itself goes on unharmed, and which cells it shows is kept to its end. Use: make one, run an algorithm with it, `take` the trace.
#pragma once

#include "core/trace/sink.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace fovlab {

class Recorder {
public:
    Recorder(const Grid& grid, Point viewer, std::size_t limit = Trace::k_max_steps);

    void tell(const QuadrantBegan& event, int line = __builtin_LINE());
    void tell(const RowBegan& event, int line = __builtin_LINE());
    void tell(const CellExamined& event, int line = __builtin_LINE());
    void tell(const Narrowed& event, int line = __builtin_LINE());
    void tell(const Split& event, int line = __builtin_LINE());
    void tell(const RowEnded& event, int line = __builtin_LINE());
    void tell(const OctantBegan& event, int line = __builtin_LINE());
    void tell(const RayBegan& event, int line = __builtin_LINE());
    void tell(const RayEnded& event, int line = __builtin_LINE());

    // The finished trace; the recorder is empty afterwards.
    Trace take() { return std::move(trace_); }

private:
    bool full();
    // What a cell's examination came to, which is kept when its step no longer is.
    void note(const CellExamined& event);
    // `part`: the row, or the ray, that the event belongs to.
    Trace::Step& add(EventKind kind, int line, std::int32_t part);
    std::int32_t last_ray() const { return static_cast<std::int32_t>(trace_.rays_.size()) - 1; }
    std::int32_t row_of_wedge(int wedge) const { return current_rows_[static_cast<std::size_t>(wedge)]; }
    std::int32_t add_change(const Trace::Change& change);

    Trace trace_;
    std::size_t limit_;
    Sector sector_;                           // the one being scanned
    std::vector<std::int32_t> current_rows_;  // of each wedge: the row that it is in
};

static_assert(TraceSink<Recorder>);

}  // namespace fovlab
