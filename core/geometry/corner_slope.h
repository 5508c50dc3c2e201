// The slopes of recursive shadowcasting: from the viewer's centre to two corners of a cell.
//
// In an octant a cell at column i ≤ 0 of row j has a left slope, to its near left corner, (i − ½)/(−j + ½), and a right
// slope, to its far right corner, (i + ½)/(−j − ½). They fall from left to right: 1 on the diagonal, 0 straight ahead.
// Two arithmetics with the same interface, as in slope.h: exact fractions, and 32-bit floats to show what rounding
// does. Limits: depths up to 4,096, so every product fits in 32 bits.
// On the largest map (depths up to 2,047) two different slopes lie at least 1/(4,095 · 4,093) apart, which is more than
// two floats below 1 do: rounding keeps their order, and floats never change a cell here.
// Source: Björn Bergström, "FOV using recursive shadowcasting", 2001.
#pragma once

#include "core/geometry/slope.h"

#include <algorithm>

namespace fovlab {

struct ExactCornerSlopes {
    using Slope = Fraction;

    static constexpr Fraction whole(int slope) { return {slope, 1}; }
    static constexpr Fraction left(int column, int depth) { return {1 - 2 * column, 2 * depth - 1}; }
    static constexpr Fraction right(int column, int depth) { return {-1 - 2 * column, 2 * depth + 1}; }

    static constexpr bool less(Fraction a, Fraction b) {
        return a.numerator * b.denominator < b.numerator * a.denominator;
    }

    // The first column whose right slope is not above the start, and the last whose left slope is not below the end.
    static constexpr int first_column(int depth, Fraction start) {
        const int twice = -start.denominator - start.numerator * (2 * depth + 1);
        return std::max(-floor_divide(-twice, 2 * start.denominator), -depth);
    }
    static constexpr int last_column(int depth, Fraction end) {
        const int twice = end.denominator - end.numerator * (2 * depth - 1);
        return std::min(floor_divide(twice, 2 * end.denominator), 0);
    }

    // Does the centre of the cell lie in the light, its edges included?
    static constexpr bool centred(int column, int depth, Fraction start, Fraction end) {
        const Fraction centre{-column, depth};
        return !less(start, centre) && !less(centre, end);
    }

private:
    static constexpr int floor_divide(int a, int b) { return a / b - (a % b < 0 ? 1 : 0); }
};

struct FloatCornerSlopes {
    using Slope = FloatSlope;

    static FloatSlope whole(int slope) { return {static_cast<float>(slope)}; }
    static FloatSlope left(int column, int depth) {
        return {(static_cast<float>(column) - 0.5F) / (static_cast<float>(-depth) + 0.5F)};
    }
    static FloatSlope right(int column, int depth) {
        return {(static_cast<float>(column) + 0.5F) / (static_cast<float>(-depth) - 0.5F)};
    }

    static bool less(FloatSlope a, FloatSlope b) { return a.value < b.value; }

    // Column by column: each test is made on slopes that were rounded, as the ports do.
    static int first_column(int depth, FloatSlope start) {
        int column = -depth;
        while (column <= 0 && less(start, right(column, depth))) {
            ++column;
        }
        return column;
    }
    static int last_column(int depth, FloatSlope end) {
        int column = 0;
        while (column >= -depth && less(left(column, depth), end)) {
            --column;
        }
        return column;
    }

    static bool centred(int column, int depth, FloatSlope start, FloatSlope end) {
        const FloatSlope centre{static_cast<float>(-column) / static_cast<float>(depth)};
        return !less(start, centre) && !less(centre, end);
    }
};

}  // namespace fovlab
