#include "tests/support/oracle.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace fovlab::test {
namespace {

using Whole = std::int64_t;

// An exact number above / below, below > 0.
struct Rational {
    Whole above;
    Whole below;
};

bool at_most(Rational a, Rational b) { return a.above * b.below <= b.above * a.below; }
bool under(Rational a, Rational b) { return !at_most(b, a); }

struct ExactNumbers {
    using Number = Rational;

    static Rational ratio(Whole above, Whole below) { return {above, below}; }

    // depth · slope to the nearest whole number, an exact half up: n − ½ ≤ x < n + ½.
    static Whole nearest_half_up(Whole depth, Rational slope) {
        const Rational x{depth * slope.above, slope.below};
        Whole n = -depth - 1;
        while (!under(x, {2 * n + 1, 2})) {
            ++n;
        }
        return n;
    }
    // An exact half down: n − ½ < x ≤ n + ½.
    static Whole nearest_half_down(Whole depth, Rational slope) {
        const Rational x{depth * slope.above, slope.below};
        Whole n = -depth - 1;
        while (!at_most(x, {2 * n + 1, 2})) {
            ++n;
        }
        return n;
    }
    static bool between(Rational start, Whole column, Whole depth, Rational end) {
        return at_most(start, {column, depth}) && at_most({column, depth}, end);
    }
};

// Every product and sum is stored as a float before it is used, so nothing is wider or fused.
struct FloatNumbers {
    using Number = float;

    static float times(Whole depth, float slope) {
        const volatile float product = static_cast<float>(depth) * slope;
        return product;
    }
    static float ratio(Whole above, Whole below) {
        const volatile float quotient = static_cast<float>(above) / static_cast<float>(below);
        return quotient;
    }
    static Whole nearest_half_up(Whole depth, float slope) {
        const volatile float sum = times(depth, slope) + 0.5F;
        return static_cast<Whole>(std::floor(sum));
    }
    static Whole nearest_half_down(Whole depth, float slope) {
        const volatile float difference = times(depth, slope) - 0.5F;
        return static_cast<Whole>(std::ceil(difference));
    }
    static bool between(float start, Whole column, Whole depth, float end) {
        return times(depth, start) <= static_cast<float>(column) &&
               static_cast<float>(column) <= times(depth, end);
    }
};

bool within(const Range& range, Whole dx, Whole dy) {
    if (range.radius.is_unlimited()) {
        return true;
    }
    const Whole r = range.radius.cells();
    const Whole squares = dx * dx + dy * dy;
    switch (range.shape) {
        case RangeShape::square:
            return std::abs(dx) <= r && std::abs(dy) <= r;
        case RangeShape::diamond:
            return std::abs(dx) + std::abs(dy) <= r;
        case RangeShape::circle:
            return squares <= r * r;
        case RangeShape::round:
            return 4 * squares < (2 * r + 1) * (2 * r + 1);  // distance < r + ½
        case RangeShape::open:
            return squares < r * r;
    }
    return false;
}

template <class Numbers>
class Oracle {
public:
    Oracle(const Grid& grid, Point viewer, const Rules& rules) : grid_(grid), viewer_(viewer), rules_(rules) {
        sight_.rows.assign(static_cast<std::size_t>(grid.height()),
                           std::string(static_cast<std::size_t>(grid.width()), '-'));
        mark(viewer.x, viewer.y);
        for (const char quadrant : {'n', 'e', 's', 'w'}) {
            wedge(quadrant, 1, Numbers::ratio(-1, 1), Numbers::ratio(1, 1));
        }
    }

    OracleSight take() { return sight_; }

private:
    using Number = typename Numbers::Number;

    bool on_map(Whole x, Whole y) const {
        return x >= 0 && y >= 0 && x < grid_.width() && y < grid_.height();
    }
    void mark(Whole x, Whole y) {
        sight_.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '*';
    }

    Whole x_of(char quadrant, Whole depth, Whole column) const {
        return viewer_.x + (quadrant == 'e' ? depth : quadrant == 'w' ? -depth : column);
    }
    Whole y_of(char quadrant, Whole depth, Whole column) const {
        return viewer_.y + (quadrant == 'n' ? -depth : quadrant == 's' ? depth : column);
    }

    bool is_scanned(char quadrant, Whole depth) const {
        const bool too_deep = !rules_.range.radius.is_unlimited() && depth > rules_.range.radius.cells();
        return !too_deep && on_map(x_of(quadrant, depth, 0), y_of(quadrant, depth, 0));
    }

    // The wedge in this row, then in all rows beyond it.
    void wedge(char quadrant, Whole depth, Number start, Number end) {
        if (!is_scanned(quadrant, depth)) {
            return;
        }
        const Whole first = Numbers::nearest_half_up(depth, start);
        const Whole last = Numbers::nearest_half_down(depth, end);
        char before = ' ';
        for (Whole column = first; column <= last; ++column) {
            const char here = look(quadrant, depth, column, start, end);
            const Number edge = Numbers::ratio(2 * column - 1, 2 * depth);
            if (before == '#' && here == '.') {
                start = edge;
            }
            if (before == '.' && here == '#') {
                wedge(quadrant, depth + 1, start, edge);
            }
            before = here;
        }
        if (before == '.') {
            wedge(quadrant, depth + 1, start, end);
        }
    }

    char look(char quadrant, Whole depth, Whole column, Number start, Number end) {
        const Whole x = x_of(quadrant, depth, column);
        const Whole y = y_of(quadrant, depth, column);
        if (!on_map(x, y)) {
            return '#';
        }
        ++sight_.examined;
        const char glyph = info(grid_.at({static_cast<int>(x), static_cast<int>(y)})).glyph;
        const bool wall = glyph == '#' || glyph == '+' || glyph == '?' || glyph == '%';
        const bool asks_for_centre =
            wall ? rules_.wall == WallRule::centre : rules_.floor == FloorRule::centre;
        const bool lit = !asks_for_centre || Numbers::between(start, column, depth, end);
        if (lit && within(rules_.range, x - viewer_.x, y - viewer_.y)) {
            mark(x, y);
        }
        return wall ? '#' : '.';
    }

    const Grid& grid_;
    Point viewer_;
    const Rules& rules_;
    OracleSight sight_;
};

}  // namespace

OracleSight oracle_sight(const Grid& grid, Point viewer, const Rules& rules) {
    return rules.slopes == SlopeArithmetic::exact ? Oracle<ExactNumbers>(grid, viewer, rules).take()
                                                  : Oracle<FloatNumbers>(grid, viewer, rules).take();
}

}  // namespace fovlab::test
