// Follows a trace event by event and keeps the frame: the one place that knows how wedges start, wait, go on and end.
#pragma once

#include "core/trace/frame.h"
#include "core/trace/trace.h"

#include <utility>

namespace fovlab {

class Replay {
public:
    // From the start, or on from a frame of the same trace.
    explicit Replay(const Trace& trace, Frame from = {}) : trace_(trace), frame_(std::move(from)) {}

    const Frame& frame() const { return frame_; }

    // Does the next event, of which there must be one.
    void step();

private:
    void apply(const QuadrantBegan& event);
    void apply(const RowBegan& event);
    void apply(const CellExamined& event);
    void apply(const Narrowed& event);
    void apply(const Split& event);
    void apply(const RowEnded& event);
    void apply(const OctantBegan& event);
    void apply(const RayBegan&);
    void apply(const RayEnded&) {}  // it stays the one that was cast, until another begins
    void begin(Sector sector);

    void make_running(int wedge);
    LiveWedge next_row_of(const LiveWedge& wedge, int row) const;

    const Trace& trace_;
    Frame frame_;
};

}  // namespace fovlab
