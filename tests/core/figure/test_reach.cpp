// The edge of the range along the cells' edges, as the cells that it encloses.
#include "core/figure/reach.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace fovlab;

namespace {

// Is a spot inside a closed line? Counts how often a ray to the right crosses it.
bool inside(const std::vector<Spot>& line, Spot spot) {
    bool in = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Spot a = line[i];
        const Spot b = line[(i + 1) % line.size()];
        if ((a.y > spot.y) != (b.y > spot.y) && spot.x < a.x + (b.x - a.x) * (spot.y - a.y) / (b.y - a.y)) {
            in = !in;
        }
    }
    return in;
}

}  // namespace

TEST_CASE("the edge of the range encloses just the cells in range, for every shape, radius and viewer") {
    constexpr int width = 13;
    constexpr int height = 9;
    for (const Point viewer : {Point{6, 4}, Point{0, 0}, Point{12, 8}, Point{3, 8}}) {
        for (int shape = 0; shape < 5; ++shape) {
            for (int radius = 0; radius <= 14; ++radius) {
                const Range range{Radius(radius), static_cast<RangeShape>(shape)};
                const std::vector<Spot> edge = Reach(width, height, viewer, range).range_edge();
                bool all = true;
                for (int y = 0; y < height; ++y) {
                    for (int x = 0; x < width; ++x) {
                        const bool in_range = range.contains(Point{x, y} - viewer);
                        all = all && in_range;
                        if (!edge.empty()) {
                            CAPTURE(name(range.shape));
                            CAPTURE(radius);
                            CHECK(inside(edge, centre_of({x, y})) == in_range);
                        }
                    }
                }
                const bool nothing = radius == 0 && range.shape == RangeShape::open;
                CHECK(edge.empty() == (all || nothing));
            }
        }
    }
}

TEST_CASE("an unlimited range has no edge, and light ends at the map's") {
    const Reach reach(10, 6, {2, 3}, {Radius::unlimited(), RangeShape::round});
    CHECK(reach.range_edge().empty());
    CHECK(reach.depth_of_edge(Quadrant::north, 0.0) == doctest::Approx(3.5));
    CHECK(reach.depth_of_edge(Quadrant::east, 0.0) == doctest::Approx(7.5));
    CHECK(reach.depth_of_edge(Quadrant::south, 1.0) == doctest::Approx(2.5));
    CHECK(reach.depth_of_edge(Quadrant::west, -1.0) == doctest::Approx(2.5));
}

TEST_CASE("light between two slopes is a wedge from the viewer, and nothing when they meet") {
    const Reach reach(20, 20, {10, 10}, {Radius(4), RangeShape::square});
    CHECK(reach.light(Quadrant::north, 0.5, 0.5, 0.0, 9.0).empty());
    CHECK(reach.light(Quadrant::north, 0.5, 0.25, 0.0, 9.0).empty());
    CHECK(reach.light(Quadrant::north, -0.5, 0.5, 5.0, 9.0).empty());  // beyond the range
    const std::vector<Spot> wedge = reach.light(Quadrant::north, -0.5, 0.5, 0.0, 2.0);
    REQUIRE(wedge.size() >= 3);
    for (const Spot spot : wedge) {
        CHECK(std::abs(spot.x - 10.5) <= (10.5 - spot.y) * 0.5 + 1e-9);
        CHECK(spot.y >= 8.5 - 1e-9);
    }
}
