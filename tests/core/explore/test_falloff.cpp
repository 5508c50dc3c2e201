// How light fades with the distance: exact to the thousandth, the same everywhere.
#include "core/explore/falloff.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace fovlab;

namespace {

int smooth(Point offset, int radius) { return light_at(offset, Radius(radius), {}); }

int banded(Point offset, int radius, int bands) {
    Light light;
    light.falloff = Falloff::bands;
    light.bands = bands;
    return light_at(offset, Radius(radius), light);
}

// By the machine's own power, which need not be right to the last place.
long double exactly(Point offset, int radius) {
    const long double distance =
        std::sqrt(static_cast<long double>(offset.x * offset.x + offset.y * offset.y));
    const long double left = 1.0L - distance / radius;
    return left > 0.0L ? std::pow(left, 0.8L) : 0.0L;
}

}  // namespace

TEST_CASE("light falls off by (1 - d/r)^0.8, rounded to the nearest thousandth") {
    CHECK(smooth({0, 0}, 8) == 1000);
    CHECK(smooth({1, 0}, 8) == 899);
    CHECK(smooth({-4, 0}, 8) == 574);
    CHECK(smooth({3, 4}, 8) == 456);
    CHECK(smooth({0, 7}, 8) == 189);
    CHECK(smooth({8, 0}, 8) == 0);
    CHECK(smooth({6, 6}, 8) == 0);
    CHECK(smooth({3, 4}, 10) == 574);
    CHECK(smooth({31, 0}, 32) == 63);  // exactly 62.5: halves go up
    CHECK(smooth({2047, 2047}, 4096) == 375);
}

TEST_CASE("at the light itself it is full whatever the radius, and without a radius everywhere") {
    CHECK(smooth({0, 0}, 0) == 1000);
    CHECK(smooth({1, 0}, 0) == 0);
    CHECK(light_at({2000, -2000}, Radius::unlimited(), {}) == 1000);
    Light light;
    light.falloff = Falloff::none;
    CHECK(light_at({100, 100}, Radius(3), light) == 1000);
    light.falloff = Falloff::bands;
    CHECK(light_at({0, 0}, Radius(0), light) == 1000);
}

TEST_CASE("it is right for every cell of every radius up to 40") {
    for (int radius = 1; radius <= 40; ++radius) {
        for (int x = 0; x <= radius; ++x) {
            for (int y = 0; y <= x; ++y) {
                const long double share = exactly({x, y}, radius);
                const long double off = std::abs(smooth({x, y}, radius) - 1000.0L * share);
                CAPTURE(radius);
                CAPTURE(x);
                CAPTURE(y);
                CHECK(off <= 0.5L + 1e-6L);
                CHECK(smooth({x, y}, radius) == smooth({-y, x}, radius));
            }
        }
    }
}

TEST_CASE("bands are ceil(n t)/n, and no band begins a cell too early") {
    CHECK(banded({0, 0}, 8, 6) == 1000);
    CHECK(banded({1, 0}, 8, 6) == 1000);
    CHECK(banded({2, 0}, 8, 6) == 833);
    CHECK(banded({4, 0}, 8, 6) == 667);
    CHECK(banded({7, 0}, 8, 6) == 333);
    CHECK(banded({8, 0}, 8, 6) == 0);
    CHECK(banded({7, 0}, 8, 1) == 1000);
    CHECK(banded({31, 0}, 32, 16) == 63);  // (1/32)^0.8 is 1/16 exactly: the first band of sixteen
    for (const int bands : {1, 2, 3, 6, 10, 64}) {
        for (int x = 0; x <= 20; ++x) {
            for (int y = 0; y <= x; ++y) {
                const long double band = std::ceil(bands * exactly({x, y}, 20) - 1e-12L);
                CHECK(banded({x, y}, 20, bands) ==
                      static_cast<int>(std::floor(1000.0L * band / bands + 0.5L)));
            }
        }
    }
}
