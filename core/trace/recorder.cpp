#include "core/trace/recorder.h"

#include "core/trace/step_flags.h"

namespace fovlab {

Recorder::Recorder(const Grid& grid, Point viewer, std::size_t limit) : trace_(grid, viewer), limit_(limit) {}

void Recorder::tell(const QuadrantBegan& event, int line) {
    if (full()) {
        return;
    }
    sector_ = event.quadrant;
    add(EventKind::quadrant, line, Trace::k_none).detail = static_cast<std::int32_t>(event.quadrant);
}

void Recorder::tell(const RowBegan& event, int line) {
    if (full()) {
        return;
    }
    const auto row = static_cast<std::int32_t>(trace_.rows_.size());
    const auto wedge = static_cast<std::size_t>(event.wedge);
    if (wedge >= current_rows_.size()) {
        current_rows_.resize(wedge + 1, Trace::k_none);
        trace_.first_rows_.resize(wedge + 1, Trace::k_none);
    }
    if (current_rows_[wedge] == Trace::k_none) {
        trace_.first_rows_[wedge] = row;
    } else {
        trace_.rows_[static_cast<std::size_t>(current_rows_[wedge])].next = row;
    }
    current_rows_[wedge] = row;
    trace_.rows_.push_back({event, sector_, trace_.steps_.size(), std::nullopt});
    add(EventKind::row, line, row);
}

void Recorder::tell(const CellExamined& event, int line) {
    if (full()) {
        note(event);
        return;
    }
    // The last ray is none where there are no rays.
    const std::int32_t part = event.in_wedge ? row_of_wedge(event.in_wedge->wedge) : last_ray();
    Trace::Step& step = add(EventKind::cell, line, part);
    step.x = static_cast<std::int16_t>(event.at.x);
    step.y = static_cast<std::int16_t>(event.at.y);
    step.detail = event.in_wedge ? event.in_wedge->column : 0;
    const bool centred = event.in_wedge && event.in_wedge->centred;
    step.flags =
        static_cast<std::uint8_t>((event.opaque ? k_opaque : 0) | (centred ? k_centred : 0) |
                                  (event.in_range ? k_in_range : 0) | (event.visible ? k_visible : 0));
    note(event);
}

void Recorder::note(const CellExamined& event) {
    ++trace_.examined_;
    const auto steps_done = static_cast<std::int32_t>(trace_.steps_.size());
    const std::size_t cell = trace_.grid_.index(event.at);
    if (trace_.examined_after_[cell] == Trace::k_none) {
        trace_.examined_after_[cell] = steps_done;
    }
    if (event.visible && trace_.visible_after_[cell] == Trace::k_none) {
        trace_.visible_after_[cell] = steps_done;
    }
}

void Recorder::tell(const Narrowed& event, int line) {
    if (full()) {
        return;
    }
    Trace::Step& step = add(EventKind::narrow, line, row_of_wedge(event.wedge));
    step.detail = add_change({event.start, {}, event.start_by, 0});
}

void Recorder::tell(const Split& event, int line) {
    if (full()) {
        return;
    }
    Trace::Step& step = add(EventKind::split, line, row_of_wedge(event.wedge));
    step.detail = add_change({event.start, event.end, event.end_by, event.child});
}

void Recorder::tell(const RowEnded& event, int line) {
    if (full()) {
        return;
    }
    add(EventKind::row_end, line, row_of_wedge(event.wedge)).flags =
        event.goes_on ? k_goes_on : std::uint8_t{0};
}

void Recorder::tell(const OctantBegan& event, int line) {
    if (full()) {
        return;
    }
    sector_ = event.octant;
    add(EventKind::octant, line, Trace::k_none).detail = static_cast<std::int32_t>(event.octant);
}

void Recorder::tell(const RayBegan& event, int line) {
    if (full()) {
        return;
    }
    TraceRay ray;
    ray.to = event.to;
    ray.step = trace_.steps_.size();
    trace_.rays_.push_back(ray);
    add(EventKind::ray, line, last_ray());
}

void Recorder::tell(const RayEnded& event, int line) {
    if (full()) {
        return;
    }
    add(EventKind::ray_end, line, last_ray());
    trace_.rays_.back().ended = event;
    trace_.rays_.back().ended_after = trace_.steps_.size();
}

bool Recorder::full() {
    if (trace_.steps_.size() < limit_) {
        return false;
    }
    trace_.cut_ = true;
    return true;
}

Trace::Step& Recorder::add(EventKind kind, int line, std::int32_t part) {
    return trace_.steps_.emplace_back(Trace::Step{kind, 0, static_cast<std::uint16_t>(line), part, 0, 0, 0});
}

std::int32_t Recorder::add_change(const Trace::Change& change) {
    trace_.changes_.push_back(change);
    return static_cast<std::int32_t>(trace_.changes_.size()) - 1;
}

}  // namespace fovlab
