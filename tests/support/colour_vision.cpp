#include "tests/support/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fovlab::test {
namespace {

using Vec3 = std::array<double, 3>;
using Matrix = std::array<Vec3, 3>;

Vec3 linear(Colour colour) {
    const auto channel = [](std::uint8_t value) {
        const double c = value / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {channel(colour.r), channel(colour.g), channel(colour.b)};
}

Vec3 times(const Matrix& matrix, const Vec3& v) {
    Vec3 product{};
    for (std::size_t i = 0; i < 3; ++i) {
        product[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    }
    return product;
}

constexpr Matrix k_full{{{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}}};
constexpr Matrix k_protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix k_deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix k_tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

const Matrix& matrix_of(Vision vision) {
    switch (vision) {
        case Vision::protanopia:
            return k_protanopia;
        case Vision::deuteranopia:
            return k_deuteranopia;
        case Vision::tritanopia:
            return k_tritanopia;
        case Vision::full:
            break;
    }
    return k_full;
}

Vec3 lab_of(Colour colour, Vision vision) {
    Vec3 seen = times(matrix_of(vision), linear(colour));
    for (double& channel : seen) {
        channel = std::clamp(channel, 0.0, 1.0);
    }
    constexpr Matrix xyz_of_rgb{{{0.4124564, 0.3575761, 0.1804375},
                                 {0.2126729, 0.7151522, 0.0721750},
                                 {0.0193339, 0.1191920, 0.9503041}}};
    const Vec3 xyz = times(xyz_of_rgb, seen);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

double luminance(Colour colour) {
    const Vec3 c = linear(colour);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

}  // namespace

Colour over(Colour upper, Colour ground) {
    const double part = upper.a / 255.0;
    const auto mix = [part](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround(a * part + b * (1.0 - part)));
    };
    return {mix(upper.r, ground.r), mix(upper.g, ground.g), mix(upper.b, ground.b), 255};
}

double contrast(Colour a, Colour b) {
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

double difference(Colour a, Colour b, Vision vision) {
    const Vec3 x = lab_of(a, vision);
    const Vec3 y = lab_of(b, vision);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

}  // namespace fovlab::test
