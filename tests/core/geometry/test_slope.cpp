#include "core/geometry/slope.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>

using namespace fovlab;

namespace {

using Wide = std::int64_t;

// depth · slope to the nearest whole number, found by looking at all that could be: of two that are equally near,
// the greater when halves go up, the smaller when they go down.
int nearest(int depth, Fraction slope, bool halves_up) {
    const Wide along = Wide{depth} * slope.numerator;
    const auto distance = [&](Wide whole) { return std::abs(whole * slope.denominator - along); };
    Wide best = along / slope.denominator - 2;
    for (Wide whole = best + 1; whole <= along / slope.denominator + 2; ++whole) {
        const bool nearer = distance(whole) < distance(best);
        const bool as_near = distance(whole) == distance(best);
        if (nearer || (as_near && halves_up)) {
            best = whole;
        }
    }
    return static_cast<int>(best);
}

// Every slope of a quadrant with a small denominator, whether in lowest terms or not.
template <class Check>
void for_each_small_slope(Check check) {
    for (int denominator = 1; denominator <= 16; ++denominator) {
        for (int numerator = -denominator; numerator <= denominator; ++numerator) {
            check(Fraction{numerator, denominator});
        }
    }
}

// A float as mantissa · 2^−shift, exactly.
struct Binary {
    Wide mantissa;
    int shift;
};

Binary exactly(float value) {
    int exponent = 0;
    const float part = std::frexp(value, &exponent);
    return {static_cast<Wide>(std::ldexp(part, 24)), 24 - exponent};
}

}  // namespace

TEST_CASE("the first column rounds halves up and the last one down, for all small slopes and depths") {
    int wrong = 0;
    int halves = 0;
    for_each_small_slope([&](Fraction slope) {
        for (int depth = 1; depth <= 64; ++depth) {
            wrong += ExactSlopes::first_column(depth, slope) != nearest(depth, slope, true);
            wrong += ExactSlopes::last_column(depth, slope) != nearest(depth, slope, false);
            halves += nearest(depth, slope, true) != nearest(depth, slope, false);
        }
    });
    CHECK(wrong == 0);
    CHECK(halves > 1000);  // the case in question did come up
}

TEST_CASE("halves of a column go inwards: the light's edge alone reaches no cell") {
    CHECK(ExactSlopes::first_column(1, {1, 2}) == 1);
    CHECK(ExactSlopes::last_column(1, {1, 2}) == 0);
    CHECK(ExactSlopes::first_column(1, {-1, 2}) == 0);
    CHECK(ExactSlopes::last_column(1, {-1, 2}) == -1);
    CHECK(ExactSlopes::first_column(3, {-5, 6}) == -2);  // −2½
    CHECK(ExactSlopes::last_column(3, {5, 6}) == 2);
    CHECK(FloatSlopes::first_column(1, {0.5F}) == 1);
    CHECK(FloatSlopes::last_column(1, {0.5F}) == 0);
    CHECK(FloatSlopes::first_column(1, {-0.5F}) == 0);
    CHECK(FloatSlopes::last_column(1, {-0.5F}) == -1);
}

TEST_CASE("a first wedge covers the whole row, from −depth to depth") {
    for (const int depth : {1, 2, 3, 64, 2047, 2048}) {
        CHECK(ExactSlopes::first_column(depth, ExactSlopes::whole(-1)) == -depth);
        CHECK(ExactSlopes::last_column(depth, ExactSlopes::whole(1)) == depth);
        CHECK(FloatSlopes::first_column(depth, FloatSlopes::whole(-1)) == -depth);
        CHECK(FloatSlopes::last_column(depth, FloatSlopes::whole(1)) == depth);
    }
}

