// Every map of 4 × 4 and every viewer: sight between floor cells is symmetric.
#include "tests/support/mask_sink.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// What goes wrong on a map, as a picture; empty where nothing does.
std::string one_way_pair(unsigned number, const Rules& rules) {
    const Grid grid = numbered_map(4, 4, number);
    std::uint16_t sees[16];
    for (int cell = 0; cell < 16; ++cell) {
        if (!is_wall(number, cell)) {
            MaskSink sink(grid, {cell % 4, cell / 4});
            symmetric_shadowcast(grid, {cell % 4, cell / 4}, rules, sink);
            sees[cell] = sink.visible();
        }
    }
    for (int a = 0; a < 16; ++a) {
        for (int b = a + 1; b < 16; ++b) {
            if (!is_wall(number, a) && !is_wall(number, b) && (sees[a] >> b & 1) != (sees[b] >> a & 1)) {
                return picture(grid, {a % 4, a / 4}) + "and cell " + std::to_string(b);
            }
        }
    }
    return "";
}

// The first map that is not symmetric.
std::string first_one_way_pair(const Rules& rules) {
    for (unsigned number = 0; number < k_maps_of_4x4; number += sweep_stride()) {
        const std::string fault = one_way_pair(number, rules);
        if (!fault.empty()) {
            return fault;
        }
    }
    return "";
}

Rules with(Range range) {
    Rules rules;
    rules.range = range;
    return rules;
}

}  // namespace

TEST_CASE("on every small map floor A sees floor B exactly when B sees A, with no limit to sight") {
    CHECK(first_one_way_pair(with({Radius::unlimited(), RangeShape::round})) == "");
}

TEST_CASE("on every small map sight is symmetric in every range shape, with radius 2") {
    for (const RangeShape shape :
         {RangeShape::round, RangeShape::square, RangeShape::diamond, RangeShape::circle, RangeShape::open}) {
        CAPTURE(name(shape));
        CHECK(first_one_way_pair(with({Radius(2), shape})) == "");
    }
}

TEST_CASE("under the other wall rule and the other scan order floor sees floor symmetrically as well") {
    Rules rules = with({Radius::unlimited(), RangeShape::round});
    rules.wall = WallRule::centre;
    CHECK(first_one_way_pair(rules) == "");
    rules.order = ScanOrder::by_depth;
    CHECK(first_one_way_pair(rules) == "");
}

TEST_CASE("when floor shows by any part of it, sight is not symmetric, and the sweep finds it") {
    Rules rules = with({Radius::unlimited(), RangeShape::round});
    rules.floor = FloorRule::any;
    CHECK(first_one_way_pair(rules) != "");
}
