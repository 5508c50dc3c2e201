// A quadrant or an octant: the part of the plane around a viewer that is scanned by itself, row by row.
//
// Symmetric shadowcasting scans four quadrants, whose columns go from −depth to depth and whose slopes are columns per
// row; recursive shadowcasting scans eight octants, whose columns go from −depth to 0 and whose slopes fall from 1 on
// the diagonal to 0 straight ahead: columns to the left per row. `across` makes both the same for drawing.
// Units: cells.
#pragma once

#include "core/geometry/octant.h"
#include "core/geometry/quadrant.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

class Sector {
public:
    static constexpr std::size_t k_count = k_quadrants.size() + k_octants.size();

    constexpr Sector() = default;
    // A quadrant is a sector, and so is an octant.
    constexpr Sector(Quadrant quadrant) : index_(static_cast<std::uint8_t>(quadrant)) {}
    constexpr Sector(Octant octant)
        : index_(static_cast<std::uint8_t>(k_quadrants.size() + static_cast<std::size_t>(octant))) {}

    constexpr bool is_octant() const { return index_ >= k_quadrants.size(); }
    constexpr Quadrant quadrant() const {
        assert(!is_octant());
        return static_cast<Quadrant>(index_);
    }
    constexpr Octant octant() const {
        assert(is_octant());
        return static_cast<Octant>(index_ - k_quadrants.size());
    }
    // Below `k_count`: quadrants first, then octants, each in the order in which they are scanned.
    constexpr std::size_t index() const { return index_; }
    static constexpr Sector of_index(std::size_t index) {
        assert(index < k_count);
        return index < k_quadrants.size() ? Sector(k_quadrants[index])
                                          : Sector(k_octants[index - k_quadrants.size()]);
    }

    friend constexpr bool operator==(Sector a, Sector b) { return a.index_ == b.index_; }
    friend constexpr bool operator!=(Sector a, Sector b) { return a.index_ != b.index_; }
    // Is it scanned earlier?
    friend constexpr bool operator<(Sector a, Sector b) { return a.index_ < b.index_; }

private:
    std::uint8_t index_ = 0;
};

constexpr std::string_view name(Sector sector) {
    return sector.is_octant() ? name(sector.octant()) : name(sector.quadrant());
}

constexpr Point offset_of(Sector sector, Place place) {
    return sector.is_octant() ? offset_of(sector.octant(), place) : offset_of(sector.quadrant(), place);
}

constexpr Place place_of(Sector sector, Point offset) {
    return sector.is_octant() ? place_of(sector.octant(), offset) : place_of(sector.quadrant(), offset);
}

// The columns that a row has, walls or not: −depth … depth of a quadrant, −depth … 0 of an octant.
constexpr int first_column(Sector, int depth) { return -depth; }
constexpr int last_column(Sector sector, int depth) { return sector.is_octant() ? 0 : depth; }

// Is this place one that the sector looks at?
constexpr bool holds(Sector sector, Place place) {
    return place.depth > 0 && first_column(sector, place.depth) <= place.column &&
           place.column <= last_column(sector, place.depth);
}

// How many columns to the right a slope goes for each row: a line of this slope passes `depth · across` at a depth.
constexpr double across(Sector sector, double slope) { return sector.is_octant() ? -slope : slope; }
// What the first row's light starts and ends with.
constexpr int first_slope(Sector sector) { return sector.is_octant() ? 1 : -1; }
constexpr int last_slope(Sector sector) { return sector.is_octant() ? 0 : 1; }

}  // namespace fovlab
