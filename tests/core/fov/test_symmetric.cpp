// Symmetric shadowcasting on maps small enough to follow by hand.
#include "core/fov/catalogue.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

using Rows = std::vector<std::string>;

Rules unlimited() {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    return rules;
}

Rows seen(const Rows& map, const Rules& rules = unlimited()) {
    const View view = view_of(map);
    return seen_rows(view.grid, view.viewer,
                     see(view.grid, view.viewer, Algorithm::symmetric, rules).visible);
}

bool sees(const Grid& grid, Point a, Point b, const Rules& rules) {
    return see(grid, a, Algorithm::symmetric, rules).visible.contains(b);
}

}  // namespace

TEST_CASE("a pillar throws a shadow that widens with distance") {
    // The pillar's edges are the slopes ±1/2 as seen from depth 1: dark is what has its centre strictly between.
    // At depth 2 that is column 0 (±1 lie exactly on the edge), at depth 3 columns −1 … 1, at depth 4 the same.
    CHECK(seen({
              ".........",
              ".........",
              ".........",
              "....#....",
              "....@....",
          }) == Rows{
                    "...   ...",
                    "...   ...",
                    ".... ....",
                    "....#....",
                    "....@....",
                });
}

TEST_CASE("a viewer shut in sees itself and its walls, the corners included") {
    CHECK(seen({
              ".....",
              ".###.",
              ".#@#.",
              ".###.",
              ".....",
          }) == Rows{
                    "     ",
                    " ### ",
                    " #@# ",
                    " ### ",
                    "     ",
                });
}

TEST_CASE("between two walls that touch at their corners light goes through diagonally") {
    // To the north light starts anew at the right edge of the wall ahead, slope 1/2, and (1, 0) has its centre on it.
    CHECK(seen({
              "...",
              "#..",
              "@#.",
          }) == Rows{
                    " ..",
                    "#..",
                    "@# ",
                });
}

TEST_CASE("a room is seen whole with its walls and corners, and nothing behind them") {
    CHECK(seen({
              "........",
              ".######.",
              ".#....#.",
              ".#..@.#.",
              ".######.",
              "........",
          }) == Rows{
                    "        ",
                    " ###### ",
                    " #....# ",
                    " #..@.# ",
                    " ###### ",
                    "        ",
                });
}

TEST_CASE("doors, secret doors and curtains stop light; open doors, water and stairs do not") {
    CHECK(seen({"@+."}) == Rows{"@+ "});
    CHECK(seen({"@?."}) == Rows{"@? "});
    CHECK(seen({"@%."}) == Rows{"@% "});
    CHECK(seen({"@'."}) == Rows{"@'."});
    CHECK(seen({"@~."}) == Rows{"@~."});
    CHECK(seen({"@>."}) == Rows{"@>."});
    CHECK(seen({"@<."}) == Rows{"@<."});
}

TEST_CASE(
    "the opacity of the viewer's own cell does not matter: a viewer in a wall sees what one on floor sees") {
    Random random(31);
    for (int i = 0; i < 300; ++i) {
        Grid grid = any_map(14, 14, random);
        const Point viewer = any_cell(grid, random);
        grid.set(viewer, Terrain::floor);
        const Sight on_floor = see(grid, viewer, Algorithm::symmetric, unlimited());
        grid.set(viewer, Terrain::wall);
        const Sight in_wall = see(grid, viewer, Algorithm::symmetric, unlimited());
        CHECK(on_floor.visible == in_wall.visible);
        CHECK(on_floor.examined == in_wall.examined);
        CHECK(in_wall.visible.contains(viewer));
    }
}

TEST_CASE("light that ends on a cell's edge does not touch it, and on its centre shows it") {
    // The wall ahead ends at slope 1/2: depth 2 begins at column 1, whose centre lies on that slope; at depth 3 the
    // slope is at 1 1/2, the edge between columns 1 and 2, and light begins at column 2.
    CHECK(seen({
              "......",
              "......",
              ".##...",
              "..@...",
          }) == Rows{
                    "    ..",
                    "   ...",
                    ".##...",
                    "..@...",
                });
}

TEST_CASE("floor at the light's edge shows only by its centre, or by any part of it where the rule says so") {
    const Rows map{
        ".......", ".......", ".......", "..#....", ".......", "...@...",
    };
    // The pillar at depth 2, column −1 has the edges −3/4 and −1/4. At depth 3 they are at −2 1/4 and −3/4: light
    // touches columns −2 and −1 from either side, but both centres lie between the edges, in the dark.
    CHECK(seen(map)[2] == ".  ....");
    Rules any = unlimited();
    any.floor = FloorRule::any;
    CHECK(seen(map, any)[2] == ".......");
}

TEST_CASE("walls show by any part of them, or only by their centre where the rule says so") {
    const Rows map{
        ".......", ".......", ".##....", "..#....", ".......", "...@...",
    };
    // Behind the same pillar, now with walls where only a part of the cell is lit.
    CHECK(seen(map)[2] == ".##....");
    Rules centre = unlimited();
    centre.wall = WallRule::centre;
    CHECK(seen(map, centre)[2] == ".  ....");
}

