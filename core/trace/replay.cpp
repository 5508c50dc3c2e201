#include "core/trace/replay.h"

#include "core/geometry/columns.h"

#include <algorithm>
#include <utility>

namespace fovlab {

void Replay::step() {
    frame_.last = trace_.event(frame_.step);
    std::visit([this](const auto& event) { apply(event); }, *frame_.last);
    ++frame_.step;
}

void Replay::apply(const QuadrantBegan& event) { begin(event.quadrant); }

void Replay::apply(const OctantBegan& event) { begin(event.octant); }

void Replay::apply(const RayBegan&) {
    frame_.ray = trace_.ray_of(frame_.step);
    frame_.cell.reset();
}

void Replay::begin(Sector sector) {
    frame_.sector = sector;
    frame_.running.reset();
    frame_.waiting.clear();
    frame_.cell.reset();
}

void Replay::apply(const RowBegan& event) {
    make_running(event.wedge);
    if (!frame_.running) {  // a sector's first row, which nothing announced
        LiveWedge& wedge = frame_.running.emplace();
        wedge.wedge = event.wedge;
        wedge.depth = event.depth;
        wedge.start = event.start;
        wedge.end = event.end;
        wedge.rest = event.start;
        wedge.row = *trace_.row_of(frame_.step);
    }
    frame_.running->begun = true;
    frame_.cell.reset();
}

void Replay::apply(const CellExamined& event) {
    if (event.in_wedge) {
        make_running(event.in_wedge->wedge);
        frame_.running->column = event.in_wedge->column;
    }
    frame_.cell = event.at;
}

void Replay::apply(const Narrowed& event) {
    make_running(event.wedge);
    frame_.running->start = event.start;
    frame_.running->start_by = event.start_by;
    frame_.running->rest = event.start;
}

void Replay::apply(const Split& event) {
    make_running(event.wedge);
    LiveWedge& running = *frame_.running;
    if (const std::optional<int> row = trace_.first_row(event.child)) {
        LiveWedge child = next_row_of(running, *row);
        child.wedge = event.child;
        child.parent = event.wedge;
        child.end = event.end;
        child.end_by = event.end_by;
        frame_.waiting.push_back(child);
    }
    // What is left of this row lies behind the wall.
    const Place wall = place_of(*frame_.sector, event.end_by - trace_.viewer());
    running.rest = slope_behind(*frame_.sector, wall, event.end);
}

void Replay::apply(const RowEnded& event) {
    make_running(event.wedge);
    const std::optional<int> next = trace_.rows()[static_cast<std::size_t>(frame_.running->row)].next;
    if (event.goes_on && next) {
        frame_.waiting.push_back(next_row_of(*frame_.running, *next));
    }
    frame_.running.reset();
}

// A wedge that speaks is the one that runs. Whichever ran before it is suspended in the middle of its row.
void Replay::make_running(int wedge) {
    if (frame_.running && frame_.running->wedge == wedge) {
        return;
    }
    if (frame_.running) {
        frame_.waiting.push_back(*std::exchange(frame_.running, std::nullopt));
    }
    const auto found = std::find_if(frame_.waiting.begin(), frame_.waiting.end(),
                                    [wedge](const LiveWedge& waiting) { return waiting.wedge == wedge; });
    if (found != frame_.waiting.end()) {
        frame_.running = *found;
        frame_.waiting.erase(found);
        // A row that goes on may end without another cell (the rest lies off the map): its own last one counts.
        frame_.cell.reset();
        if (const std::optional<int> column = frame_.running->column) {
            frame_.cell = trace_.viewer() + offset_of(*frame_.sector, {frame_.running->depth, *column});
        }
    }
}

LiveWedge Replay::next_row_of(const LiveWedge& wedge, int row) const {
    LiveWedge next = wedge;
    next.depth = wedge.depth + 1;
    next.row = row;
    next.column.reset();
    next.begun = false;
    next.rest = next.start;
    return next;
}

}  // namespace fovlab
