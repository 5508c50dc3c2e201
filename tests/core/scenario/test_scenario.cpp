#include "core/scenario/scenario.h"

#include <doctest/doctest.h>

#include <vector>

using namespace fovlab;

namespace {

Scenario plain() { return {Grid(5, 4), {2, 1}, Algorithm::symmetric, Rules{}, std::nullopt}; }

}  // namespace

TEST_CASE("two scenarios made alike are equal, and a copy is its own") {
    Scenario a = plain();
    const Scenario b = a;
    CHECK(a == plain());
    CHECK(a == b);
    a.grid.set({0, 0}, Terrain::wall);
    CHECK(a != b);
    CHECK(b == plain());
}

TEST_CASE("scenarios differ when anything that the picture depends on does") {
    std::vector<Scenario> others(11, plain());
    others[0].grid.set({4, 3}, Terrain::water);
    others[1].grid = Grid(4, 5);
    others[2].viewer = {1, 2};
    others[3].algorithm = Algorithm::radius;
    others[4].rules.range.radius = Radius::unlimited();
    others[5].rules.range.shape = RangeShape::open;
    others[6].rules.floor = FloorRule::any;
    others[7].rules.wall = WallRule::centre;
    others[8].rules.slopes = SlopeArithmetic::float_32;
    others[9].rules.order = ScanOrder::by_depth;
    others[10].step = 0;  // nothing yet is not everything
    for (std::size_t i = 0; i < others.size(); ++i) {
        CAPTURE(i);
        CHECK(others[i] != plain());
        CHECK_FALSE(others[i] == plain());
        CHECK(others[i] == others[i]);
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(others[i] != others[j]);
        }
    }
}
