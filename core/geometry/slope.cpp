#include "core/geometry/slope.h"

#include <cstdint>
#include <cstdio>
#include <numeric>

namespace fovlab {
namespace {

constexpr const char* k_minus = "\u2212";

int sign(std::int64_t number) { return (number > 0) - (number < 0); }

std::string to_words(Fraction slope) {
    const Fraction f = reduced(slope);
    std::string words = f.numerator < 0 ? k_minus : "";
    words += std::to_string(f.numerator < 0 ? -f.numerator : f.numerator);
    if (f.denominator != 1) {
        words += '/' + std::to_string(f.denominator);
    }
    return words;
}

std::string to_words(FloatSlope slope) { return decimal_words(static_cast<double>(slope.value)); }

}  // namespace

std::string decimal_words(double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.9g", number);
    return digits[0] == '-' ? std::string(k_minus) + (digits + 1) : std::string(digits);
}

Fraction reduced(Fraction f) {
    const int common = std::gcd(f.numerator, f.denominator);
    return {f.numerator / common, f.denominator / common};
}

double to_double(const Slope& slope) {
    if (const auto* fraction = std::get_if<Fraction>(&slope)) {
        return static_cast<double>(fraction->numerator) / fraction->denominator;
    }
    return static_cast<double>(std::get_if<FloatSlope>(&slope)->value);
}

std::string to_words(const Slope& slope) {
    if (const auto* fraction = std::get_if<Fraction>(&slope)) {
        return to_words(*fraction);
    }
    return to_words(*std::get_if<FloatSlope>(&slope));
}

std::string to_words(int number) { return to_words(Fraction{number, 1}); }

SlopeDigits digits_of(const Slope& slope) { return digits_of(to_words(slope)); }

SlopeDigits digits_of(std::string words) {
    SlopeDigits digits;
    const std::string minus = k_minus;
    if (words.compare(0, minus.size(), minus) == 0) {
        digits.minus = minus;
        words.erase(0, minus.size());
    }
    const std::size_t bar = words.find('/');
    digits.upper = words.substr(0, bar);
    digits.lower = bar == std::string::npos ? std::string() : words.substr(bar + 1);
    return digits;
}

int compare(Fraction column_per_depth, const Slope& slope) {
    if (const auto* fraction = std::get_if<Fraction>(&slope)) {
        return sign(std::int64_t{column_per_depth.numerator} * fraction->denominator -
                    std::int64_t{fraction->numerator} * column_per_depth.denominator);
    }
    // A float has 24 significant bits and a depth at most 12, so the product is exact in a double.
    const double along =
        static_cast<double>(std::get_if<FloatSlope>(&slope)->value) * column_per_depth.denominator;
    return (column_per_depth.numerator > along) - (column_per_depth.numerator < along);
}

}  // namespace fovlab
