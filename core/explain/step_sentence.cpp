#include "core/explain/step_sentence.h"

#include "core/explain/sentence.h"
#include "core/explain/touched.h"

namespace fovlab {
namespace {

class StepTeller {
public:
    StepTeller(const Recording& recording, std::size_t step) : recording_(recording), step_(step) {}

    std::string operator()(const QuadrantBegan& event) const {
        return "The " + std::string(name(event.quadrant)) +
               " quadrant begins: light leaves the viewer between the slopes " + to_words(-1) + " and 1.";
    }

    std::string operator()(const OctantBegan& event) const {
        return "The octant " + std::string(name(event.octant)) +
               " begins: light leaves the viewer between the slopes 1, on the diagonal, and 0, straight "
               "ahead.";
    }

    std::string operator()(const RayBegan& event) const {
        const bool on_map = recording_.trace.grid().contains(event.to);
        return "A ray leaves the viewer for " + in_words(event.to) + (on_map ? "." : ", off the map.");
    }

    std::string operator()(const RayEnded& event) const {
        switch (event.why) {
            case RayStop::target:
                return "The ray arrives at " + in_words(event.at) + ": no wall stopped it.";
            case RayStop::wall:
                return "The ray ends: " + obstacle(event.at) + " stops it" +
                       (shows_target_only(recording_.trace, ray())
                            ? ", so " + in_words(ray().to) + " stays dark."
                            : ".");
            case RayStop::range:
                return "The ray ends: the next cell, " + in_words(event.at) + ", is out of range.";
            case RayStop::edge:
                break;
        }
        return "The ray ends at the edge of the map.";
    }

    std::string operator()(const RowBegan& event) const {
        const std::string row = "Row " + std::to_string(event.depth) + " begins";
        const std::string start = to_words(event.start);
        const std::string end = to_words(event.end);
        if (in_octant() && to_double(event.start) < to_double(event.end)) {
            // The next row is scanned all the same.
            return row + ", though walls have closed the light, which starts at " + start +
                   " and ends before that, at " + end + ": " + columns_of(event) + " reaches across both.";
        }
        return row + ": the light between " + start + " and " + end + " covers " + columns_of(event) + ".";
    }

    std::string operator()(const CellExamined& event) const {
        const std::string what = std::string(event.opaque ? "wall" : "floor") + " at " + in_words(event.at);
        if (!event.in_wedge) {
            return recording_.trace.rays().empty()
                       ? "The " + what + " is " + (event.in_range ? "in range: visible." : "out of range.")
                       : cell_of_ray(event, what);
        }
        const InWedge& in = *event.in_wedge;
        const std::string column = "Column " + to_words(in.column) + ", " + what + ": ";
        if (!event.in_range) {
            return column + "out of range.";
        }
        if (in_octant()) {
            return column + "the light touches it, so it is visible.";
        }
        return column + "its centre, " + to_words(Slope(Fraction{in.column, in.depth})) + ", " +
               (in.centred ? centre_inside(event) : centre_outside(event));
    }

    std::string operator()(const Narrowed& event) const {
        const std::string anew = "Floor after a wall narrows the light: it starts anew at " +
                                 to_words(event.start) + ", from the ";
        return anew + (in_octant() ? "far right corner of " : "middle of the side of ") +
               obstacle(event.start_by) + ".";
    }

    std::string operator()(const Split& event) const {
        const std::string before = "what lies before it, between " + to_words(event.start) + " and " +
                                   to_words(event.end) + ", goes on as a wedge of its own; " +
                                   obstacle(event.end_by);
        return in_octant()
                   ? "A wall casts a shadow: " + before + " ends it, at its near left corner."
                   : "Wall after floor splits the light: " + before + " ends it, at the middle of its side.";
    }

    std::string operator()(const RowEnded& event) const {
        const TraceRow& row = row_of_step();
        const std::string next = std::to_string(row.began.depth + 1);
        if (event.goes_on && in_octant() && row.began.depth == recording_.rules.range.radius.last_depth()) {
            return "The row ends, the last one within the radius: nothing behind it is looked at.";
        }
        if (event.goes_on && in_octant() && row.began.first > row.began.last) {
            return "No columns: the light goes on to row " + next + ".";
        }
        if (event.goes_on) {
            return "The row ends in floor: its light goes on to row " + next + ".";
        }
        return row.began.first > row.began.last ? "No columns: this light ends here."
                                                : "The row ends in a wall: this light ends here.";
    }

private:
    static std::string columns_of(const RowBegan& event) {
        if (event.first > event.last) {
            return "no column";
        }
        return event.first == event.last
                   ? "column " + to_words(event.first)
                   : "the columns " + to_words(event.first) + " to " + to_words(event.last);
    }

    // A wall that the rules would show may stay dark where the run makes a mistake.
    static std::string centre_inside(const CellExamined& event) {
        return event.visible ? "is in the light, so it is visible."
                             : "is in the light, and still it is not shown.";
    }
    std::string centre_outside(const CellExamined& event) const {
        const Rules& rules = recording_.rules;
        const bool by_centre =
            event.opaque ? rules.wall == WallRule::centre : rules.floor == FloorRule::centre;
        if (by_centre) {
            return "is outside the light, so it stays dark.";
        }
        const RowBegan& row = row_of_step().began;
        const Place place{event.in_wedge->depth, event.in_wedge->column};
        const bool touched = only_touched(row_of_step().sector, place, row.start, row.end);
        return std::string("is outside the light, but ") +
               (touched ? "light touches its edge" : "a part of it is inside") +
               (event.visible ? ": visible." : ", and still it is not shown.");
    }

    const TraceRow& row_of_step() const {
        return recording_.trace.rows()[static_cast<std::size_t>(*recording_.trace.row_of(step_))];
    }
    // Recursive shadowcasting: light goes by corners, and shows what it touches.
    bool in_octant() const { return row_of_step().sector.is_octant(); }

    const TraceRay& ray() const {
        return recording_.trace.rays()[static_cast<std::size_t>(*recording_.trace.ray_of(step_))];
    }

    std::string cell_of_ray(const CellExamined& event, const std::string& what) const {
        const std::string cell = "Cell " + std::to_string(step_ - ray().step) + " of the ray, " + what + ": ";
        if (event.visible) {
            return cell + (event.opaque ? "visible, and the ray goes no further." : "visible.");
        }
        if (!event.in_range) {
            return cell + (event.opaque ? "out of range, and the ray goes no further." : "out of range.");
        }
        return cell + (event.opaque ? "it stops the ray." : "it lets the ray pass.");
    }

    std::string obstacle(Point cell) const { return obstacle_in_words(cell, recording_.trace.grid()); }

    const Recording& recording_;
    std::size_t step_;
};

}  // namespace

std::string step_sentence(const Recording& recording, std::size_t step) {
    return std::visit(StepTeller(recording, step), recording.trace.event(step));
}

}  // namespace fovlab
