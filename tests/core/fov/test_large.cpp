// The largest maps: no crash, no overflow of numbers or of the stack, and right where one can tell.
#include "core/fov/catalogue.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <array>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr int k_side = Grid::k_max_side;

constexpr std::array<Point, 4> k_viewers{Point{0, 0}, Point{k_side - 1, 0}, Point{k_side - 1, k_side - 1},
                                         Point{k_side / 2, k_side / 2}};

Rules unlimited(ScanOrder order, SlopeArithmetic slopes = SlopeArithmetic::exact) {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    rules.order = order;
    rules.slopes = slopes;
    return rules;
}

// Both orders must agree; the answer is theirs.
Sight see_unlimited(const Grid& grid, Point viewer, SlopeArithmetic slopes = SlopeArithmetic::exact) {
    const Sight sight = see(grid, viewer, Algorithm::symmetric, unlimited(ScanOrder::recursion, slopes));
    const Sight by_depth = see(grid, viewer, Algorithm::symmetric, unlimited(ScanOrder::by_depth, slopes));
    CHECK(sight.visible == by_depth.visible);
    CHECK(sight.examined == by_depth.examined);
    return sight;
}

// Some of the floor cells that the viewer sees, and some that it doesn't, must say the same of the viewer.
void check_symmetry(const Grid& grid, Point viewer, const Sight& sight, Random& random) {
    int wrong = 0;
    int seen = 0;
    for (int tries = 0; tries < 400 && seen < 12; ++tries) {
        // Near cells are seen more often, and between many walls only near ones.
        constexpr int k_reaches[] = {3, 40, k_side};
        const int reach = k_reaches[random.below(3)];
        const Point other{viewer.x + random.between(-reach, reach), viewer.y + random.between(-reach, reach)};
        const bool probe = grid.contains(other) && !grid.opaque(other) && other != viewer;
        if (!probe || (!sight.visible.contains(other) && tries % 8 != 0)) {
            continue;
        }
        const Sight back = see(grid, other, Algorithm::symmetric, unlimited(ScanOrder::recursion));
        wrong += back.visible.contains(viewer) != sight.visible.contains(other);
        seen += sight.visible.contains(other);
    }
    CHECK(wrong == 0);
    CHECK(seen > 0);
}

}  // namespace

TEST_CASE("on the largest open map everyone sees everything") {
    const Grid grid(k_side, k_side);
    for (const Point viewer : k_viewers) {
        const Sight sight = see_unlimited(grid, viewer);
        CHECK(sight.visible.count() == std::size_t{k_side} * k_side);
        CHECK(sight.examined >= std::size_t{k_side} * k_side - 1);
    }
    CHECK(see_unlimited(grid, {0, 0}, SlopeArithmetic::float_32).visible.count() ==
          std::size_t{k_side} * k_side);
}

TEST_CASE("on the largest noisy map both orders agree and sight is symmetric") {
    Random random(21);
    for (const int walls : {1, 8, 30}) {
        Grid grid = noisy_map(k_side, k_side, walls, random);
        for (const Point viewer : k_viewers) {
            grid.set(viewer, Terrain::floor);
            // The walls around a corner may be closed by chance.
            for (const Point near : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}}) {
                if (grid.contains(viewer + near)) {
                    grid.set(viewer + near, Terrain::floor);
                }
            }
            check_symmetry(grid, viewer, see_unlimited(grid, viewer), random);
        }
        const Sight in_floats = see_unlimited(grid, {k_side / 2, k_side / 2}, SlopeArithmetic::float_32);
        CHECK(in_floats.visible.count() > 1);
    }
}

TEST_CASE(
    "on the largest comb, which splits light as often as it can, both orders agree and sight is symmetric") {
    // Teeth at every other cell of every other row: each row of light splits again and again.
    Grid grid(k_side, k_side);
    for (int y = 0; y < k_side; y += 2) {
        for (int x = 1; x < k_side; x += 2) {
            grid.set({x, y}, Terrain::wall);
        }
    }
    Random random(22);
    for (Point viewer : k_viewers) {
        viewer.x -= viewer.x % 2;
        check_symmetry(grid, viewer, see_unlimited(grid, viewer), random);
    }
}

