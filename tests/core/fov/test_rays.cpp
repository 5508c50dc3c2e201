#include "core/fov/catalogue.h"
#include "tests/support/maps.h"
#include "tests/support/ranges.h"
#include "tests/support/same.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// The definition once more, with doubles: halves are exact in them, and `lround` rounds halves away from zero.
CellSet seen_by_definition(const Grid& grid, Point viewer, const Range& range) {
    CellSet seen(grid.width(), grid.height());
    seen.insert(viewer);
    const int r = range.radius.is_unlimited() ? std::max(grid.width(), grid.height()) : range.radius.cells();
    for (int dy = -r; dy <= r; ++dy) {
        for (int dx = -r; dx <= r; ++dx) {
            const int n = std::max(std::abs(dx), std::abs(dy));
            for (int k = 1; n == r && k <= n; ++k) {
                const Point offset{static_cast<int>(std::lround(1.0 * dx * k / n)),
                                   static_cast<int>(std::lround(1.0 * dy * k / n))};
                const Point cell = viewer + offset;
                if (!grid.contains(cell) || !range.contains(offset)) {
                    break;
                }
                seen.insert(cell);
                if (grid.opaque(cell)) {
                    break;
                }
            }
        }
    }
    return seen;
}

}  // namespace

TEST_CASE("rays: the cells nearest to the points of each ray, up to the first wall or the end of the range") {
    Random random(13);
    for (int i = 0; i < 400; ++i) {
        const Grid grid = any_map(18, 18, random);
        const Point viewer = any_cell(grid, random);
        const Rules rules = within(random.percent(25) ? Radius::unlimited() : Radius(random.below(14)),
                                   static_cast<RangeShape>(random.below(5)));
        CHECK(see(grid, viewer, Algorithm::rays, rules).visible ==
              seen_by_definition(grid, viewer, rules.range));
    }
}

TEST_CASE("rays: at r = 8 there are 64, and on open ground they reach all 197 cells of the circle") {
    const Grid grid(17, 17);
    const Rules rules = within(Radius(8), RangeShape::circle);
    const Trace trace = record(grid, {8, 8}, Algorithm::rays, rules).trace;
    CHECK(trace.rays().size() == 64);
    CHECK(trace.visible().count() == 197);
    CHECK(see(grid, {8, 8}, Algorithm::radius, rules).visible.count() == 197);
}

TEST_CASE("rays: clockwise from the top left, one to each cell on the edge of the square") {
    const Trace trace = record(Grid(9, 9), {4, 4}, Algorithm::rays, within(Radius(2))).trace;
    REQUIRE(trace.rays().size() == 16);
    CHECK(trace.rays()[0].to == Point{2, 2});
    CHECK(trace.rays()[4].to == Point{6, 2});
    CHECK(trace.rays()[8].to == Point{6, 6});
    CHECK(trace.rays()[12].to == Point{2, 6});
    std::set<std::pair<int, int>> targets;
    for (const TraceRay& ray : trace.rays()) {
        const Point way = ray.to - Point{4, 4};
        CHECK(std::max(std::abs(way.x), std::abs(way.y)) == 2);
        targets.emplace(way.x, way.y);
    }
    CHECK(targets.size() == 16);
}

TEST_CASE("rays: why each one stops: at its target, a wall, the end of the range, the edge of the map") {
    const View view = view_of({
        "....#",
        "..@..",
    });
    const Trace trace = record(view.grid, view.viewer, Algorithm::rays, within(Radius(2))).trace;
    const auto ended = [&](Point to) {
        const auto ray = std::find_if(trace.rays().begin(), trace.rays().end(),
                                      [to](const TraceRay& each) { return each.to == to; });
        REQUIRE(ray != trace.rays().end());
        return *ray->ended;
    };
    CHECK(ended({4, 1}).why == RayStop::target);
    CHECK(ended({4, 0}).why == RayStop::wall);
    CHECK(ended({4, 0}).at == Point{4, 0});
    CHECK(ended({2, -1}).why == RayStop::edge);
    CHECK(ended({2, -1}).at == Point{2, -1});
    CHECK(ended({2, 3}).at == Point{2, 2});
    const Trace short_range =
        record(Grid(9, 9), {4, 4}, Algorithm::rays, within(Radius(2), RangeShape::diamond)).trace;
    REQUIRE(short_range.rays().front().to == Point{2, 2});
    CHECK(short_range.rays().front().ended->why == RayStop::range);
    CHECK(short_range.rays().front().ended->at == Point{2, 2});
}

TEST_CASE("rays: among walls they miss floor to which a line is free, and see floor to which none is") {
    Random random(17);
    std::size_t missed = 0;
    std::size_t more = 0;
    for (int i = 0; i < 40; ++i) {
        const Grid grid = noisy_map(21, 21, 20, random);
        const CellSet by_lines = see(grid, {10, 10}, Algorithm::lines, within(Radius(10))).visible;
        const CellSet by_rays = see(grid, {10, 10}, Algorithm::rays, within(Radius(10))).visible;
        missed += by_lines.without(by_rays).count();
        more += by_rays.without(by_lines).count();
    }
    CHECK(missed > 0);
    CHECK(more > 0);
}

TEST_CASE(
    "rays: each cell on the map is counted each time; where a ray stops without a mark it has not looked") {
    CHECK(see(Grid(3, 3), {1, 1}, Algorithm::rays, within(Radius(1))).examined == 8);
    CHECK(see(Grid(3, 3), {1, 1}, Algorithm::rays, within(Radius(1), RangeShape::diamond)).examined == 4);
    CHECK(see(Grid(1, 1), {0, 0}, Algorithm::rays, within(Radius(9))).examined == 0);
    CHECK(see(Grid(3, 3), {1, 1}, Algorithm::rays, within(Radius(0))).examined == 0);
}
