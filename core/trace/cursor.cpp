#include "core/trace/cursor.h"

#include "core/trace/replay.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace fovlab {
namespace {

constexpr std::size_t k_steps_per_checkpoint = 1024;

bool begins_sector(EventKind kind) { return kind == EventKind::quadrant || kind == EventKind::octant; }

// Of an event that begins one.
Sector sector_of(const Event& event) {
    const auto* quadrant = std::get_if<QuadrantBegan>(&event);
    return quadrant ? Sector(quadrant->quadrant) : Sector(std::get<OctantBegan>(event).octant);
}

// Rows that have not begun come in the order in which they will begin; a suspended row goes on when everything that
// interrupted it is done, so the last to be suspended comes first.
void order_by_turn(const Trace& trace, std::vector<LiveWedge>& waiting) {
    const auto begins = [&trace](const LiveWedge& wedge) {
        return trace.rows()[static_cast<std::size_t>(wedge.row)].step;
    };
    std::stable_sort(waiting.begin(), waiting.end(), [&](const LiveWedge& a, const LiveWedge& b) {
        if (a.begun != b.begun) {
            return b.begun;
        }
        return a.begun ? begins(a) > begins(b) : begins(a) < begins(b);
    });
}

// The frame after the last step, where nothing runs or waits any more: found from the end, so that a picture of the
// whole answer needs no replay.
Frame frame_at_end(const Trace& trace) {
    Frame frame;
    frame.step = trace.size();
    if (trace.size() == 0) {
        return frame;
    }
    const std::size_t last = trace.size() - 1;
    frame.last = trace.event(last);
    const std::optional<int> row = trace.row_of(last);
    for (std::size_t event = trace.size(); event-- > 0;) {
        const EventKind kind = trace.kind(event);
        if (begins_sector(kind)) {
            frame.sector = sector_of(trace.event(event));
            break;
        }
        if (kind == EventKind::cell && !frame.cell && trace.row_of(event) == row) {
            frame.cell = std::get<CellExamined>(trace.event(event)).at;
        }
        if (!row && frame.cell) {
            break;  // an algorithm without wedges has no quadrants to look for
        }
    }
    return frame;
}

}  // namespace

void Cursor::go_to(std::size_t step) { step_ = std::min(step, trace_->size()); }

bool Cursor::forward(Stride stride) {
    if (at_end()) {
        return false;
    }
    do {
        ++step_;
    } while (!at_end() && !stops_after(step_ - 1, stride));
    return true;
}

bool Cursor::back(Stride stride) {
    if (at_start()) {
        return false;
    }
    do {
        --step_;
    } while (!at_start() && !stops_after(step_ - 1, stride));
    return true;
}

bool Cursor::stops_after(std::size_t event, Stride stride) const {
    const EventKind kind = trace_->kind(event);
    switch (stride) {
        case Stride::event:
            return true;
        case Stride::cell:
            return kind == EventKind::cell;
        case Stride::quadrant:
            return begins_sector(kind);
        case Stride::row:
        case Stride::wedge:
            break;
    }
    const std::optional<int> row = trace_->row_of(event);
    const std::optional<int> before = event == 0 ? std::nullopt : trace_->row_of(event - 1);
    if (row) {
        const auto wedge_of = [this](int r) {
            return trace_->rows()[static_cast<std::size_t>(r)].began.wedge;
        };
        return stride == Stride::row ? kind == EventKind::row
                                     : !before || wedge_of(*row) != wedge_of(*before);
    }
    if (!trace_->rays().empty()) {
        return kind == EventKind::ray;  // what a row and a wedge are to shadowcasting
    }
    if (kind != EventKind::cell) {
        return false;
    }
    const auto y_of = [this](std::size_t e) { return std::get<CellExamined>(trace_->event(e)).at.y; };
    return event == 0 || trace_->kind(event - 1) != EventKind::cell || y_of(event) != y_of(event - 1);
}

Where Cursor::where() const {
    Where where;
    if (at_start() || at_end()) {
        // A run without steps is both, and counts as done.
        where.end = at_end() ? Where::End::end : Where::End::start;
        return where;
    }
    where.end = Where::End::within;
    const Frame now = frame();
    where.sector = now.sector;
    std::optional<int> row = trace_->row_of(step_ - 1);
    if (row) {
        const TraceRow& in = trace_->rows()[static_cast<std::size_t>(*row)];
        where.depth = in.began.depth;
        where.first = in.began.first;
        if (now.cell) {
            where.column = place_of(in.sector, *now.cell - trace_->viewer()).column;
        }
    }
    if (now.ray) {
        const TraceRay& ray = trace_->rays()[static_cast<std::size_t>(*now.ray)];
        where.ray = ray.to - trace_->viewer();
        where.along = static_cast<int>(step_ - ray.step);
    }
    return where;
}

