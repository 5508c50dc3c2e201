// The rules of a run: how far one sees, what makes a cell visible, how slopes are computed, in which order light is
// scanned.
//
// One set of rules serves every algorithm; each uses those that concern it (catalogue.h says which). The defaults
// are those of symmetric shadowcasting as Ford describes it, with radius 8.
// Units: cells.
#pragma once

#include "core/geometry/range.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

// When is floor visible? `centre`: when its centre is in the light, which makes sight symmetric. `any`: whenever it
// is in the row's columns.
enum class FloorRule : std::uint8_t { centre, any };

// When is a wall visible? `any`: whenever it is in the row's columns. `centre`: only by its centre.
enum class WallRule : std::uint8_t { any, centre };

// `exact`: whole-number fractions. `float_32`: 32-bit floats, to show what rounding does.
enum class SlopeArithmetic : std::uint8_t { exact, float_32 };

// `recursion`: a new wedge is scanned at once, before the rest of the row that made it. `by_depth`: all wedges of a
// depth before any deeper one. The cells are the same.
enum class ScanOrder : std::uint8_t { recursion, by_depth };

// A mistake made on purpose, for lessons that ask to find it; only symmetric shadowcasting makes them. `walls_unseen`: light ends
// at a wall and does not show it. `ties_outwards`: a cell that light only touches counts as reached. `shadow_stays`: floor after a
// wall does not narrow the light. No scenario holds one.
enum class Fault : std::uint8_t { none, walls_unseen, ties_outwards, shadow_stays };

inline constexpr std::array<std::string_view, 2> k_floor_rule_names{"centre", "any"};
inline constexpr std::array<std::string_view, 2> k_wall_rule_names{"any", "centre"};
inline constexpr std::array<std::string_view, 2> k_slope_arithmetic_names{"exact", "float"};
inline constexpr std::array<std::string_view, 2> k_scan_order_names{"recursion", "by-depth"};

constexpr std::string_view name(FloorRule rule) { return k_floor_rule_names[static_cast<std::size_t>(rule)]; }
constexpr std::string_view name(WallRule rule) { return k_wall_rule_names[static_cast<std::size_t>(rule)]; }
constexpr std::string_view name(SlopeArithmetic slopes) {
    return k_slope_arithmetic_names[static_cast<std::size_t>(slopes)];
}
constexpr std::string_view name(ScanOrder order) {
    return k_scan_order_names[static_cast<std::size_t>(order)];
}

struct Rules {
    Range range;
    FloorRule floor = FloorRule::centre;
    WallRule wall = WallRule::any;
    SlopeArithmetic slopes = SlopeArithmetic::exact;
    ScanOrder order = ScanOrder::recursion;
    Fault fault = Fault::none;

    friend constexpr bool operator==(const Rules& a, const Rules& b) {
        return a.range == b.range && a.floor == b.floor && a.wall == b.wall && a.slopes == b.slopes &&
               a.order == b.order && a.fault == b.fault;
    }
    friend constexpr bool operator!=(const Rules& a, const Rules& b) { return !(a == b); }
};

}  // namespace fovlab
