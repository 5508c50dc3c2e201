// How far the viewer sees: a radius and the shape that it draws on the grid.
//
// Units: cells. A radius is a whole number from 0 to 4,096, or unlimited, a value of its own: 0 means that only the
// viewer's cell is in range. With dx and dy the offset from the viewer, r the radius:
//
//   square   max(|dx|, |dy|) ≤ r     Chebyshev distance
//   diamond  |dx| + |dy| ≤ r         Manhattan distance
//   circle   dx² + dy² ≤ r²          Euclidean; single cells stick out at the four ends
//   round    dx² + dy² ≤ r(r + 1)    the same as distance < r + ½; no spikes
//   open     dx² + dy² < r²          as in many ports of recursive shadowcasting
#pragma once

#include "core/grid/point.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

enum class RangeShape : std::uint8_t { square, diamond, circle, round, open };

inline constexpr std::array<std::string_view, 5> k_range_shape_names{"square", "diamond", "circle", "round",
                                                                     "open"};

constexpr std::string_view name(RangeShape shape) {
    return k_range_shape_names[static_cast<std::size_t>(shape)];
}

class Radius {
public:
    static constexpr int k_max = 4096;

    static constexpr Radius unlimited() { return Radius(); }
    static constexpr bool valid(int cells) { return cells >= 0 && cells <= k_max; }

    explicit constexpr Radius(int cells) : cells_(cells) { assert(valid(cells)); }

    constexpr bool is_unlimited() const { return cells_ == k_unlimited; }
    // In cells; only of a radius that is not unlimited.
    constexpr int cells() const {
        assert(!is_unlimited());
        return cells_;
    }
    // The depth of the last row that can hold a cell in range: the radius, or more than any map has.
    constexpr int last_depth() const { return is_unlimited() ? k_max : cells_; }

    friend constexpr bool operator==(Radius a, Radius b) { return a.cells_ == b.cells_; }
    friend constexpr bool operator!=(Radius a, Radius b) { return !(a == b); }

private:
    static constexpr int k_unlimited = -1;

    constexpr Radius() = default;

    int cells_ = k_unlimited;
};

struct Range {
    Radius radius{8};
    RangeShape shape = RangeShape::round;

    constexpr bool contains(Point offset) const {
        if (radius.is_unlimited()) {
            return true;
        }
        const int r = radius.cells();
        const int dx = offset.x < 0 ? -offset.x : offset.x;
        const int dy = offset.y < 0 ? -offset.y : offset.y;
        switch (shape) {
            case RangeShape::square:
                return dx <= r && dy <= r;
            case RangeShape::diamond:
                return dx + dy <= r;
            case RangeShape::circle:
                return dx * dx + dy * dy <= r * r;
            case RangeShape::round:
                return dx * dx + dy * dy <= r * (r + 1);
            case RangeShape::open:
                break;
        }
        return dx * dx + dy * dy < r * r;
    }

    friend constexpr bool operator==(Range a, Range b) { return a.radius == b.radius && a.shape == b.shape; }
    friend constexpr bool operator!=(Range a, Range b) { return !(a == b); }
};

}  // namespace fovlab