void Cursor::go_to(const Where& where) {
    if (where.end == Where::End::start) {
        step_ = 0;
    } else if (where.end == Where::End::end) {
        step_ = trace_->size();
    } else {
        step_ = find(where).value_or(std::min(step_, trace_->size()));
    }
}

std::optional<std::size_t> Cursor::find(const Where& where) const {
    if (where.ray) {
        return find_ray(where);
    }
    if (!where.sector) {
        return std::nullopt;
    }
    if (const std::optional<std::size_t> cell = find_cell(where)) {
        return cell;
    }
    if (const std::optional<std::size_t> row = find_row(where)) {
        return row;
    }
    for (std::size_t event = 0; event < trace_->size(); ++event) {
        if (begins_sector(trace_->kind(event)) && sector_of(trace_->event(event)) == *where.sector) {
            return event + 1;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> Cursor::find_cell(const Where& where) const {
    if (!where.depth || !where.column) {
        return std::nullopt;
    }
    for (std::size_t event = 0; event < trace_->size(); ++event) {
        const std::optional<int> row = trace_->row_of(event);
        if (!row || trace_->kind(event) != EventKind::cell) {
            continue;
        }
        const TraceRow& in = trace_->rows()[static_cast<std::size_t>(*row)];
        if (in.sector == *where.sector && in.began.depth == *where.depth &&
            std::get<CellExamined>(trace_->event(event)).in_wedge->column == *where.column) {
            return event + 1;
        }
    }
    return std::nullopt;
}

// The ray to the same target, or to the one nearest to it, as far along as it goes.
std::optional<std::size_t> Cursor::find_ray(const Where& where) const {
    const TraceRay* best = nullptr;
    const auto distance = [&](const TraceRay& ray) {
        const Point way = ray.to - trace_->viewer() - *where.ray;
        return std::abs(way.x) + std::abs(way.y);
    };
    for (const TraceRay& ray : trace_->rays()) {
        if (!best || distance(ray) < distance(*best)) {
            best = &ray;
        }
    }
    if (!best) {
        return std::nullopt;
    }
    const std::size_t end = best->ended ? best->ended_after : trace_->size();
    return std::min(best->step + static_cast<std::size_t>(where.along), end);
}

// The row of that depth that lies nearest; else the deepest one above it.
std::optional<std::size_t> Cursor::find_row(const Where& where) const {
    if (!where.depth) {
        return std::nullopt;
    }
    const int column = where.column.value_or(where.first);
    const TraceRow* best = nullptr;
    const auto distance = [column](const TraceRow& row) {
        return std::max({0, row.began.first - column, column - row.began.last});
    };
    for (const TraceRow& row : trace_->rows()) {
        if (row.sector != *where.sector || row.began.depth > *where.depth) {
            continue;
        }
        const bool deeper = best && row.began.depth > best->began.depth;
        const bool nearer = best && row.began.depth == best->began.depth && distance(row) < distance(*best);
        if (!best || deeper || nearer) {
            best = &row;
        }
    }
    return best ? std::optional<std::size_t>(best->step + 1) : std::nullopt;
}

// A frame at this step or before it, from which to replay: the last checkpoint, or where the quadrant, the octant or the
// ray begins if that is later, since none knows anything of those before it.
Frame Cursor::nearest_known() const {
    Frame known;
    const auto after = checkpoints_.upper_bound(step_);
    if (after != checkpoints_.begin()) {
        known = std::prev(after)->second;
    }
    for (std::size_t event = step_; event-- > known.step;) {
        if (begins_sector(trace_->kind(event)) || trace_->kind(event) == EventKind::ray) {
            Frame begins;
            begins.step = event;
            return begins;
        }
    }
    return known;
}

Frame Cursor::frame() const {
    if (at_end() && !trace_->cut()) {
        return frame_at_end(*trace_);
    }
    Replay replay(*trace_, nearest_known());
    while (replay.frame().step < step_) {
        replay.step();
        const std::size_t step = replay.frame().step;
        if (step % k_steps_per_checkpoint == 0) {
            checkpoints_.try_emplace(step, replay.frame());
        }
    }
    Frame frame = replay.frame();
    order_by_turn(*trace_, frame.waiting);
    return frame;
}

}  // namespace fovlab
