// Whoever listens to a running algorithm.
//
// An algorithm is a template over its sink and tells it each event. `line` is the line of the algorithm's own
// source on which it speaks: the default argument fills it in, so the code panel shows the line that ran.
//
//   VisibleSink  keeps the visible cells and how many were examined, at full speed: all other events vanish
//   Recorder     (recorder.h) keeps everything
#pragma once

#include "core/grid/cell_set.h"
#include "core/trace/event.h"

#include <concepts>
#include <cstddef>

namespace fovlab {

template <class Sink>
concept TraceSink = requires(Sink sink, const QuadrantBegan& quadrant, const RowBegan& row,
                             const CellExamined& cell, const Narrowed& narrowed, const Split& split,
                             const RowEnded& ended, const OctantBegan& octant, const RayBegan& ray,
                             const RayEnded& stopped) {
    sink.tell(quadrant);
    sink.tell(row);
    sink.tell(cell);
    sink.tell(narrowed);
    sink.tell(split);
    sink.tell(ended);
    sink.tell(octant);
    sink.tell(ray);
    sink.tell(stopped);
};

class VisibleSink {
public:
    // The viewer's own cell is always visible.
    VisibleSink(int width, int height, Point viewer) : visible_(width, height) { visible_.insert(viewer); }

    void tell(const CellExamined& cell) {
        ++examined_;
        if (cell.visible) {
            visible_.insert(cell.at);
        }
    }

    template <class OtherEvent>
    void tell(const OtherEvent&) {}

    const CellSet& visible() const { return visible_; }
    std::size_t examined() const { return examined_; }

private:
    CellSet visible_;
    std::size_t examined_ = 0;
};

static_assert(TraceSink<VisibleSink>);

}  // namespace fovlab
