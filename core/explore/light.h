// The lights of a map, as values: torches at their places, the viewer's own lamp, and how light fades.
//
// Units: cells; thousandths of full light. What is allowed in each field is said beside it.
#pragma once

#include "core/grid/point.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

struct Torch {
    Point at;
    int radius = 6;                   // 0 to Radius::k_max
    std::uint32_t colour = 0xFFB060;  // 0xRRGGBB

    friend bool operator==(const Torch& a, const Torch& b) {
        return a.at == b.at && a.radius == b.radius && a.colour == b.colour;
    }
    friend bool operator!=(const Torch& a, const Torch& b) { return !(a == b); }
};

// The viewer's own lamp.
enum class Lamp : std::uint8_t { on, torch, none, out };
enum class Falloff : std::uint8_t { smooth, none, bands };

inline constexpr std::array<std::string_view, 4> k_lamp_names{"on", "torch", "none", "out"};
inline constexpr std::array<std::string_view, 3> k_falloff_names{"smooth", "none", "bands"};

constexpr std::string_view name(Lamp lamp) { return k_lamp_names[static_cast<std::size_t>(lamp)]; }
constexpr std::string_view name(Falloff falloff) {
    return k_falloff_names[static_cast<std::size_t>(falloff)];
}

struct Light {
    static constexpr int k_most_bands = 64;

    Lamp lamp = Lamp::on;
    int ambient_thousandths = 0;  // 0 to 1,000
    Falloff falloff = Falloff::smooth;
    int bands = 6;  // 1 to k_most_bands

    friend bool operator==(const Light& a, const Light& b) {
        return a.lamp == b.lamp && a.ambient_thousandths == b.ambient_thousandths && a.falloff == b.falloff &&
               a.bands == b.bands;
    }
    friend bool operator!=(const Light& a, const Light& b) { return !(a == b); }
};

}  // namespace fovlab
