#include "core/explain/sentence.h"

#include "core/explain/sentence_of_rays.h"
#include "core/explain/sentence_of_rooms.h"
#include "core/explain/touched.h"
#include "core/geometry/corner_slope.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace fovlab {
namespace {

// What the shapes compare: the left side of the test and the right one, in words and as numbers.
struct Comparison {
    std::string measure;
    int value = 0;
    std::string limit;
    int most = 0;
    bool strict = false;  // in range only when the value is less than `most`
};

Comparison comparison(Point offset, const Range& range) {
    const int dx = std::abs(offset.x);
    const int dy = std::abs(offset.y);
    const int r = range.radius.cells();
    const std::string x = std::to_string(dx);
    const std::string y = std::to_string(dy);
    const std::string radius = std::to_string(r);
    const std::string squares = x + "² + " + y + "² = " + std::to_string(dx * dx + dy * dy);
    const std::string square_of_r = radius + "² = " + std::to_string(r * r);
    switch (range.shape) {
        case RangeShape::square:
            return {"the larger of " + x + " and " + y + " is " + std::to_string(std::max(dx, dy)),
                    std::max(dx, dy), radius, r, false};
        case RangeShape::diamond:
            return {x + " + " + y + " = " + std::to_string(dx + dy), dx + dy, radius, r, false};
        case RangeShape::circle:
            return {squares, dx * dx + dy * dy, square_of_r, r * r, false};
        case RangeShape::open:
            return {squares, dx * dx + dy * dy, square_of_r, r * r, true};
        case RangeShape::round:
            break;
    }
    return {squares, dx * dx + dy * dy,
            radius + " · " + std::to_string(r + 1) + " = " + std::to_string(r * (r + 1)), r * (r + 1), false};
}

// A secret door passes for a wall.
std::string_view obstacle_name(Terrain terrain) {
    return info(terrain == Terrain::secret_door ? Terrain::wall : terrain).name;
}

class WhyTeller {
public:
    WhyTeller(const Why& why, const Rules& rules, const Grid& grid) : why_(why), rules_(rules), grid_(grid) {}

    std::string tell() const {
        switch (why_.reason) {
            case Reason::viewer:
                return viewer();
            case Reason::visible:
                return visible();
            case Reason::range:
                return range();
            case Reason::centre:
                return centre();
            case Reason::shadow:
                return told_by_rays() ? shadow_of_rays(why_, grid_) : shadow();
            case Reason::room:
                return outside_the_room(why_, grid_);
            case Reason::unshown:
                return unshown();
            case Reason::missed:
                break;
        }
        return missed_by_all(why_, grid_);
    }

private:
    std::string viewer() const {
        const std::string name(obstacle_name(grid_.at(why_.cell)));
        return why_.opaque
                   ? "The viewer stands here, inside a " + name + ": light leaves from it all the same."
                   : "The viewer stands here, and its own cell is always visible.";
    }

    // Where a line or a ray decided, and no centre.
    bool told_by_rays() const { return !why_.line.empty() || !why_.rays.empty(); }

    std::string visible() const {
        if (info(why_.algorithm).method == Method::rays) {
            return seen_by_ray(why_, grid_);
        }
        if (why_.sector && why_.sector->is_octant()) {
            return touched();
        }
        if (why_.algorithm == Algorithm::rooms) {
            return seen_by_room(why_, grid_);
        }
        if (!why_.start) {
            if (rules_.range.radius.is_unlimited()) {
                return "Visible: the radius is unlimited, and this algorithm looks at no wall.";
            }
            return "In range: " + range_arithmetic(why_.offset, rules_.range) + ".";
        }
        if (why_.centred) {
            return "In the light: " + inside() + ".";
        }
        if (only_touched(*why_.sector, *why_.place, *why_.start, *why_.end)) {
            return "Seen, though the light only touches its edge: " + outside() + ".";
        }
        const std::string what = why_.opaque ? "A wall shows" : "Under this floor rule a cell shows";
        return what + " when any part of it is in the light: " + outside() +
               ", but the light covers a part of it.";
    }

    std::string unshown() const {
        const std::string light = why_.centred ? inside() : outside() + ", but light gets to a part of it";
        return "Light reaches this wall, and still it is not shown: " + light + ".";
    }

    // "In the light: the cell's corners lie at the slopes 3/5 and 1/7, the light between 1 and 2/5, set by the wall at
    // (7, 4)."
    std::string touched() const {
        const auto [depth, column] = *why_.place;
        const std::string left = to_words(Slope(ExactCornerSlopes::left(column, depth)));
        const std::string right = to_words(Slope(ExactCornerSlopes::right(column, depth)));
        const auto edge = [this](const Slope& slope, std::optional<Point> wall) {
            return to_words(slope) + (wall ? ", set by " + obstacle_in_words(*wall, grid_) : std::string());
        };
        const std::string start = edge(*why_.start, why_.start_by);
        if (to_double(*why_.start) < to_double(*why_.end)) {
            return "Seen, though walls have closed the light: it starts at " + start +
                   ", and ends before that, at " + edge(*why_.end, why_.end_by) +
                   ". This algorithm asks for that only when a scan begins, and the cell reaches from one to "
                   "the other.";
        }
        return "In the light: the cell's corners lie at the slopes " + left + " and " + right +
               ", the light between " + start + (why_.start_by ? ", and " : " and ") +
               edge(*why_.end, why_.end_by) + ".";
    }

