#include "core/trace/moment.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <variant>

namespace fovlab {
namespace {

class MomentFinder {
public:
    MomentFinder(const Trace& trace, const Frame& frame) : trace_(trace), frame_(frame) {}

    Moment find() const {
        Moment moment;
        if (frame_.step == 0) {
            return moment;
        }
        const std::size_t last = frame_.step - 1;
        moment.told = trace_.kind(last);
        moment.sector = frame_.sector;
        const std::optional<int> row = trace_.row_of(last);
        if (row) {
            moment.row = row_moment(*row);
        }
        if (moment.told == EventKind::split) {
            moment.split = std::get<Split>(trace_.event(last));
        }
        moment.cell = cell_moment(row);
        if (row && moment.told == EventKind::row_end) {
            moment.last = before(*row, moment.row->last + 1);
            moment.goes_on = std::get<RowEnded>(trace_.event(last)).goes_on;
        }
        if (const TraceRay* ray = ray_at(last)) {
            moment.ray = ray_moment(*ray);
        }
        return moment;
    }

private:
    RowMoment row_moment(int row) const {
        const RowBegan& began = row_at(row).began;
        RowMoment moment;
        moment.wedge = began.wedge;
        moment.depth = began.depth;
        moment.start = began.start;
        moment.end = began.end;
        moment.first = began.first;
        moment.last = began.last;
        if (frame_.running && frame_.running->row == row) {
            moment.start = frame_.running->start;
            moment.narrowed = frame_.running->start_by != began.start_by;
        } else if (const std::optional<std::size_t> narrowed = last_of(EventKind::narrow, row)) {
            moment.start = std::get<Narrowed>(trace_.event(*narrowed)).start;
            moment.narrowed = true;
        }
        return moment;
    }

    RayMoment ray_moment(const TraceRay& ray) const {
        const Point way = ray.to - trace_.viewer();
        RayMoment moment;
        moment.to = ray.to;
        moment.length = std::max(std::abs(way.x), std::abs(way.y));
        // Between its first and its last event there are cells alone.
        moment.along = static_cast<int>(frame_.step - ray.step) - 1;
        if (ray.ended && ray.ended_after <= frame_.step) {
            moment.why = ray.ended->why;
            --moment.along;
        }
        return moment;
    }

    std::optional<CellMoment> cell_moment(std::optional<int> row) const {
        if (const auto* split = frame_.last ? std::get_if<Split>(&*frame_.last) : nullptr) {
            if (!trace_.grid().contains(split->end_by)) {
                return wall_off_the_map(*row, split->end_by);
            }
        }
        const std::optional<std::size_t> step = last_of(EventKind::cell, row);
        if (!step) {
            return std::nullopt;
        }
        const auto examined = std::get<CellExamined>(trace_.event(*step));
        CellMoment moment;
        moment.at = examined.at;
        moment.opaque = examined.opaque;
        moment.in_range = examined.in_range;
        moment.visible = examined.visible;
        moment.in_wedge = examined.in_wedge;
        if (row) {
            moment.previous = before(*row, examined.in_wedge->column);
        }
        return moment;
    }

    CellMoment wall_off_the_map(int row, Point at) const {
        const TraceRow& in = row_at(row);
        const Place place = place_of(in.sector, at - trace_.viewer());
        CellMoment moment;
        moment.at = at;
        moment.on_map = false;
        moment.opaque = true;
        moment.in_wedge.emplace();
        moment.in_wedge->wedge = in.began.wedge;
        moment.in_wedge->depth = place.depth;
        moment.in_wedge->column = place.column;
        moment.previous = before(row, place.column);
        return moment;
    }

    PreviousCell before(int row, int column) const {
        const TraceRow& in = row_at(row);
        if (column <= in.began.first) {
            return PreviousCell::none;
        }
        const Point cell = trace_.viewer() + offset_of(in.sector, {in.began.depth, column - 1});
        return trace_.grid().opaque(cell) ? PreviousCell::wall : PreviousCell::floor;
    }

    // The last event of this kind so far, within the row or the ray where there are such.
    std::optional<std::size_t> last_of(EventKind kind, std::optional<int> row) const {
        const TraceRay* ray = ray_at(frame_.step - 1);
        const std::size_t begin = row ? row_at(*row).step : ray ? ray->step : 0;
        for (std::size_t event = frame_.step; event-- > begin;) {
            if (trace_.kind(event) == kind && trace_.row_of(event) == row) {
                return event;
            }
        }
        return std::nullopt;
    }

    // The ray that an event belongs to.
    const TraceRay* ray_at(std::size_t event) const {
        const std::optional<int> ray = trace_.ray_of(event);
        return ray ? &trace_.rays()[static_cast<std::size_t>(*ray)] : nullptr;
    }
    const TraceRow& row_at(int row) const { return trace_.rows()[static_cast<std::size_t>(row)]; }

    const Trace& trace_;
    const Frame& frame_;
};

}  // namespace

Moment moment_of(const Trace& trace, const Frame& frame) { return MomentFinder(trace, frame).find(); }

}  // namespace fovlab