TEST_CASE("on the 27 × 8 map with one wall floats break the symmetry that exact slopes keep") {
    Grid grid(27, 8);
    grid.set({13, 3}, Terrain::wall);
    const Point a{0, 7};
    const Point b{26, 0};
    CHECK(sees(grid, a, b, unlimited()));
    CHECK(sees(grid, b, a, unlimited()));
    Rules floats = unlimited();
    floats.slopes = SlopeArithmetic::float_32;
    CHECK(sees(grid, a, b, floats) != sees(grid, b, a, floats));
}

TEST_CASE(
    "two walls whose edges lie on one line leave light without width in floats, and a row without columns") {
    // Seen from the viewer the left edge of the wall at depth 7, column 1, and the right edge of the one at depth 21,
    // column 1, are both the slope 1/14. At depth 21 that is column 1 1/2: exact light ends at the wall in column 1.
    // In floats 21 · (1/14) comes out above 1 1/2, so column 2 is scanned as well and light goes on from 1/14 to
    // 1/14. At depth 35, column 2 1/2, it has no column: the first would be 3 and the last 2.
    Grid grid(5, 36);
    grid.set({1, 28}, Terrain::wall);
    grid.set({1, 14}, Terrain::wall);
    const auto empty_rows = [&grid](const Rules& rules) {
        const Trace trace = record(grid, {0, 35}, Algorithm::symmetric, rules).trace;
        std::vector<int> depths;
        for (const TraceRow& row : trace.rows()) {
            if (row.began.first > row.began.last) {
                depths.push_back(row.began.depth);
                CHECK(row.began.first == 3);
                CHECK(row.began.last == 2);
                CHECK(std::get<RowEnded>(trace.event(row.step + 1)).goes_on == false);
            }
        }
        return depths;
    };
    CHECK(empty_rows(unlimited()).empty());
    Rules floats = unlimited();
    floats.slopes = SlopeArithmetic::float_32;
    CHECK(empty_rows(floats) == std::vector<int>{35});
}

TEST_CASE("with a radius nothing outside its square is examined, and rows end where the radius does") {
    const Grid grid(41, 41);
    for (const int r : {0, 1, 2, 5, 12}) {
        Rules rules;
        rules.range.radius = Radius(r);
        const Trace trace = record(grid, {20, 20}, Algorithm::symmetric, rules).trace;
        int outside = 0;
        for (int y = 0; y < 41; ++y) {
            for (int x = 0; x < 41; ++x) {
                const bool in_square = std::abs(x - 20) <= r && std::abs(y - 20) <= r;
                outside += trace.examined_after({x, y}).has_value() && !in_square;
            }
        }
        CHECK(outside == 0);
        // On open ground each quadrant looks once at each of its cells: 3 + 5 + … + (2r + 1) = r(r + 2).
        CHECK(trace.examined() == static_cast<std::size_t>(4 * r * (r + 2)));
        for (const TraceRow& row : trace.rows()) {
            CHECK(row.began.depth <= r);
        }
    }
}

TEST_CASE("radius 0 shows the viewer alone, in every shape") {
    for (const RangeShape shape :
         {RangeShape::square, RangeShape::diamond, RangeShape::circle, RangeShape::round, RangeShape::open}) {
        Rules rules;
        rules.range = {Radius(0), shape};
        const Sight sight = see(Grid(5, 5), {2, 2}, Algorithm::symmetric, rules);
        CHECK(sight.visible.count() == 1);
        CHECK(sight.visible.contains({2, 2}));
        CHECK(sight.examined == 0);
    }
}

TEST_CASE("what a limited radius shows is what no limit shows, in range") {
    Random random(32);
    for (int i = 0; i < 500; ++i) {
        const Grid grid = any_map(25, 25, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range = {Radius(random.below(15)), static_cast<RangeShape>(random.below(5))};
        const Sight limited = see(grid, viewer, Algorithm::symmetric, rules);
        const Sight all = see(grid, viewer, Algorithm::symmetric, unlimited());
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Point cell{x, y};
                const bool in_range = rules.range.contains(cell - viewer) || cell == viewer;
                wrong += limited.visible.contains(cell) != (in_range && all.visible.contains(cell));
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("with exact slopes no quadrant looks at a cell twice") {
    Random random(33);
    for (int i = 0; i < 400; ++i) {
        const Grid grid = any_map(30, 30, random);
        const Trace trace = record(grid, any_cell(grid, random), Algorithm::symmetric, unlimited()).trace;
        std::set<std::tuple<int, int, int>> looked;
        std::size_t twice = 0;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            if (trace.kind(step) == EventKind::cell) {
                const Point at = std::get<CellExamined>(trace.event(step)).at;
                const TraceRow& row = trace.rows()[static_cast<std::size_t>(*trace.row_of(step))];
                twice += !looked.emplace(static_cast<int>(row.sector.index()), at.x, at.y).second;
            }
        }
        CHECK(twice == 0);
    }
}

TEST_CASE("one more wall never shows a floor cell that was dark") {
    Random random(34);
    for (int i = 0; i < 500; ++i) {
        Grid grid = any_map(16, 16, random);
        const Point viewer = any_cell(grid, random);
        const Sight before = see(grid, viewer, Algorithm::symmetric, unlimited());
        grid.set(any_cell(grid, random), Terrain::wall);
        const Sight after = see(grid, viewer, Algorithm::symmetric, unlimited());
        int shown = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Point cell{x, y};
                shown += !grid.opaque(cell) && after.visible.contains(cell) && !before.visible.contains(cell);
            }
        }
        CHECK(shown == 0);
    }
}
