#include "core/trace/sight_map.h"

#include "core/geometry/columns.h"

#include <cstddef>
#include <utility>

namespace fovlab {
namespace {

class SightPainter {
public:
    SightPainter(const Trace& trace, const Frame& frame, const Range& range)
        : trace_(trace),
          grid_(trace.grid()),
          frame_(frame),
          range_(range),
          cells_(static_cast<std::size_t>(grid_.width()) * static_cast<std::size_t>(grid_.height()),
                 SightState::dark) {}

    std::vector<SightState> paint() {
        const bool over = frame_.step == trace_.size();
        const bool by_wedges = !trace_.rows().empty();
        const bool by_rays = !trace_.rays().empty();
        if (!over && by_wedges) {
            paint_sectors_to_come();
            paint_waiting_light();
        }
        for (int y = 0; y < grid_.height(); ++y) {
            for (int x = 0; x < grid_.width(); ++x) {
                const Point cell{x, y};
                SightState& sight = cells_[grid_.index(cell)];
                if (done(trace_.visible_after(cell))) {
                    sight = SightState::visible;
                } else if (!range_.contains(cell - trace_.viewer())) {
                    sight = SightState::dark;
                } else if (!by_wedges && !over && (by_rays || !done(trace_.examined_after(cell)))) {
                    sight = SightState::unknown;
                }
            }
        }
        if (by_rays && !over) {
            paint_missed_targets();
        }
        return std::move(cells_);
    }

private:
    bool done(std::optional<std::size_t> after) const { return after && *after <= frame_.step; }

    bool on_map(Sector sector, int depth) const {
        return grid_.contains(trace_.viewer() + offset_of(sector, {depth, 0}));
    }

    void fill(Sector sector, int depth, int first, int last, SightState sight) {
        for (int column = first; column <= last; ++column) {
            const Point cell = trace_.viewer() + offset_of(sector, {depth, column});
            if (grid_.contains(cell)) {
                cells_[grid_.index(cell)] = sight;
            }
        }
    }

    // Another ray may still show a cell that this one passed without a word, unless the ray was the cell's own.
    void paint_missed_targets() {
        for (const TraceRay& ray : trace_.rays()) {
            if (!ray.ended || ray.ended_after > frame_.step) {
                return;
            }
            if (shows_target_only(trace_, ray) && !done(trace_.visible_after(ray.to))) {
                cells_[grid_.index(ray.to)] = SightState::dark;
            }
        }
    }

    // A whole quadrant or octant.
    void fill(Sector sector, SightState sight) {
        for (int depth = 1; on_map(sector, depth); ++depth) {
            fill(sector, depth, first_column(sector, depth), last_column(sector, depth), sight);
        }
    }

    void paint_sectors_to_come() {
        for (std::size_t i = 0; i < Sector::k_count; ++i) {
            const Sector sector = Sector::of_index(i);
            const bool of_this_run = sector.is_octant() == trace_.rows().front().sector.is_octant();
            if (of_this_run && (!frame_.sector || *frame_.sector < sector)) {
                fill(sector, SightState::unknown);
            }
        }
    }

    void paint_waiting_light() {
        if (!frame_.sector) {
            return;
        }
        if (!frame_.running && frame_.waiting.empty() && just_began()) {
            fill(*frame_.sector, SightState::on_its_way);
        }
        if (frame_.running) {
            paint_light_of(*frame_.running);
        }
        for (const LiveWedge& wedge : frame_.waiting) {
            paint_light_of(wedge);
        }
    }

    bool just_began() const {
        return std::holds_alternative<QuadrantBegan>(*frame_.last) ||
               std::holds_alternative<OctantBegan>(*frame_.last);
    }

    void paint_light_of(const LiveWedge& wedge) {
        const TraceRow& row = trace_.rows()[static_cast<std::size_t>(wedge.row)];
        const int next = wedge.column ? *wedge.column + 1 : row.began.first;
        fill(row.sector, wedge.depth, next, row.began.last, SightState::on_its_way);
        for (int depth = wedge.depth + 1; on_map(row.sector, depth); ++depth) {
            fill(row.sector, depth, first_column(row.sector, depth, wedge.rest),
                 last_column(row.sector, depth, wedge.end), SightState::on_its_way);
        }
    }

    const Trace& trace_;
    const Grid& grid_;
    const Frame& frame_;
    const Range& range_;
    std::vector<SightState> cells_;
};

}  // namespace

std::vector<SightState> sight_map(const Trace& trace, const Frame& frame, const Range& range) {
    return SightPainter(trace, frame, range).paint();
}

}  // namespace fovlab
