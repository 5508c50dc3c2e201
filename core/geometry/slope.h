// Slopes: columns per row, seen from the viewer.
//
// A slope of 1/2 means: half a column to the right for each row away from the viewer. Two arithmetics compute with
// them, with the same interface, so that one algorithm is written for both:
//
//   ExactSlopes  whole-number fractions, no rounding anywhere;
//   FloatSlopes  32-bit floats as in many ports, to show what rounding does. No fused operations: the build turns
//                them off (-ffp-contract=off).
//
// Limits: depths up to 2,048 and columns up to ±2,048 (the largest map), so every product fits in 32 bits with
// room to spare: (2 · 2,048 + 1) · 2 · 2,048 < 2^25.
// Source of the formulas: Albert Ford, "Symmetric Shadowcasting", 2020.
#pragma once

#include <cmath>
#include <string>
#include <variant>

namespace fovlab {

// An exact fraction; the denominator is above 0. Not always in lowest terms: `reduced` brings it there.
struct Fraction {
    int numerator = 0;
    int denominator = 1;
};

Fraction reduced(Fraction f);

// A slope kept as a 32-bit float.
struct FloatSlope {
    float value = 0.0F;
};

// Where a trace holds slopes of both arithmetics side by side.
using Slope = std::variant<Fraction, FloatSlope>;

// Nearest double, for drawing only: never for deciding.
double to_double(const Slope& slope);

// As people write it: "−3/8", "1", "0" for fractions in lowest terms, "0.142857149" for floats (enough digits to
// tell two floats apart). The minus is U+2212.
std::string to_words(const Slope& slope);

// A whole number with the same minus: "−3".
std::string to_words(int number);

// The same taken apart, for setting it like a fraction: numerator over denominator, the minus before the bar.
struct SlopeDigits {
    std::string minus;  // "−" or empty
    std::string upper;  // the numerator, or all of a number that is no fraction
    std::string lower;  // the denominator; empty where there is none
};
SlopeDigits digits_of(const Slope& slope);
SlopeDigits digits_of(std::string words);

// A number with nine significant digits, as float slopes are written.
std::string decimal_words(double number);

// Exactly: is column/depth less than, equal to or greater than the slope? −1, 0 or 1. A float slope is compared by
// the value that it holds. depth > 0.
int compare(Fraction column_per_depth, const Slope& slope);

struct ExactSlopes {
    using Slope = Fraction;

    static constexpr Fraction whole(int slope) { return {slope, 1}; }

    // The slope of the left edge of a column, at the middle of the row: (2 · column − 1) / (2 · depth).
    static constexpr Fraction left_edge(int column, int depth) { return {2 * column - 1, 2 * depth}; }

    // The first column of a row that the light covers: depth · start rounded to the nearest, halves up.
    static constexpr int first_column(int depth, Fraction start) {
        return floor_divide(2 * depth * start.numerator + start.denominator, 2 * start.denominator);
    }

    // The last one: depth · end rounded to the nearest, halves down.
    static constexpr int last_column(int depth, Fraction end) {
        return -floor_divide(end.denominator - 2 * depth * end.numerator, 2 * end.denominator);
    }

    // Does the centre of the cell lie in the light, its edges included?
    static constexpr bool centred(int column, int depth, Fraction start, Fraction end) {
        return not_before(column, depth, start) && not_beyond(column, depth, end);
    }
    static constexpr bool not_before(int column, int depth, Fraction start) {
        return column * start.denominator >= depth * start.numerator;
    }
    static constexpr bool not_beyond(int column, int depth, Fraction end) {
        return column * end.denominator <= depth * end.numerator;
    }

private:
    static constexpr int floor_divide(int a, int b) { return a / b - (a % b < 0 ? 1 : 0); }
};

struct FloatSlopes {
    using Slope = FloatSlope;

    static FloatSlope whole(int slope) { return {static_cast<float>(slope)}; }

    static FloatSlope left_edge(int column, int depth) {
        return {static_cast<float>(2 * column - 1) / static_cast<float>(2 * depth)};
    }

    static int first_column(int depth, FloatSlope start) {
        const float along = static_cast<float>(depth) * start.value;
        return static_cast<int>(std::floor(along + 0.5F));
    }

    static int last_column(int depth, FloatSlope end) {
        const float along = static_cast<float>(depth) * end.value;
        return static_cast<int>(std::ceil(along - 0.5F));
    }

    static bool centred(int column, int depth, FloatSlope start, FloatSlope end) {
        return not_before(column, depth, start) && not_beyond(column, depth, end);
    }
    static bool not_before(int column, int depth, FloatSlope start) {
        const float from = static_cast<float>(depth) * start.value;
        return from <= static_cast<float>(column);
    }
    static bool not_beyond(int column, int depth, FloatSlope end) {
        const float to = static_cast<float>(depth) * end.value;
        return static_cast<float>(column) <= to;
    }
};

}  // namespace fovlab