TEST_CASE("the left edge of a column is half a column left of its middle") {
    for (int depth = 1; depth <= 40; ++depth) {
        for (int column = -depth; column <= depth + 1; ++column) {
            const Fraction edge = ExactSlopes::left_edge(column, depth);
            CHECK(edge.denominator > 0);
            // (column − ½) / depth, crosswise
            CHECK(edge.numerator * 2 * depth == (2 * column - 1) * edge.denominator);
            CHECK(FloatSlopes::left_edge(column, depth).value ==
                  static_cast<float>((column - 0.5) / static_cast<double>(depth)));
        }
    }
}

TEST_CASE("light that starts at a cell's left edge begins with that cell in its own row") {
    for (int depth = 1; depth <= 2048; depth += depth < 70 ? 1 : 97) {
        for (int column = -depth; column <= depth; ++column) {
            CHECK(ExactSlopes::first_column(depth, ExactSlopes::left_edge(column, depth)) == column);
            CHECK(ExactSlopes::last_column(depth, ExactSlopes::left_edge(column, depth)) == column - 1);
        }
    }
}

TEST_CASE("a cell is centred when its middle lies between the slopes, the edges counting") {
    for_each_small_slope([](Fraction start) {
        for (int depth = 1; depth <= 8; ++depth) {
            int wrong = 0;
            for (int column = -depth; column <= depth; ++column) {
                // The same slope, once as the start and once as the end.
                const bool right = Wide{column} * start.denominator >= Wide{depth} * start.numerator;
                const bool left = Wide{column} * start.denominator <= Wide{depth} * start.numerator;
                wrong += ExactSlopes::centred(column, depth, start, {1, 1}) != right;
                wrong += ExactSlopes::centred(column, depth, {-1, 1}, start) != left;
                wrong += ExactSlopes::centred(column, depth, start, start) != (left && right);
                wrong += ExactSlopes::not_before(column, depth, start) != right;
                wrong += ExactSlopes::not_beyond(column, depth, start) != left;
            }
            CHECK(wrong == 0);
        }
    });
}

TEST_CASE("at the deepest rows the columns stay exact, with no number too large") {
    std::array<Fraction, 9> slopes{{{-1, 1},
                                    {1, 1},
                                    {0, 1},
                                    {4095, 4096},
                                    {-4095, 4096},
                                    {1, 4096},
                                    {-1, 4096},
                                    {4093, 4094},
                                    {-2049, 4096}}};
    for (const Fraction slope : slopes) {
        for (const int depth : {1, 1023, 1024, 2046, 2047, 2048}) {
            CHECK(ExactSlopes::first_column(depth, slope) == nearest(depth, slope, true));
            CHECK(ExactSlopes::last_column(depth, slope) == nearest(depth, slope, false));
            for (const int column : {-2048, -2047, -1, 0, 1, 2047, 2048}) {
                const Wide along = Wide{column} * slope.denominator - Wide{depth} * slope.numerator;
                CHECK(ExactSlopes::not_before(column, depth, slope) == (along >= 0));
                CHECK(ExactSlopes::not_beyond(column, depth, slope) == (along <= 0));
                CHECK(compare({column, depth}, slope) == (along > 0) - (along < 0));
            }
        }
    }
    CHECK(ExactSlopes::left_edge(2049, 2048).numerator == 4097);
    CHECK(ExactSlopes::left_edge(-2048, 2048).numerator == -4097);
}

