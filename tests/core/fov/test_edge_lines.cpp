#include "core/fov/catalogue.h"
#include "core/geometry/line.h"
#include "tests/support/maps.h"
#include "tests/support/ranges.h"
#include "tests/support/same.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// The targets by the definition: every cell of the plane is asked.
std::vector<Point> edge_of(const Grid& grid, Point viewer, const Range& range) {
    std::vector<Point> edge;
    if (range.radius.is_unlimited()) {
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                if (x == 0 || y == 0 || x == grid.width() - 1 || y == grid.height() - 1) {
                    edge.push_back({x, y});
                }
            }
        }
        return edge;
    }
    const int reach = range.radius.cells() + 1;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            bool all_in = true;
            for (const Point side : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
                all_in = all_in && range.contains(Point{x, y} + side);
            }
            if (range.contains({x, y}) && !all_in) {
                edge.push_back(viewer + Point{x, y});
            }
        }
    }
    return edge;
}

CellSet seen_by_definition(const Grid& grid, Point viewer, const Range& range) {
    CellSet seen(grid.width(), grid.height());
    seen.insert(viewer);
    for (const Point target : edge_of(grid, viewer, range)) {
        const std::vector<Point> cells = line_cells(viewer, target);
        for (std::size_t i = 1; i < cells.size() && grid.contains(cells[i]); ++i) {
            if (range.contains(cells[i] - viewer)) {
                seen.insert(cells[i]);
            }
            if (grid.opaque(cells[i])) {
                break;
            }
        }
    }
    return seen;
}

std::size_t missed_on_open_ground(int radius) {
    const Grid grid(2 * radius + 1, 2 * radius + 1);
    const Point viewer{radius, radius};
    const CellSet all = see(grid, viewer, Algorithm::radius, within(Radius(radius))).visible;
    return all.without(see(grid, viewer, Algorithm::edge_lines, within(Radius(radius))).visible).count();
}

}  // namespace

TEST_CASE(
    "edge-lines: what the lines to the edge pass, up to the first wall, whatever the shape of the range") {
    Random random(12);
    for (int i = 0; i < 400; ++i) {
        const Grid grid = any_map(18, 18, random);
        const Point viewer = any_cell(grid, random);
        const Rules rules = within(random.percent(25) ? Radius::unlimited() : Radius(random.below(14)),
                                   static_cast<RangeShape>(random.below(5)));
        CHECK(see(grid, viewer, Algorithm::edge_lines, rules).visible ==
              seen_by_definition(grid, viewer, rules.range));
    }
}

TEST_CASE("edge-lines: each cell of the edge is a target once, in rows, and the viewer's own is none") {
    for (const RangeShape shape :
         {RangeShape::square, RangeShape::diamond, RangeShape::circle, RangeShape::round, RangeShape::open}) {
        for (int radius = 0; radius <= 15; ++radius) {
            const Grid grid(3, 3);
            const Rules rules = within(Radius(radius), shape);
            const Trace trace = record(grid, {1, 1}, Algorithm::edge_lines, rules).trace;
            std::vector<Point> targets;
            for (const TraceRay& ray : trace.rays()) {
                targets.push_back(ray.to);
            }
            std::vector<Point> expected;
            for (const Point target : edge_of(grid, {1, 1}, rules.range)) {
                if (target != Point{1, 1}) {
                    expected.push_back(target);
                }
            }
            CHECK(targets == expected);
        }
    }
}

TEST_CASE("edge-lines: holes in open ground, 8 of 137 cells at r = 6 and 80 of 1,313 at r = 20") {
    CHECK(see(Grid(13, 13), {6, 6}, Algorithm::radius, within(Radius(6))).visible.count() == 137);
    CHECK(missed_on_open_ground(6) == 8);
    CHECK(see(Grid(41, 41), {20, 20}, Algorithm::radius, within(Radius(20))).visible.count() == 1313);
    CHECK(missed_on_open_ground(20) == 80);
}

TEST_CASE("edge-lines: a line ends at its target, at a wall, or at the edge of the map") {
    const View view = view_of({"@.#."});
    const Trace trace = record(view.grid, view.viewer, Algorithm::edge_lines, within(Radius(1))).trace;
    std::vector<std::string> ends;
    for (const TraceRay& ray : trace.rays()) {
        ends.push_back(in_short(Event(RayBegan{ray.to})) + ", " + in_short(Event(*ray.ended)));
    }
    CHECK(ends == std::vector<std::string>{
                      "ray to (-1, -1), ray end: edge",
                      "ray to (0, -1), ray end: edge",
                      "ray to (1, -1), ray end: edge",
                      "ray to (-1, 0), ray end: edge",
                      "ray to (1, 0), ray end: target",
                      "ray to (-1, 1), ray end: edge",
                      "ray to (0, 1), ray end: edge",
                      "ray to (1, 1), ray end: edge",
                  });
    const Trace far =
        record(view.grid, view.viewer, Algorithm::edge_lines, within(Radius::unlimited())).trace;
    CHECK(in_short(Event(*far.rays().back().ended)) == "ray end: wall");
    CHECK(far.rays().back().ended->at == Point{2, 0});
}
