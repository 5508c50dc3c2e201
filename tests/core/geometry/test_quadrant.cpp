#include "core/geometry/quadrant.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace fovlab;

TEST_CASE("each quadrant counts depth and column from the viewer in its own direction") {
    CHECK(offset_of(Quadrant::north, {5, 2}) == Point{2, -5});
    CHECK(offset_of(Quadrant::south, {5, 2}) == Point{2, 5});
    CHECK(offset_of(Quadrant::east, {5, 2}) == Point{5, 2});
    CHECK(offset_of(Quadrant::west, {5, 2}) == Point{-5, 2});
}

TEST_CASE("quadrants are scanned north, east, south, west, and are called so") {
    CHECK(k_quadrants[0] == Quadrant::north);
    CHECK(k_quadrants[1] == Quadrant::east);
    CHECK(k_quadrants[2] == Quadrant::south);
    CHECK(k_quadrants[3] == Quadrant::west);
    CHECK(name(Quadrant::north) == "north");
    CHECK(name(Quadrant::east) == "east");
    CHECK(name(Quadrant::south) == "south");
    CHECK(name(Quadrant::west) == "west");
}

TEST_CASE("place and offset are each other's way back") {
    for (const Quadrant quadrant : k_quadrants) {
        for (int y = -12; y <= 12; ++y) {
            for (int x = -12; x <= 12; ++x) {
                CHECK(offset_of(quadrant, place_of(quadrant, {x, y})) == Point{x, y});
                CHECK(place_of(quadrant, offset_of(quadrant, {x, y})) == Place{x, y});
            }
        }
    }
}

TEST_CASE("a cell on a diagonal belongs to two quadrants, every other to one, the viewer's to none") {
    for (int y = -12; y <= 12; ++y) {
        for (int x = -12; x <= 12; ++x) {
            int quadrants = 0;
            for (const Quadrant quadrant : k_quadrants) {
                quadrants += holds(place_of(quadrant, {x, y}));
            }
            CHECK(quadrants == (x == 0 && y == 0 ? 0 : std::abs(x) == std::abs(y) ? 2 : 1));
        }
    }
}

TEST_CASE("straight ahead lies in the quadrant of that name") {
    CHECK(holds(place_of(Quadrant::north, {0, -3})));
    CHECK(holds(place_of(Quadrant::east, {3, 0})));
    CHECK(holds(place_of(Quadrant::south, {0, 3})));
    CHECK(holds(place_of(Quadrant::west, {-3, 0})));
    CHECK_FALSE(holds(place_of(Quadrant::north, {0, 3})));
    CHECK_FALSE(holds(place_of(Quadrant::west, {3, 0})));
}
