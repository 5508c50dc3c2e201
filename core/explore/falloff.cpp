#include "core/explore/falloff.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace fovlab {
namespace {

constexpr int k_full = 1000;
constexpr unsigned k_places = 31;  // binary places of shares of the radius
constexpr std::uint64_t k_one = std::uint64_t{1} << k_places;

// The whole part of a square root, whatever the machine's own is off by.
std::uint64_t whole_root(std::uint64_t square) {
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(square)));
    while (root > 0 && root * root > square) {
        --root;
    }
    while ((root + 1) * (root + 1) <= square) {
        ++root;
    }
    return root;
}

// part/whole, at most 1, with so many binary places more than the 62 that one division would have room for.
std::uint64_t share_squared(std::uint64_t part, std::uint64_t whole) {
    constexpr unsigned k_first = 38;  // part and whole are below 2²⁵
    constexpr unsigned k_second = 2 * k_places - k_first;
    const std::uint64_t shifted = part << k_first;
    return ((shifted / whole) << k_second) + ((shifted % whole) << k_second) / whole;
}

// (part/whole)^(5/4), in k_places.
std::uint64_t limit_of(std::uint64_t part, std::uint64_t whole) {
    constexpr std::uint64_t k_square = std::uint64_t{1} << (2 * k_places);
    const std::uint64_t y = k_square / whole * part + k_square % whole * part / whole;
    const std::uint64_t fourth_root = whole_root(whole_root(y) << k_places);
    return fourth_root * part / whole;
}

// What is left of 1 when d/r is taken away; 0 from the radius on.
std::uint64_t nearness(Point offset, int radius) {
    const auto squared = static_cast<std::uint64_t>(offset.x * offset.x + offset.y * offset.y);
    const auto radius_squared = static_cast<std::uint64_t>(radius) * static_cast<std::uint64_t>(radius);
    if (squared == 0) {
        return k_one;
    }
    return squared >= radius_squared ? 0 : k_one - whole_root(share_squared(squared, radius_squared));
}

int smooth(std::uint64_t near) {
    // limits[k]: from where on at least k + 1 thousandths are nearest.
    static const std::array<std::uint64_t, k_full> limits = [] {
        std::array<std::uint64_t, k_full> made{};
        for (std::size_t k = 0; k < made.size(); ++k) {
            made[k] = limit_of(2 * k + 1, 2 * k_full);
        }
        return made;
    }();
    return static_cast<int>(std::upper_bound(limits.begin(), limits.end(), near) - limits.begin());
}

int banded(std::uint64_t near, int bands) {
    int band = 0;
    while (band < bands &&
           near > limit_of(static_cast<std::uint64_t>(band), static_cast<std::uint64_t>(bands))) {
        ++band;
    }
    return (2 * k_full * band + bands) / (2 * bands);
}

}  // namespace

int light_at(Point offset, Radius radius, const Light& light) {
    assert(light.bands >= 1);
    if (light.falloff == Falloff::none || radius.is_unlimited()) {
        return k_full;
    }
    const std::uint64_t near = nearness(offset, radius.cells());
    return light.falloff == Falloff::smooth ? smooth(near) : banded(near, light.bands);
}

}  // namespace fovlab