TEST_CASE("a fraction is compared exactly with a fraction") {
    for_each_small_slope([](Fraction slope) {
        int wrong = 0;
        for (int depth = 1; depth <= 16; ++depth) {
            for (int column = -depth; column <= depth; ++column) {
                const Wide along = Wide{column} * slope.denominator - Wide{slope.numerator} * depth;
                wrong += compare({column, depth}, slope) != (along > 0) - (along < 0);
            }
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE("a fraction is compared with a float by the value that the float holds") {
    int wrong = 0;
    int nearly_equal = 0;
    for (int depth = 1; depth <= 60; ++depth) {
        for (int column = -depth; column <= depth; ++column) {
            const float nearest_float = static_cast<float>(column) / static_cast<float>(depth);
            for (const float value :
                 {std::nextafter(nearest_float, -2.0F), nearest_float, std::nextafter(nearest_float, 2.0F)}) {
                if (std::fpclassify(value) == FP_SUBNORMAL) {
                    continue;  // beside 0, where no slope lies
                }
                const Binary exact = exactly(value);
                const Wide crosswise = (Wide{column} << exact.shift) - exact.mantissa * depth;
                const int expected = (crosswise > 0) - (crosswise < 0);
                wrong += compare({column, depth}, FloatSlope{value}) != expected;
                nearly_equal += value == nearest_float && expected != 0;
            }
        }
    }
    CHECK(wrong == 0);
    CHECK(nearly_equal > 1000);  // thirds and the like, which no float holds
}

TEST_CASE("in floats a cell's middle counts as on a slope that the float holds a little too far right") {
    const FloatSlope sixth = FloatSlopes::left_edge(1, 3);
    CHECK(compare({1, 6}, sixth) == -1);          // the float is a little more than 1/6,
    CHECK(FloatSlopes::not_before(1, 6, sixth));  // but six times it is rounded to exactly 1
    CHECK(FloatSlopes::not_beyond(1, 6, sixth));
}

TEST_CASE("slopes are written as people write fractions, in lowest terms") {
    CHECK(to_words(Fraction{-6, 16}) == "−3/8");
    CHECK(to_words(Fraction{6, 16}) == "3/8");
    CHECK(to_words(Fraction{0, 7}) == "0");
    CHECK(to_words(Fraction{4, 4}) == "1");
    CHECK(to_words(Fraction{-2, 2}) == "−1");
    CHECK(to_words(Fraction{8, 4}) == "2");
    CHECK(to_words(Fraction{-4097, 4096}) == "−4097/4096");
}

TEST_CASE("float slopes are written with digits enough to tell two neighbours apart") {
    CHECK(to_words(FloatSlope{0.0F}) == "0");
    CHECK(to_words(FloatSlope{1.0F}) == "1");
    CHECK(to_words(FloatSlope{-0.5F}) == "−0.5");
    CHECK(to_words(FloatSlope{1.0F / 7.0F}) == "0.142857149");
    for (int depth = 1; depth <= 300; depth += 7) {
        const float value = FloatSlopes::left_edge(depth / 2, depth).value;
        CHECK(to_words(FloatSlope{value}) != to_words(FloatSlope{std::nextafter(value, 2.0F)}));
    }
}

TEST_CASE("reduced keeps the value and leaves no common factor") {
    for (int denominator = 1; denominator <= 24; ++denominator) {
        for (int numerator = -24; numerator <= 24; ++numerator) {
            const Fraction f = reduced({numerator, denominator});
            CHECK(f.denominator > 0);
            CHECK(f.numerator * denominator == numerator * f.denominator);
            for (int factor = 2; factor <= 24; ++factor) {
                CHECK_FALSE((f.numerator % factor == 0 && f.denominator % factor == 0));
            }
        }
    }
}

TEST_CASE("as a double a slope is what it is for drawing") {
    CHECK(to_double(Fraction{-3, 8}) == -0.375);
    CHECK(to_double(FloatSlope{0.25F}) == 0.25);
}

TEST_CASE("a slope taken apart is a minus, a numerator and a denominator") {
    const SlopeDigits negative = digits_of(Slope(Fraction{-6, 16}));
    CHECK(negative.minus == "−");
    CHECK(negative.upper == "3");
    CHECK(negative.lower == "8");
    const SlopeDigits whole = digits_of(Slope(Fraction{1, 1}));
    CHECK(whole.minus.empty());
    CHECK(whole.upper == "1");
    CHECK(whole.lower.empty());
    const SlopeDigits decimal = digits_of(Slope(FloatSlope{-0.25F}));
    CHECK(decimal.minus == "−");
    CHECK(decimal.upper == "0.25");
    CHECK(decimal.lower.empty());
}
