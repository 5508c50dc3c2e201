// The four quadrants around a viewer.
//
// A quadrant counts depth (rows away from the viewer, 1, 2, …) and column (across; 0 is straight ahead). Units:
// cells. The quadrants meet on the diagonals: a cell there belongs to two of them.
#pragma once

#include "core/grid/point.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

enum class Quadrant : std::uint8_t { north, east, south, west };

// In the order in which they are scanned.
inline constexpr std::array<Quadrant, 4> k_quadrants{Quadrant::north, Quadrant::east, Quadrant::south,
                                                     Quadrant::west};

constexpr std::string_view name(Quadrant quadrant) {
    constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
    return names[static_cast<std::size_t>(quadrant)];
}

// A cell as a quadrant counts it.
struct Place {
    int depth = 0;
    int column = 0;

    friend constexpr bool operator==(Place a, Place b) { return a.depth == b.depth && a.column == b.column; }
};

// The offset from the viewer to a place of a quadrant.
constexpr Point offset_of(Quadrant quadrant, Place place) {
    switch (quadrant) {
        case Quadrant::north:
            return {place.column, -place.depth};
        case Quadrant::south:
            return {place.column, place.depth};
        case Quadrant::east:
            return {place.depth, place.column};
        case Quadrant::west:
            break;
    }
    return {-place.depth, place.column};
}

// The place of an offset in a quadrant. It belongs to the quadrant when `holds` says so.
constexpr Place place_of(Quadrant quadrant, Point offset) {
    switch (quadrant) {
        case Quadrant::north:
            return {-offset.y, offset.x};
        case Quadrant::south:
            return {offset.y, offset.x};
        case Quadrant::east:
            return {offset.x, offset.y};
        case Quadrant::west:
            break;
    }
    return {-offset.x, offset.y};
}

// Is this place one that a quadrant looks at: ahead of the viewer, between the diagonals?
constexpr bool holds(Place place) {
    return place.depth > 0 && -place.depth <= place.column && place.column <= place.depth;
}

}  // namespace fovlab
