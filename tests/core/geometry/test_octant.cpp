#include "core/geometry/octant.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <utility>

using namespace fovlab;

TEST_CASE("the octants put column i and row j where recursive shadowcasting has them, in its order") {
    const int i = -2;
    const int j = 5;
    const Point where[] = {{i, -j}, {-j, i}, {j, i}, {-i, -j}, {-i, j}, {j, -i}, {-j, -i}, {i, j}};
    for (std::size_t n = 0; n < k_octants.size(); ++n) {
        CAPTURE(n);
        CHECK(static_cast<std::size_t>(k_octants[n]) == n);
        CHECK(offset_of(k_octants[n], {j, i}) == where[n]);
    }
}

TEST_CASE("an octant is called for the point of the compass in its middle") {
    for (const Octant octant : k_octants) {
        const Point middle = offset_of(octant, {12, -5});
        const std::string upright = middle.y < 0 ? "north" : "south";
        const std::string sideways = middle.x < 0 ? "west" : "east";
        const bool steep = middle.y * middle.y > middle.x * middle.x;
        CHECK(name(octant) == (steep ? upright : sideways) + "-" + upright + sideways);
    }
}

TEST_CASE("place and offset of an octant are each other's way back") {
    for (const Octant octant : k_octants) {
        for (int y = -9; y <= 9; ++y) {
            for (int x = -9; x <= 9; ++x) {
                CHECK(offset_of(octant, place_of(octant, {x, y})) == Point{x, y});
                CHECK(place_of(octant, offset_of(octant, {x, y})) == Place{x, y});
            }
        }
    }
}

TEST_CASE("eight octants cover the plane, and meet straight ahead and on the diagonals") {
    std::set<std::pair<int, int>> covered;
    int twice = 0;
    for (const Octant octant : k_octants) {
        for (int depth = 1; depth <= 6; ++depth) {
            for (int column = -depth; column <= 0; ++column) {
                const Point offset = offset_of(octant, {depth, column});
                twice += !covered.emplace(offset.x, offset.y).second;
            }
        }
    }
    CHECK(covered.size() == 13 * 13 - 1);
    CHECK(twice == 8 * 6);
}
