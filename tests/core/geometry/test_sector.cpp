#include "core/geometry/sector.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

using namespace fovlab;

TEST_CASE("a sector is a quadrant or an octant, and is called and counts as that") {
    for (const Quadrant quadrant : k_quadrants) {
        const Sector sector = quadrant;
        CHECK_FALSE(sector.is_octant());
        CHECK(sector.quadrant() == quadrant);
        CHECK(name(sector) == name(quadrant));
        CHECK(offset_of(sector, {5, 2}) == offset_of(quadrant, {5, 2}));
        CHECK(place_of(sector, {5, 2}) == place_of(quadrant, {5, 2}));
    }
    for (const Octant octant : k_octants) {
        const Sector sector = octant;
        CHECK(sector.is_octant());
        CHECK(sector.octant() == octant);
        CHECK(name(sector) == name(octant));
        CHECK(offset_of(sector, {5, -2}) == offset_of(octant, {5, -2}));
        CHECK(place_of(sector, {5, 2}) == place_of(octant, {5, 2}));
    }
}

TEST_CASE("sectors are numbered in the order in which they are scanned") {
    for (std::size_t i = 0; i < Sector::k_count; ++i) {
        CHECK(Sector::of_index(i).index() == i);
        CHECK((i == 0 || Sector::of_index(i - 1) < Sector::of_index(i)));
    }
    CHECK(Sector(Quadrant::east) != Sector(Octant::west_northwest));
}

TEST_CASE("an octant holds the columns from the diagonal to straight ahead, a quadrant those beyond it too") {
    CHECK(holds(Octant::north_northwest, {3, -3}));
    CHECK(holds(Octant::north_northwest, {3, 0}));
    CHECK_FALSE(holds(Octant::north_northwest, {3, 1}));
    CHECK_FALSE(holds(Octant::north_northwest, {3, -4}));
    CHECK_FALSE(holds(Octant::north_northwest, {0, 0}));
    CHECK(holds(Quadrant::north, {3, 1}));
    CHECK_FALSE(holds(Quadrant::north, {3, 4}));
}

TEST_CASE("slopes of either kind lead from left to right: from the first column to the last") {
    for (std::size_t i = 0; i < Sector::k_count; ++i) {
        const Sector sector = Sector::of_index(i);
        CAPTURE(std::string(name(sector)));
        CHECK(across(sector, first_slope(sector)) * 7 == first_column(sector, 7));
        CHECK(across(sector, last_slope(sector)) * 7 == last_column(sector, 7));
    }
}
