// What stands on the floor of a map: watchers, torches, items and marks, as the map's legend names them.
//
// Units: cells.
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

}  // namespace fovlab
