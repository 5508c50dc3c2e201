// Ties are found exactly, where doubles would guess.
#include "core/figure/tie.h"

#include <doctest/doctest.h>

using namespace fovlab;

TEST_CASE("slope 1/2 passes between two columns in odd rows and through a centre in even ones") {
    const Slope half = Fraction{1, 2};
    CHECK(tie_at(half, 1) == Tie{1, 1});
    CHECK(tie_at(half, 2) == Tie{2, 2});
    CHECK(tie_at(half, 3) == Tie{3, 3});
    CHECK(tie_at(half, 4) == Tie{4, 4});
    CHECK_FALSE(tie_at(half, 3)->at_centre());
    CHECK(tie_at(half, 4)->at_centre());
}

TEST_CASE("slopes that are negative, whole, or not in lowest terms have their ties too") {
    CHECK(tie_at(Slope(Fraction{-3, 4}), 2) == Tie{2, -3});
    CHECK_FALSE(tie_at(Slope(Fraction{-3, 4}), 2)->at_centre());
    CHECK(tie_at(Slope(Fraction{-3, 4}), 4) == Tie{4, -6});
    CHECK(tie_at(Slope(Fraction{-3, 4}), 4)->at_centre());
    CHECK(tie_at(Slope(Fraction{-6, 8}), 2) == Tie{2, -3});
    CHECK(tie_at(Slope(Fraction{1, 1}), 7) == Tie{7, 14});
    CHECK(tie_at(Slope(Fraction{0, 1}), 7) == Tie{7, 0});
}

TEST_CASE("between centres and edges there is no tie, however near") {
    CHECK_FALSE(tie_at(Slope(Fraction{1, 3}), 1));
    CHECK_FALSE(tie_at(Slope(Fraction{1, 3}), 2));
    CHECK(tie_at(Slope(Fraction{1, 3}), 3));
    // The difference is a quarter of a millionth of a column.
    CHECK_FALSE(tie_at(Slope(Fraction{2047, 4095}), 2048));
    CHECK_FALSE(tie_at(Slope(Fraction{2047, 4096}), 2047));
    CHECK(tie_at(Slope(Fraction{2047, 4096}), 2048) == Tie{2048, 2047});
}

TEST_CASE("every tie of every slope with small terms is the whole-number one") {
    for (int denominator = 1; denominator <= 12; ++denominator) {
        for (int numerator = -denominator; numerator <= denominator; ++numerator) {
            for (int depth = 1; depth <= 40; ++depth) {
                const std::optional<Tie> tie = tie_at(Slope(Fraction{numerator, denominator}), depth);
                const bool exact = 2 * depth * numerator % denominator == 0;
                CHECK(tie.has_value() == exact);
                if (tie) {
                    CHECK(tie->half_columns == 2 * depth * numerator / denominator);
                }
            }
        }
    }
}

TEST_CASE("a float slope ties only where its own value does") {
    CHECK(tie_at(Slope(FloatSlope{0.5F}), 3) == Tie{3, 3});
    const Slope third = FloatSlope{1.0F / 3.0F};  // a little more than 1/3
    CHECK_FALSE(tie_at(third, 3));
    CHECK_FALSE(tie_at(third, 6));
}

TEST_CASE("ties between two depths, both included") {
    const std::vector<Tie> ties = ties_between(Slope(Fraction{1, 4}), 1, 8);
    CHECK(ties == std::vector<Tie>{{2, 1}, {4, 2}, {6, 3}, {8, 4}});
    CHECK(ties_between(Slope(Fraction{1, 4}), 5, 4).empty());
    CHECK(ties_between(Slope(Fraction{1, 4}), -3, 2) == std::vector<Tie>{{2, 1}});
}
