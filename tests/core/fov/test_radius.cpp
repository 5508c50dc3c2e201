#include "core/fov/catalogue.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("radius shows every cell in range, whatever walls there are") {
    Random random(41);
    for (int i = 0; i < 400; ++i) {
        const Grid grid = any_map(20, 20, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range = {random.percent(20) ? Radius::unlimited() : Radius(random.below(12)),
                       static_cast<RangeShape>(random.below(5))};
        const CellSet visible = see(grid, viewer, Algorithm::radius, rules).visible;
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Point cell{x, y};
                wrong += visible.contains(cell) != (cell == viewer || rules.range.contains(cell - viewer));
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("radius looks at the cells of its square that are on the map, and not at the viewer's own") {
    Rules rules;
    rules.range = {Radius(2), RangeShape::diamond};
    CHECK(see(Grid(9, 9), {4, 4}, Algorithm::radius, rules).examined == 24);
    CHECK(see(Grid(9, 9), {0, 0}, Algorithm::radius, rules).examined == 8);
    CHECK(see(Grid(9, 9), {8, 4}, Algorithm::radius, rules).examined == 14);
    rules.range.radius = Radius(0);
    CHECK(see(Grid(9, 9), {4, 4}, Algorithm::radius, rules).examined == 0);
    rules.range.radius = Radius::unlimited();
    CHECK(see(Grid(9, 7), {4, 4}, Algorithm::radius, rules).examined == 62);
}

TEST_CASE(
    "a recording of radius tells of each cell whether it is opaque, in range and so visible, row by row") {
    const View view = view_of({
        "#..",
        ".@#",
    });
    Rules rules;
    rules.range = {Radius(1), RangeShape::diamond};
    const Trace trace = record(view.grid, view.viewer, Algorithm::radius, rules).trace;
    REQUIRE(trace.size() == 5);
    const Point order[] = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}};
    for (std::size_t step = 0; step < 5; ++step) {
        const auto cell = std::get<CellExamined>(trace.event(step));
        CHECK(cell.at == order[step]);
        CHECK(cell.opaque == view.grid.opaque(order[step]));
        CHECK(cell.in_range == (order[step] != Point{0, 0} && order[step] != Point{2, 0}));
        CHECK(cell.visible == cell.in_range);
        CHECK_FALSE(cell.in_wedge);
    }
}
