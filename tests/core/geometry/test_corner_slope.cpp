#include "core/geometry/columns.h"
#include "core/geometry/corner_slope.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <cstdint>

using namespace fovlab;
using fovlab::test::Random;

namespace {

// (i − ½)/(−j + ½) and (i + ½)/(−j − ½) as they are written, doubled to whole numbers.
bool same_slope(Fraction slope, int upper, int lower) {
    return std::int64_t{slope.numerator} * lower == std::int64_t{upper} * slope.denominator;
}

template <class Slopes, class Number>
int first_by_the_rule(int depth, Number start) {
    int column = -depth;
    while (column <= 0 && Slopes::less(start, Slopes::right(column, depth))) {
        ++column;
    }
    return column;
}

template <class Slopes, class Number>
int last_by_the_rule(int depth, Number end) {
    int column = -depth;
    while (column <= 0 && !Slopes::less(Slopes::left(column, depth), end)) {
        ++column;
    }
    return column - 1;
}

}  // namespace

TEST_CASE("a column's slopes go to its near left and its far right corner") {
    for (int depth = 1; depth <= 20; ++depth) {
        for (int column = -depth; column <= 0; ++column) {
            CHECK(same_slope(ExactCornerSlopes::left(column, depth), 2 * column - 1, -2 * depth + 1));
            CHECK(same_slope(ExactCornerSlopes::right(column, depth), 2 * column + 1, -2 * depth - 1));
            CHECK(ExactCornerSlopes::left(column, depth).denominator > 0);
            CHECK(FloatCornerSlopes::left(column, depth).value ==
                  (static_cast<float>(column) - 0.5F) / (static_cast<float>(-depth) + 0.5F));
            CHECK(ExactCornerSlopes::less(ExactCornerSlopes::right(column, depth),
                                          ExactCornerSlopes::left(column, depth)));
        }
    }
}

TEST_CASE("the columns of a row are those that the skip rule and the end rule leave") {
    int wrong = 0;
    for (int from = 1; from <= 7; ++from) {
        for (int column = -from; column <= 0; ++column) {
            for (const Fraction slope :
                 {ExactCornerSlopes::left(column, from), ExactCornerSlopes::right(column, from),
                  Fraction{1, 1}, Fraction{0, 1}}) {
                const bool of_the_octant = slope.numerator >= 0 && slope.numerator <= slope.denominator;
                for (int depth = 1; of_the_octant && depth <= 30; ++depth) {
                    wrong += ExactCornerSlopes::first_column(depth, slope) !=
                             first_by_the_rule<ExactCornerSlopes>(depth, slope);
                    wrong += ExactCornerSlopes::last_column(depth, slope) !=
                             last_by_the_rule<ExactCornerSlopes>(depth, slope);
                    const FloatSlope rounded{static_cast<float>(slope.numerator) /
                                             static_cast<float>(slope.denominator)};
                    wrong += FloatCornerSlopes::first_column(depth, rounded) !=
                             first_by_the_rule<FloatCornerSlopes>(depth, rounded);
                    wrong += FloatCornerSlopes::last_column(depth, rounded) !=
                             last_by_the_rule<FloatCornerSlopes>(depth, rounded);
                }
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("rounding to floats keeps the order of slopes on the largest map: they never change a cell") {
    Random random(7);
    const auto any_column = [&](int depth) { return -random.below(depth + 1); };
    int wrong = 0;
    const auto compare_both = [&](int a_column, int a_depth, int b_column, int b_depth) {
        const bool exact = ExactCornerSlopes::less(ExactCornerSlopes::left(a_column, a_depth),
                                                   ExactCornerSlopes::right(b_column, b_depth));
        const bool floats = FloatCornerSlopes::less(FloatCornerSlopes::left(a_column, a_depth),
                                                    FloatCornerSlopes::right(b_column, b_depth));
        const bool exact_back = ExactCornerSlopes::less(ExactCornerSlopes::right(b_column, b_depth),
                                                        ExactCornerSlopes::left(a_column, a_depth));
        const bool floats_back = FloatCornerSlopes::less(FloatCornerSlopes::right(b_column, b_depth),
                                                         FloatCornerSlopes::left(a_column, a_depth));
        wrong += exact != floats || exact_back != floats_back;
    };
    for (int i = 0; i < 200'000; ++i) {
        const int a = random.between(1, 2047);
        const int b = random.between(1, 2047);
        compare_both(any_column(a), a, any_column(b), b);
        // The nearest that two slopes come to each other: beside the diagonal of the last rows.
        const int back = random.below(40);
        compare_both(-2047 + back, 2047, -2047 + random.below(60), 2047 - random.below(60));
    }
    CHECK(wrong == 0);
}

TEST_CASE("who reads a trace finds the columns of either kind of sector") {
    CHECK(first_column(Quadrant::north, 3, Fraction{-1, 1}) == -3);
    CHECK(last_column(Quadrant::north, 3, Fraction{1, 1}) == 3);
    CHECK(first_column(Octant::north_northwest, 3, Fraction{1, 1}) == -3);
    CHECK(last_column(Octant::north_northwest, 3, Fraction{0, 1}) == 0);
    CHECK(first_column(Octant::east_southeast, 3, FloatSlope{1.0F}) == -3);
    CHECK(last_column(Octant::east_southeast, 3, FloatSlope{0.0F}) == 0);
}

TEST_CASE("light goes on behind a wall at its far side: its right edge, or its far right corner") {
    CHECK(to_words(slope_behind(Quadrant::north, {2, 0}, Fraction{1, 1})) == "1/4");
    CHECK(to_words(slope_behind(Octant::north_northwest, {2, -1}, Fraction{1, 1})) == "1/5");
    CHECK(to_words(slope_behind(Quadrant::north, {2, 0}, FloatSlope{1.0F})) == "0.25");
    CHECK(to_words(slope_behind(Octant::north_northwest, {2, -1}, FloatSlope{1.0F})) == "0.200000003");
}

TEST_CASE("between: edges count, whichever way the slopes of the sector run") {
    CHECK(between(Quadrant::east, {0, 1}, Fraction{-1, 1}, Fraction{1, 1}));
    CHECK(between(Quadrant::east, {1, 1}, Fraction{-1, 1}, Fraction{1, 1}));
    CHECK_FALSE(between(Quadrant::east, {2, 1}, Fraction{-1, 1}, Fraction{1, 1}));
    CHECK(between(Octant::north_northwest, {1, 2}, Fraction{1, 1}, Fraction{0, 1}));
    CHECK(between(Octant::north_northwest, {1, 1}, Fraction{1, 1}, Fraction{0, 1}));
    CHECK_FALSE(between(Octant::north_northwest, {1, 3}, Fraction{1, 1}, Fraction{1, 2}));
    CHECK(centre_slope(Octant::north_northwest, {4, -3}).numerator == 3);
    CHECK(centre_slope(Quadrant::south, {4, -3}).numerator == -3);
}
