#include "core/explain/sentence.h"

#include <algorithm>
#include <cstdlib>

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

std::string set_by(std::optional<Point> wall) {
    return wall ? ", which the wall at " + in_words(*wall) + " set" : std::string();
}

// The slope of the cell's centre; beside float slopes also as a decimal, so that the two can be compared.
std::string centre_of(const Why& why) {
    const Slope centre = Fraction{why.place->column, why.place->depth};
    const std::string words = to_words(centre);
    const bool whole = words.find('/') == std::string::npos;
    if (whole || std::holds_alternative<Fraction>(*why.start)) {
        return words;
    }
    return words + " = " + decimal_words(to_double(centre));
}

// "1/4 lies between the start slope 0 and the end slope 1/2", with ties told as such.
std::string inside(const Why& why) {
    const Fraction centre{why.place->column, why.place->depth};
    const std::string start = "the start slope " + to_words(*why.start);
    const std::string end = "the end slope " + to_words(*why.end);
    const bool on_start = compare(centre, *why.start) == 0;
    const bool on_end = compare(centre, *why.end) == 0;
    if (on_start && on_end) {
        return centre_of(why) + " lies exactly on both slopes, and the edge of the light counts as light";
    }
    if (on_start || on_end) {
        return centre_of(why) + " lies exactly on " + (on_start ? start : end) +
               ", and the edge of the light counts as light";
    }
    return centre_of(why) + " lies between " + start + " and " + end;
}

// "its centre, 2/5, lies right of the end slope 3/8, which the wall at (7, 4) set"
std::string outside(const Why& why) {
    const std::string side = why.left_of_start
                                 ? "left of the start slope " + to_words(*why.start) + set_by(why.start_by)
                                 : "right of the end slope " + to_words(*why.end) + set_by(why.end_by);
    return "its centre, " + centre_of(why) + ", lies " + side;
}

std::string of_visible(const Why& why, const Rules& rules) {
    if (!why.start) {
        if (rules.range.radius.is_unlimited()) {
            return "Visible: the radius is unlimited, and this algorithm looks at no wall.";
        }
        return "In range: " + range_arithmetic(why.offset, rules.range) + ".";
    }
    if (why.centred) {
        return "In the light: " + inside(why) + ".";
    }
    const std::string what = why.opaque ? "A wall shows" : "Under this floor rule a cell shows";
    return what + " when any part of it is in the light: " + outside(why) +
           ", but the light covers a part of it.";
}

std::string of_range(const Why& why, const Rules& rules) {
    const std::string numbers = range_arithmetic(why.offset, rules.range) + ".";
    return (why.seen_without_range ? "In the light, but out of range: " : "Out of range: ") + numbers;
}

std::string of_centre(const Why& why) {
    std::string words = outside(why);
    words.front() = 'I';
    const std::string rule = why.opaque ? "Under this wall rule a wall shows only by its centre."
                                        : "Floor shows only by its centre.";
    return words + ". " + rule;
}

std::string of_shadow(const Why& why) {
    if (why.walls.empty()) {
        return "No light gets here.";
    }
    if (why.start) {
        return "The light narrowed to nothing on its way here, between the slopes that the walls at " +
               in_words(why.walls.front()) + " and " + in_words(why.walls.back()) + " set.";
    }
    if (why.walls.size() == 1) {
        return "The wall at " + in_words(why.walls.front()) + " stops the light on its way here.";
    }
    return "The walls at " + in_words(why.walls.front()) + " and " + in_words(why.walls.back()) +
           " stop the light on its way here: the line to the cell's centre passes exactly between them.";
}

}  // namespace

std::string in_words(Point cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
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

std::string sentence(const Why& why, const Rules& rules) {
    switch (why.reason) {
        case Reason::viewer:
            return "The viewer stands here, and its own cell is always visible.";
        case Reason::visible:
            return of_visible(why, rules);
        case Reason::range:
            return of_range(why, rules);
        case Reason::centre:
            return of_centre(why);
        case Reason::shadow:
            break;
    }
    return of_shadow(why);
}

}  // namespace fovlab
