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

std::vector<std::string> story(const Trace& trace) {
    std::vector<std::string> told;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        told.push_back(in_short(trace.event(step)));
    }
    return told;
}

// The definition, cell by cell.
bool free_line(const Grid& grid, Point viewer, Point target) {
    const std::vector<Point> cells = line_cells(viewer, target);
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        if (grid.opaque(cells[i])) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE(
    "lines: a cell in range is seen when no wall stands on the line to it, be it floor or wall itself") {
    Random random(11);
    for (int i = 0; i < 300; ++i) {
        const Grid grid = any_map(18, 18, random);
        const Point viewer = any_cell(grid, random);
        const Rules rules = within(random.percent(25) ? Radius::unlimited() : Radius(random.below(12)),
                                   static_cast<RangeShape>(random.below(5)));
        const CellSet visible = see(grid, viewer, Algorithm::lines, rules).visible;
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Point cell{x, y};
                const bool seen = rules.range.contains(cell - viewer) && free_line(grid, viewer, cell);
                wrong += visible.contains(cell) != (cell == viewer || seen);
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("lines: each ray is told from its target to where it stops, row by row; only the target is shown") {
    const View view = view_of({
        ".#.",
        "@#.",
    });
    const Trace trace = record(view.grid, view.viewer, Algorithm::lines, within(Radius::unlimited())).trace;
    CHECK(story(trace) == std::vector<std::string>{
                              "ray to (0, 0)",
                              "cell (0, 0) visible",
                              "ray end: target",
                              "ray to (1, 0)",
                              "cell (1, 0) visible",
                              "ray end: target",
                              "ray to (2, 0)",
                              "cell (1, 0)",
                              "ray end: wall",
                              "ray to (1, 1)",
                              "cell (1, 1) visible",
                              "ray end: target",
                              "ray to (2, 1)",
                              "cell (1, 1)",
                              "ray end: wall",
                          });
    REQUIRE(trace.rays().size() == 5);
    CHECK(trace.rays()[2].ended->at == Point{1, 0});
    CHECK(trace.rays()[2].ended_after == 9);
    CHECK(trace.ray_of(7) == 2);
    CHECK_FALSE(trace.row_of(7));
}

TEST_CASE("lines: A sees B and B does not see A") {
    // From A the line takes its step behind the pillar, from B before it.
    const Grid grid = grid_of_rows({
        ".....",
        "..#..",
    });
    const Point a{0, 0};
    const Point b{4, 1};
    const Rules rules = within(Radius(8));
    const bool there = see(grid, a, Algorithm::lines, rules).visible.contains(b);
    const bool back = see(grid, b, Algorithm::lines, rules).visible.contains(a);
    CHECK(there != back);
    CHECK(see(grid, a, Algorithm::symmetric, rules).visible.contains(b) ==
          see(grid, b, Algorithm::symmetric, rules).visible.contains(a));
}

TEST_CASE("lines: cells are counted each time that a line looks at them") {
    CHECK(see(Grid(3, 1), {0, 0}, Algorithm::lines, within(Radius(8))).examined == 1 + 2);
    CHECK(see(Grid(4, 1), {0, 0}, Algorithm::lines, within(Radius(8))).examined == 1 + 2 + 3);
    CHECK(see(grid_of_rows({".#.."}), {0, 0}, Algorithm::lines, within(Radius(8))).examined == 1 + 1 + 1);
    CHECK(see(Grid(4, 4), {0, 0}, Algorithm::lines, within(Radius(0))).examined == 0);
}
