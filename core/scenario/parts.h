// Parts of a document besides the map and the run: what stands on the floor, lights, rooms, and a walk.
//
// Plain values; what is allowed in each field is said beside it, and scenario_text.h refuses the rest. Units: cells.
// How many there may be of each: limits.h.
#pragma once

#include "core/grid/point.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

// What a glyph of a map's legend stands for. It stands on floor.
enum class ThingKind : std::uint8_t { watcher, torch, item, mark };

inline constexpr std::array<std::string_view, 4> k_thing_kind_names{"watcher", "torch", "item", "mark"};

constexpr std::string_view name(ThingKind kind) { return k_thing_kind_names[static_cast<std::size_t>(kind)]; }

struct LegendEntry {
    char glyph = 'g';  // printable ASCII that is neither a terrain's glyph nor the viewer's
    std::string name;
    ThingKind kind = ThingKind::mark;
    std::optional<int> sight = std::nullopt;  // of a watcher: 0 to Radius::k_max

    friend bool operator==(const LegendEntry& a, const LegendEntry& b) {
        return a.glyph == b.glyph && a.name == b.name && a.kind == b.kind && a.sight == b.sight;
    }
    friend bool operator!=(const LegendEntry& a, const LegendEntry& b) { return !(a == b); }
};

// Something of the legend at its place, which is floor.
struct Thing {
    Point at;
    char glyph = 'g';

    friend bool operator==(const Thing& a, const Thing& b) { return a.at == b.at && a.glyph == b.glyph; }
    friend bool operator!=(const Thing& a, const Thing& b) { return !(a == b); }
};

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
    Lamp lamp = Lamp::on;
    int ambient_thousandths = 0;  // 0 to 1,000
    Falloff falloff = Falloff::smooth;
    int bands = 6;  // 1 to 64

    friend bool operator==(const Light& a, const Light& b) {
        return a.lamp == b.lamp && a.ambient_thousandths == b.ambient_thousandths && a.falloff == b.falloff &&
               a.bands == b.bands;
    }
    friend bool operator!=(const Light& a, const Light& b) { return !(a == b); }
};

struct Walk {
    std::string moves;  // of w a s d y u b n and the stairs' `.`
    bool memory = true;
    bool reveal = false;

    friend bool operator==(const Walk& a, const Walk& b) {
        return a.moves == b.moves && a.memory == b.memory && a.reveal == b.reveal;
    }
    friend bool operator!=(const Walk& a, const Walk& b) { return !(a == b); }
};

// A room of the map, its walls not counted.
struct Room {
    int x = 0;
    int y = 0;
    int width = 1;
    int height = 1;
    bool lit = true;

    friend bool operator==(const Room& a, const Room& b) {
        return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height && a.lit == b.lit;
    }
    friend bool operator!=(const Room& a, const Room& b) { return !(a == b); }
};

}  // namespace fovlab
