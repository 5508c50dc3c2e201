// Random maps up to 40 × 30: the same answer as the second implementation, under every rule, shape and radius.
#include "core/fov/catalogue.h"
#include "tests/support/maps.h"
#include "tests/support/oracle.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr std::array<RangeShape, 5> k_shapes{RangeShape::square, RangeShape::diamond, RangeShape::circle,
                                             RangeShape::round, RangeShape::open};

Radius any_radius(Random& random) {
    switch (random.below(4)) {
        case 0:
            return Radius::unlimited();
        case 1:
            return Radius(random.below(4));  // 0 among them
        default:
            return Radius(random.below(45));
    }
}

void check_same(const Grid& grid, Point viewer, const Rules& rules) {
    const OracleSight expected = oracle_sight(grid, viewer, rules);
    const Sight sight = see(grid, viewer, Algorithm::symmetric, rules);
    const std::string map = picture(grid, viewer);
    CAPTURE(map);
    CAPTURE(name(rules.range.shape));
    CAPTURE((rules.range.radius.is_unlimited() ? -1 : rules.range.radius.cells()));
    CAPTURE(name(rules.floor));
    CAPTURE(name(rules.wall));
    CAPTURE(name(rules.slopes));
    REQUIRE(rows_of(sight.visible) == expected.rows);
    REQUIRE(sight.examined == expected.examined);
}

void check_random_maps(std::uint64_t seed, int maps, SlopeArithmetic slopes) {
    Random random(seed);
    for (int i = 0; i < maps; ++i) {
        const Grid grid = any_map(40, 30, random);
        const Point viewer = any_cell(grid, random);
        const Radius radius = any_radius(random);
        for (const FloorRule floor : {FloorRule::centre, FloorRule::any}) {
            for (const WallRule wall : {WallRule::any, WallRule::centre}) {
                const RangeShape shape = k_shapes[static_cast<std::size_t>(random.below(5))];
                const ScanOrder order = random.percent(50) ? ScanOrder::recursion : ScanOrder::by_depth;
                check_same(grid, viewer, {{radius, shape}, floor, wall, slopes, order});
            }
        }
    }
}

}  // namespace

TEST_CASE("on random maps the second implementation agrees with exact slopes") {
    check_random_maps(11, short_sweep() ? 500 : 10'000, SlopeArithmetic::exact);
}

TEST_CASE("on random maps the second implementation agrees with float slopes") {
    check_random_maps(12, short_sweep() ? 500 : 10'000, SlopeArithmetic::float_32);
}

TEST_CASE("every terrain blocks light or lets it through as the second implementation has it") {
    Random random(13);
    for (int i = 0; i < 500; ++i) {
        Grid grid = any_map(20, 20, random);
        for (int cells = 0; cells < 60; ++cells) {
            grid.set(any_cell(grid, random), k_terrains[static_cast<std::size_t>(random.below(9))].terrain);
        }
        Rules rules;
        rules.range.radius = Radius::unlimited();
        check_same(grid, any_cell(grid, random), rules);
    }
}
