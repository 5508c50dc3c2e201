// Every map of 4 × 4 and every viewer: the same cells, and as many examined, as a second implementation that was
// written for the tests alone.
#include "tests/support/mask_sink.h"
#include "tests/support/oracle.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

unsigned mask_of(const std::vector<std::string>& rows) {
    unsigned mask = 0;
    for (int cell = 0; cell < 16; ++cell) {
        const bool visible =
            rows[static_cast<std::size_t>(cell / 4)][static_cast<std::size_t>(cell % 4)] == '*';
        mask |= visible ? 1U << cell : 0U;
    }
    return mask;
}

std::string first_fault(const Rules& rules) {
    for (unsigned number = 0; number < k_maps_of_4x4; number += sweep_stride()) {
        const Grid grid = numbered_map(4, 4, number);
        for (int cell = 0; cell < 16; ++cell) {
            const Point viewer{cell % 4, cell / 4};
            MaskSink sink(grid, viewer);
            symmetric_shadowcast(grid, viewer, rules, sink);
            const OracleSight expected = oracle_sight(grid, viewer, rules);
            if (sink.visible() != mask_of(expected.rows) || sink.examined() != expected.examined) {
                return picture(grid, viewer);
            }
        }
    }
    return "";
}

Rules rules_with(FloorRule floor, WallRule wall) {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    rules.floor = floor;
    rules.wall = wall;
    return rules;
}

}  // namespace

TEST_CASE("on every small map the second implementation agrees under the default rules") {
    CHECK(first_fault(rules_with(FloorRule::centre, WallRule::any)) == "");
}

TEST_CASE("on every small map the second implementation agrees when walls show by their centre") {
    CHECK(first_fault(rules_with(FloorRule::centre, WallRule::centre)) == "");
}

TEST_CASE("on every small map the second implementation agrees when floor shows by any part") {
    CHECK(first_fault(rules_with(FloorRule::any, WallRule::any)) == "");
}

TEST_CASE("on every small map the second implementation agrees when only walls need their centre") {
    CHECK(first_fault(rules_with(FloorRule::any, WallRule::centre)) == "");
}

TEST_CASE("on every small map the second implementation agrees in floats") {
    Rules rules = rules_with(FloorRule::centre, WallRule::any);
    rules.slopes = SlopeArithmetic::float_32;
    CHECK(first_fault(rules) == "");
}
