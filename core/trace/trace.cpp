#include "core/trace/trace.h"

#include "core/trace/step_flags.h"

#include <algorithm>

namespace fovlab {

Trace::Trace(const Grid& grid, Point viewer)
    : grid_(grid),
      viewer_(viewer),
      examined_after_(static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height()),
                      k_none),
      visible_after_(examined_after_) {
    visible_after_[grid_.index(viewer)] = 0;
}

Event Trace::event(std::size_t step) const {
    const Step& s = at(step);
    const auto change = [&]() -> const Change& { return changes_[static_cast<std::size_t>(s.detail)]; };
    const auto wedge = [&] { return row_at(s).began.wedge; };
    switch (s.kind) {
        case EventKind::quadrant:
            return QuadrantBegan{static_cast<Quadrant>(s.detail)};
        case EventKind::row:
            return row_at(s).began;
        case EventKind::cell:
            return cell_event(s);
        case EventKind::narrow:
            return Narrowed{wedge(), change().start, change().by};
        case EventKind::split:
            return Split{wedge(), change().child, change().start, change().end, change().by};
        case EventKind::row_end:
            return RowEnded{wedge(), (s.flags & k_goes_on) != 0};
        case EventKind::octant:
            return OctantBegan{static_cast<Octant>(s.detail)};
        case EventKind::ray:
            return RayBegan{ray_at(s).to};
        case EventKind::ray_end:
            break;
    }
    return *ray_at(s).ended;
}

CellExamined Trace::cell_event(const Step& step) const {
    CellExamined cell;
    cell.at = {step.x, step.y};
    cell.opaque = (step.flags & k_opaque) != 0;
    cell.in_range = (step.flags & k_in_range) != 0;
    cell.visible = (step.flags & k_visible) != 0;
    if (step.part != k_none && rays_.empty()) {
        const RowBegan& row = row_at(step).began;
        cell.in_wedge = InWedge{row.wedge, row.depth, step.detail, (step.flags & k_centred) != 0};
    }
    return cell;
}

std::optional<int> Trace::row_of(std::size_t step) const {
    const std::int32_t part = at(step).part;
    return part == k_none || !rays_.empty() ? std::nullopt : std::optional<int>(part);
}

std::optional<int> Trace::ray_of(std::size_t step) const {
    const std::int32_t part = at(step).part;
    return part == k_none || rays_.empty() ? std::nullopt : std::optional<int>(part);
}

std::optional<int> Trace::first_row(int wedge) const {
    const auto index = static_cast<std::size_t>(wedge);
    if (index >= first_rows_.size() || first_rows_[index] == k_none) {
        return std::nullopt;
    }
    return first_rows_[index];
}

std::optional<std::size_t> Trace::known(const std::vector<std::int32_t>& when, Point cell) const {
    const std::int32_t steps = when[grid_.index(cell)];
    return steps == k_none ? std::nullopt : std::optional<std::size_t>(static_cast<std::size_t>(steps));
}

std::size_t Trace::examined(std::size_t steps) const {
    if (steps >= size()) {
        return examined_;
    }
    return static_cast<std::size_t>(
        std::count_if(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(steps),
                      [](const Step& step) { return step.kind == EventKind::cell; }));
}

CellSet Trace::visible(std::size_t steps) const {
    CellSet cells(grid_.width(), grid_.height());
    for (int y = 0; y < grid_.height(); ++y) {
        for (int x = 0; x < grid_.width(); ++x) {
            const std::optional<std::size_t> after = visible_after({x, y});
            if (after && *after <= steps) {
                cells.insert({x, y});
            }
        }
    }
    return cells;
}

bool shows_target_only(const Trace& trace, const TraceRay& ray) {
    if (!ray.ended || ray.ended->why != RayStop::wall) {
        return false;
    }
    const Event event =
        trace.event(ray.ended_after - 2);  // the wall; what comes after it is the end of the ray
    const auto* wall = std::get_if<CellExamined>(&event);
    return wall->in_range && !wall->visible;
}

}  // namespace fovlab
