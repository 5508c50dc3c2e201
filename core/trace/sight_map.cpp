#include "core/trace/sight_map.h"

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
        if (!over && by_wedges) {
            paint_quadrants_to_come();
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
                } else if (!by_wedges && !over && !done(trace_.examined_after(cell))) {
                    sight = SightState::unknown;
                }
            }
        }
        return std::move(cells_);
    }

private:
    bool done(std::optional<std::size_t> after) const { return after && *after <= frame_.step; }

    // How many rows of a quadrant lie on the map.
    int rows_in(Quadrant quadrant) const {
        const Point viewer = trace_.viewer();
        switch (quadrant) {
            case Quadrant::north:
                return viewer.y;
            case Quadrant::east:
                return grid_.width() - 1 - viewer.x;
            case Quadrant::south:
                return grid_.height() - 1 - viewer.y;
            case Quadrant::west:
                break;
        }
        return viewer.x;
    }

    void fill(Quadrant quadrant, int depth, int first, int last, SightState sight) {
        for (int column = first; column <= last; ++column) {
            const Point cell = trace_.viewer() + offset_of(quadrant, {depth, column});
            if (grid_.contains(cell)) {
                cells_[grid_.index(cell)] = sight;
            }
        }
    }

    void paint_quadrants_to_come() {
        for (const Quadrant quadrant : k_quadrants) {
            const bool to_come = !frame_.quadrant || quadrant > *frame_.quadrant;
            for (int depth = 1; to_come && depth <= rows_in(quadrant); ++depth) {
                fill(quadrant, depth, -depth, depth, SightState::unknown);
            }
        }
    }

    void paint_waiting_light() {
        if (!frame_.quadrant) {
            return;
        }
        if (!frame_.running && frame_.waiting.empty() &&
            std::holds_alternative<QuadrantBegan>(*frame_.last)) {
            for (int depth = 1; depth <= rows_in(*frame_.quadrant); ++depth) {
                fill(*frame_.quadrant, depth, -depth, depth, SightState::on_its_way);
            }
        }
        if (frame_.running) {
            paint_light_of(*frame_.running);
        }
        for (const LiveWedge& wedge : frame_.waiting) {
            paint_light_of(wedge);
        }
    }

    void paint_light_of(const LiveWedge& wedge) {
        const TraceRow& row = trace_.rows()[static_cast<std::size_t>(wedge.row)];
        const int next = wedge.column ? *wedge.column + 1 : row.began.first;
        fill(row.quadrant, wedge.depth, next, row.began.last, SightState::on_its_way);
        for (int depth = wedge.depth + 1; depth <= rows_in(row.quadrant); ++depth) {
            fill(row.quadrant, depth, first_column(depth, wedge.rest), last_column(depth, wedge.end),
                 SightState::on_its_way);
        }
    }

    static int first_column(int depth, const Slope& slope) {
        const auto* exact = std::get_if<Fraction>(&slope);
        return exact ? ExactSlopes::first_column(depth, *exact)
                     : FloatSlopes::first_column(depth, std::get<FloatSlope>(slope));
    }

    static int last_column(int depth, const Slope& slope) {
        const auto* exact = std::get_if<Fraction>(&slope);
        return exact ? ExactSlopes::last_column(depth, *exact)
                     : FloatSlopes::last_column(depth, std::get<FloatSlope>(slope));
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
