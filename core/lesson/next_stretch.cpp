// What the next row or ray shows.
#include "core/lesson/judging.h"
#include "core/trace/cursor.h"

#include <algorithm>

namespace fovlab {
namespace {

// Which row or ray an event belongs to, or which row of cells.
std::optional<int> stretch_of(const Trace& trace, std::size_t event) {
    if (!trace.rows().empty()) {
        return trace.row_of(event);
    }
    if (!trace.rays().empty()) {
        return trace.ray_of(event);
    }
    const Event told = trace.event(event);
    const auto* cell = std::get_if<CellExamined>(&told);
    return cell ? std::optional(cell->at.y) : std::nullopt;
}

// The one that has begun and is not over.
std::optional<int> at_hand(const Trace& trace, std::size_t done) {
    Cursor cursor(trace);
    cursor.go_to(done);
    const Frame frame = cursor.frame();
    if (frame.running && frame.running->begun) {
        return frame.running->row;
    }
    if (frame.ray) {
        const TraceRay& ray = trace.rays()[static_cast<std::size_t>(*frame.ray)];
        return ray.ended && ray.ended_after <= done ? std::nullopt : frame.ray;
    }
    return std::nullopt;
}

std::optional<int> next_after(const Trace& trace, std::size_t done) {
    for (std::size_t event = done; event < trace.size(); ++event) {
        if (const std::optional<int> stretch = stretch_of(trace, event)) {
            return stretch;
        }
    }
    return std::nullopt;
}

}  // namespace

NextStretch next_stretch(const Recording& run, std::size_t steps_done) {
    const Trace& trace = run.trace;
    NextStretch next{CellSet(trace.grid().width(), trace.grid().height()), {}};
    std::optional<int> stretch = at_hand(trace, steps_done);
    if (!stretch) {
        stretch = next_after(trace, steps_done);
    }
    for (std::size_t event = steps_done; stretch && event < trace.size(); ++event) {
        if (stretch_of(trace, event) != stretch) {
            continue;
        }
        const Event told = trace.event(event);
        const auto* cell = std::get_if<CellExamined>(&told);
        if (cell == nullptr) {
            continue;
        }
        next.looked_at.emplace_back(cell->at, event);
        const std::optional<std::size_t> seen_after = trace.visible_after(cell->at);
        if (cell->visible && seen_after && *seen_after > steps_done) {
            next.shown.insert(cell->at);
        }
    }
    return next;
}

}  // namespace fovlab