TEST_CASE("one row of pillars before the viewer makes a thousand wedges that all reach the far edge") {
    Grid grid(k_side, k_side);
    for (int x = 0; x < k_side; x += 2) {
        grid.set({x, k_side / 2}, Terrain::wall);
    }
    const Point viewer{k_side / 2 + 1, k_side - 1};
    const Sight sight = see_unlimited(grid, viewer);
    // Walls at the odd columns of depth 1,023; the far edge is depth 2,047, a little more than twice as far. So what
    // lies between 1/2 and 1 1/2 there, in the wall's shadow, is a little more than 1 to a little more than 3 here.
    for (int column = 0; column < 40; column += 4) {
        CAPTURE(column);
        CHECK(sight.visible.contains({viewer.x + column, 0}));
        CHECK(sight.visible.contains({viewer.x + column + 1, 0}));
        CHECK_FALSE(sight.visible.contains({viewer.x + column + 2, 0}));
        CHECK_FALSE(sight.visible.contains({viewer.x + column + 3, 0}));
    }
    Random random(23);
    check_symmetry(grid, viewer, sight, random);
}

TEST_CASE("on a map one cell high or wide everyone sees as far as the next wall and that wall") {
    for (const bool across : {true, false}) {
        Grid grid(across ? k_side : 1, across ? 1 : k_side);
        const auto at = [across](int along) { return across ? Point{along, 0} : Point{0, along}; };
        for (const int viewer : {0, 1, 1000, k_side - 1}) {
            CHECK(see_unlimited(grid, at(viewer)).visible.count() == std::size_t{k_side});
        }
        grid.set(at(500), Terrain::wall);
        grid.set(at(1500), Terrain::wall);
        const Sight sight = see_unlimited(grid, at(1000));
        CHECK(sight.visible.count() == 1001);
        CHECK(sight.visible.contains(at(500)));
        CHECK(sight.visible.contains(at(1500)));
        CHECK_FALSE(sight.visible.contains(at(499)));
        CHECK_FALSE(sight.visible.contains(at(1501)));
    }
}

TEST_CASE("radius 4,096 covers the largest map from any corner, as unlimited does") {
    const Grid grid(k_side, k_side);
    Rules rules;
    rules.range = {Radius(Radius::k_max), RangeShape::round};
    for (const Algorithm algorithm :
         {Algorithm::symmetric, Algorithm::radius, Algorithm::rays, Algorithm::recursive}) {
        CHECK(see(grid, {0, 0}, algorithm, rules).visible.count() == std::size_t{k_side} * k_side);
        CHECK(see(grid, {k_side - 1, 0}, algorithm, unlimited(ScanOrder::recursion)).visible.count() ==
              std::size_t{k_side} * k_side);
    }
}

TEST_CASE("recursive: scans nest through every row of the largest map, and find what is at the end") {
    // Floor on the diagonal with a wall to its right in every row: each wall's light before it is a scan in the scan.
    Grid grid(k_side, k_side);
    for (int y = 0; y + 1 < k_side; ++y) {
        grid.set({y + 1, y}, Terrain::wall);
    }
    const Point viewer{k_side - 1, k_side - 1};
    for (const SlopeArithmetic slopes : {SlopeArithmetic::exact, SlopeArithmetic::float_32}) {
        const CellSet visible =
            see(grid, viewer, Algorithm::recursive, unlimited(ScanOrder::recursion, slopes)).visible;
        CHECK(visible.contains({0, 0}));
        CHECK(visible.contains({1, 0}));
        CHECK_FALSE(visible.contains({3, 0}));
    }
}

TEST_CASE("lines to the edge of a radius beyond the largest map stay on it, as do rays") {
    const Grid grid(k_side, k_side);
    Rules rules;
    rules.range = {Radius(Radius::k_max), RangeShape::square};
    for (const Point viewer : k_viewers) {
        const CellSet lines = see(grid, viewer, Algorithm::edge_lines, rules).visible;
        CHECK(lines.count() > std::size_t{k_side} * k_side / 4);
        CHECK(see(grid, viewer, Algorithm::rays, rules).visible.count() == std::size_t{k_side} * k_side);
    }
}

TEST_CASE("a line to every cell of a large map, in both directions of the longest one") {
    Grid grid(512, 300);
    grid.set({200, 150}, Terrain::wall);
    const Rules rules = unlimited(ScanOrder::recursion);
    for (const Point viewer : {Point{0, 0}, Point{511, 299}}) {
        const Sight sight = see(grid, viewer, Algorithm::lines, rules);
        CHECK(sight.visible.count() > std::size_t{512} * 300 - 2000);
        CHECK(sight.visible.count() < std::size_t{512} * 300);
        CHECK(sight.visible.contains({200, 150}));
    }
}