    std::string start_slope() const {
        return "the start slope " + to_words(*why_.start) + set_by(why_.start_by);
    }
    std::string end_slope() const { return "the end slope " + to_words(*why_.end) + set_by(why_.end_by); }

    std::string range() const {
        if (!rules_.range.radius.is_unlimited() && rules_.range.radius.cells() == 0) {
            return "Out of range: the radius is 0, so only the viewer's own cell is seen.";
        }
        return (why_.seen_without_range ? "In the light, but out of range: " : "Out of range: ") +
               range_arithmetic(why_.offset, rules_.range) + ".";
    }

    std::string centre() const {
        std::string words = outside();
        words.front() = 'I';
        return words + (why_.opaque ? ". With this wall rule a wall shows only by its centre."
                                    : ". Floor shows only by its centre.");
    }

    std::string shadow() const {
        if (why_.walls.empty()) {
            return "No light gets here.";
        }
        const std::string first = obstacle_in_words(why_.walls.front(), grid_);
        const std::string both = first + " and " + obstacle_in_words(why_.walls.back(), grid_);
        if (why_.start) {
            return "The light narrowed to nothing on its way here, between the slopes that " + both + " set.";
        }
        if (why_.walls.size() == 1) {
            return capital(first) + " stops the light on its way here.";
        }
        return capital(both) +
               " stop the light on its way here: the line to the cell's centre passes exactly between them.";
    }

    // The slope of the cell's centre; beside float slopes also as a decimal, so that the two can be compared.
    std::string centre_slope() const {
        const Slope centre = Fraction{why_.place->column, why_.place->depth};
        const std::string words = to_words(centre);
        const bool whole = words.find('/') == std::string::npos;
        if (whole || std::holds_alternative<Fraction>(*why_.start)) {
            return words;
        }
        return words + " = " + decimal_words(to_double(centre));
    }

    // "1/4 lies between the start slope 0 and the end slope 1/2", with ties told as such.
    std::string inside() const {
        const Fraction centre{why_.place->column, why_.place->depth};
        const std::string start = "the start slope " + to_words(*why_.start);
        const std::string end = "the end slope " + to_words(*why_.end);
        const bool on_start = compare(centre, *why_.start) == 0;
        const bool on_end = compare(centre, *why_.end) == 0;
        if (on_start && on_end) {
            return centre_slope() + " lies exactly on both slopes, and the edge of the light counts as light";
        }
        if (on_start || on_end) {
            return centre_slope() + " lies exactly on " + (on_start ? start : end) +
                   ", and the edge of the light counts as light";
        }
        return centre_slope() + " lies between " + start + " and " + end;
    }

    // "its centre, 2/5, lies right of the end slope 3/8, which the wall at (7, 4) set"
    std::string outside() const {
        const std::string before = why_.left_of_start ? start_slope() : end_slope();
        return "its centre, " + centre_slope() + ", lies " + side() + " " + before;
    }

    // Columns run from left to right in the north and south, and downwards in the east and west.
    std::string side() const {
        const bool upright = why_.sector == Quadrant::north || why_.sector == Quadrant::south;
        if (upright) {
            return why_.left_of_start ? "left of" : "right of";
        }
        return why_.left_of_start ? "above" : "below";
    }

    std::string set_by(std::optional<Point> wall) const {
        return wall ? ", which " + obstacle_in_words(*wall, grid_) + " set" : std::string();
    }

    static std::string capital(std::string words) {
        words.front() = 'T';  // every obstacle begins with "the"
        return words;
    }

    const Why& why_;
    const Rules& rules_;
    const Grid& grid_;
};

}  // namespace

std::string obstacle_in_words(Point cell, const Grid& grid) {
    if (!grid.contains(cell)) {
        return "the map's edge at " + in_words(cell);
    }
    return "the " + std::string(obstacle_name(grid.at(cell))) + " at " + in_words(cell);
}

std::string range_arithmetic(Point offset, const Range& range) {
    if (range.radius.is_unlimited()) {
        return "the radius is unlimited";
    }
    const Comparison c = comparison(offset, range);
    const bool in = c.strict ? c.value < c.most : c.value <= c.most;
    const char* sign = c.strict ? (in ? " < " : " ≥ ") : (in ? " ≤ " : " > ");
    return c.measure + sign + c.limit;
}

std::string sentence(const Why& why, const Rules& rules, const Grid& grid) {
    return WhyTeller(why, rules, grid).tell();
}

}  // namespace fovlab
