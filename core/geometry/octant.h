// The eight octants around a viewer, as recursive shadowcasting scans them.
//
// An octant counts depth (rows away from the viewer, 1, 2, …) and column, from −depth on the diagonal to 0 straight
// ahead. Units: cells. Each is named for the point of the compass in its middle. Octants meet straight ahead and on
// the diagonals: a cell there belongs to two of them.
#pragma once

#include "core/geometry/quadrant.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

enum class Octant : std::uint8_t {
    north_northwest,
    west_northwest,
    east_northeast,
    north_northeast,
    south_southeast,
    east_southeast,
    west_southwest,
    south_southwest
};

// In the order in which they are scanned.
inline constexpr std::array<Octant, 8> k_octants{
    Octant::north_northwest, Octant::west_northwest, Octant::east_northeast, Octant::north_northeast,
    Octant::south_southeast, Octant::east_southeast, Octant::west_southwest, Octant::south_southwest};

constexpr std::string_view name(Octant octant) {
    constexpr std::array<std::string_view, 8> names{"north-northwest", "west-northwest",  "east-northeast",
                                                    "north-northeast", "south-southeast", "east-southeast",
                                                    "west-southwest",  "south-southwest"};
    return names[static_cast<std::size_t>(octant)];
}

// The same as the points of a compass are written.
constexpr std::string_view compass_name(Octant octant) {
    constexpr std::array<std::string_view, 8> names{"NNW", "WNW", "ENE", "NNE", "SSE", "ESE", "WSW", "SSW"};
    return names[static_cast<std::size_t>(octant)];
}

// The offset from the viewer to a place of an octant.
constexpr Point offset_of(Octant octant, Place place) {
    const int i = place.column;
    const int j = place.depth;
    constexpr auto turn = [](int column_x, int column_y, int depth_x, int depth_y) {
        return std::array<int, 4>{column_x, column_y, depth_x, depth_y};
    };
    constexpr std::array<std::array<int, 4>, 8> turns{
        turn(1, 0, 0, -1), turn(0, 1, -1, 0), turn(0, 1, 1, 0),   turn(-1, 0, 0, -1),
        turn(-1, 0, 0, 1), turn(0, -1, 1, 0), turn(0, -1, -1, 0), turn(1, 0, 0, 1)};
    const std::array<int, 4>& t = turns[static_cast<std::size_t>(octant)];
    return {t[0] * i + t[2] * j, t[1] * i + t[3] * j};
}

// The place of an offset in an octant: turned back, since each turn's matrix is its own inverse's transpose.
constexpr Place place_of(Octant octant, Point offset) {
    const Point column = offset_of(octant, {0, 1});
    const Point depth = offset_of(octant, {1, 0});
    return {offset.x * depth.x + offset.y * depth.y, offset.x * column.x + offset.y * column.y};
}

}  // namespace fovlab
