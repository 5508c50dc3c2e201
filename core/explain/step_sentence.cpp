#include "core/explain/step_sentence.h"

#include "core/explain/sentence.h"

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
        return "A ray leaves the viewer for " + in_words(event.to) + ".";
    }

    std::string operator()(const RayEnded& event) const {
        switch (event.why) {
            case RayStop::target:
                return "The ray arrives at " + in_words(event.at) + ".";
            case RayStop::wall:
                return "The ray ends: " + obstacle(event.at) + " stops it.";
            case RayStop::range:
                return "The ray ends: the next cell, " + in_words(event.at) + ", is out of range.";
            case RayStop::edge:
                break;
        }
        return "The ray ends at the edge of the map.";
    }

    std::string operator()(const RowBegan& event) const {
        const std::string row = "Row " + std::to_string(event.depth) + " begins: the light between " +
                                to_words(event.start) + " and " + to_words(event.end) + " covers ";
        if (event.first > event.last) {
            return row + "no column.";
        }
        if (event.first == event.last) {
            return row + "column " + to_words(event.first) + ".";
        }
        return row + "the columns " + to_words(event.first) + " to " + to_words(event.last) + ".";
    }

    std::string operator()(const CellExamined& event) const {
        const std::string what = std::string(event.opaque ? "wall" : "floor") + " at " + in_words(event.at);
        if (!event.in_wedge) {
            return "The " + what + " is " + (event.in_range ? "in range: visible." : "out of range.");
        }
        const InWedge& in = *event.in_wedge;
        const std::string column = "Column " + to_words(in.column) + ", " + what + ": ";
        if (!event.in_range) {
            return column + "out of range.";
        }
        const std::string centre = to_words(Slope(Fraction{in.column, in.depth}));
        if (in.centred) {
            return column + "its centre, " + centre + ", is in the light, so it is visible.";
        }
        return column + "its centre, " + centre + ", is outside the light" +
               (event.visible ? ", but a part of it is inside: visible." : ", so it stays dark.");
    }

    std::string operator()(const Narrowed& event) const {
        return "Floor after a wall narrows the light: it starts anew at " + to_words(event.start) +
               ", from the middle of the side of " + obstacle(event.start_by) + ".";
    }

    std::string operator()(const Split& event) const {
        return "Wall after floor splits the light: what lies before it, between " + to_words(event.start) +
               " and " + to_words(event.end) + ", goes on as a wedge of its own; " + obstacle(event.end_by) +
               " ends it, at the middle of its side.";
    }

    std::string operator()(const RowEnded& event) const {
        const int row = *recording_.trace.row_of(step_);
        const RowBegan& began = recording_.trace.rows()[static_cast<std::size_t>(row)].began;
        if (event.goes_on) {
            return "The row ends in floor: its light goes on to row " + std::to_string(began.depth + 1) + ".";
        }
        return began.first > began.last ? "No columns: this light ends here."
                                        : "The row ends in a wall: this light ends here.";
    }

private:
    std::string obstacle(Point cell) const { return obstacle_in_words(cell, recording_.trace.grid()); }

    const Recording& recording_;
    std::size_t step_;
};

}  // namespace

std::string step_sentence(const Recording& recording, std::size_t step) {
    return std::visit(StepTeller(recording, step), recording.trace.event(step));
}

}  // namespace fovlab
