#include "core/fov/catalogue.h"
#include "tests/support/maps.h"
#include "tests/support/ranges.h"
#include "tests/support/recursive_oracle.h"
#include "tests/support/same.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

CellSet seen(const Grid& grid, Point viewer, const Rules& rules) {
    return see(grid, viewer, Algorithm::recursive, rules).visible;
}

// What a range leaves of an answer.
CellSet in_range(const CellSet& cells, const Grid& grid, Point viewer, const Range& range) {
    CellSet left(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (cells.contains({x, y}) && range.contains(Point{x, y} - viewer)) {
                left.insert({x, y});
            }
        }
    }
    left.insert(viewer);
    return left;
}

std::vector<std::string> story(const Trace& trace, std::size_t first, std::size_t count) {
    std::vector<std::string> told;
    for (std::size_t step = first; step < first + count && step < trace.size(); ++step) {
        told.push_back(in_short(trace.event(step)));
    }
    return told;
}

}  // namespace

TEST_CASE("the test's own recursive shadowcasting gives the vectors' answers") {
    int cases = 0;
    for (const auto& one : test::read_vectors("fov.jsonl")) {
        if (one["algorithm"] == "recursive" && one["radius"].is_null() && one["slopes"] == "exact") {
            INFO(one["name"].get<std::string>());
            const Grid grid = test::grid_of(one);
            CHECK(test::rows_of(test::recursive_sight(grid, test::from_of(one))) ==
                  one["visible"].get<std::vector<std::string>>());
            ++cases;
        }
    }
    CHECK(cases > 5);
}

TEST_CASE("recursive: the same cells as a second writing of it, exact and in floats, within any range") {
    Random random(14);
    for (int i = 0; i < 500; ++i) {
        const Grid grid = any_map(20, 20, random);
        const Point viewer = any_cell(grid, random);
        Rules rules = within(random.percent(30) ? Radius::unlimited() : Radius(random.below(14)),
                             static_cast<RangeShape>(random.below(5)));
        const CellSet expected = in_range(recursive_sight(grid, viewer), grid, viewer, rules.range);
        CHECK(seen(grid, viewer, rules) == expected);
        rules.slopes = SlopeArithmetic::float_32;
        CHECK(seen(grid, viewer, rules) == expected);
    }
}

TEST_CASE("recursive: every map of 3 × 3 and every viewer") {
    int wrong = 0;
    for (unsigned number = 0; number < 512; ++number) {
        const Grid grid = numbered_map(3, 3, number);
        for (int cell = 0; cell < 9; ++cell) {
            const Point viewer{cell % 3, cell / 3};
            wrong += seen(grid, viewer, within(Radius::unlimited())) != recursive_sight(grid, viewer);
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE(
    "recursive: a pillar straight ahead splits the light; what is left starts at its far right corner") {
    const View view = view_of({
        ".....",
        "..#..",
        "..@..",
    });
    const Trace trace =
        record(view.grid, view.viewer, Algorithm::recursive, within(Radius::unlimited())).trace;
    CHECK(story(trace, 0, 9) == std::vector<std::string>{
                                    "octant north-northwest",
                                    "row: wedge 0 depth 1 from 1 to 0, columns -1 to 0",
                                    "cell (1, 1) visible",
                                    "cell (2, 1) visible",
                                    "split: wedge 0 child 1",
                                    "row: wedge 1 depth 2 from 1 to 1, columns -2 to -1",
                                    "cell (0, 0) visible",
                                    "cell (1, 0) visible",
                                    "row end: wedge 1",
                                });
    CHECK(in_short(trace.event(9)) == "row end: wedge 0");
    CHECK_FALSE(std::get<RowEnded>(trace.event(9)).goes_on);
}

TEST_CASE("recursive: floor behind a wall narrows the light to the far right corner of the last wall") {
    const View view = view_of({
        "......",
        "##....",
        "..@...",
    });
    // In the octant between west and north-west the wall of the diagonal comes first: nothing lies before it.
    const Trace trace =
        record(view.grid, view.viewer, Algorithm::recursive, within(Radius::unlimited())).trace;
    int narrowed = 0;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        if (trace.kind(step) != EventKind::narrow) {
            continue;
        }
        const auto event = std::get<Narrowed>(trace.event(step));
        const TraceRow& row = trace.rows()[static_cast<std::size_t>(*trace.row_of(step))];
        const Place wall = place_of(row.sector, event.start_by - view.viewer);
        CHECK(to_words(event.start) == to_words(Slope(reduced({-1 - 2 * wall.column, 2 * wall.depth + 1}))));
        CHECK(view.grid.opaque(event.start_by));
        ++narrowed;
    }
    CHECK(narrowed > 0);
}

TEST_CASE("recursive: in the last row within the radius no wall casts a shadow") {
    const View view = view_of({
        "....",
        "@.#.",
        "....",
    });
    const Trace trace =
        record(view.grid, view.viewer, Algorithm::recursive, within(Radius(2), RangeShape::square)).trace;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        CHECK(trace.kind(step) != EventKind::split);
        if (trace.kind(step) == EventKind::row_end) {
            CHECK(std::get<RowEnded>(trace.event(step)).goes_on);
        }
    }
}

TEST_CASE("recursive: octants are told in their order, each with its own first wedge from 1 to 0") {
    const Trace trace = record(Grid(7, 7), {3, 3}, Algorithm::recursive, within(Radius(3))).trace;
    std::vector<Octant> order;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        if (trace.kind(step) == EventKind::octant) {
            order.push_back(std::get<OctantBegan>(trace.event(step)).octant);
            const auto row = std::get<RowBegan>(trace.event(step + 1));
            CHECK(row.wedge == static_cast<int>(order.size()) - 1);
            CHECK_FALSE(row.parent);
            CHECK_FALSE(row.start_by);
            CHECK_FALSE(row.end_by);
            CHECK(to_words(row.start) == "1");
            CHECK(to_words(row.end) == "0");
        }
    }
    CHECK(order == std::vector<Octant>(k_octants.begin(), k_octants.end()));
}

TEST_CASE("recursive: it sees one way only where symmetric shadowcasting does not") {
    const Grid grid = grid_of_rows({
        "......",
        "..##..",
        "......",
    });
    int recursive = 0;
    int symmetric = 0;
    const Rules rules = within(Radius(8));
    for (int a = 0; a < 18; ++a) {
        for (int b = 0; b < 18; ++b) {
            const Point from{a % 6, a / 6};
            const Point to{b % 6, b / 6};
            if (grid.opaque(from) || grid.opaque(to)) {
                continue;
            }
            recursive += seen(grid, from, rules).contains(to) != seen(grid, to, rules).contains(from);
            symmetric += see(grid, from, Algorithm::symmetric, rules).visible.contains(to) !=
                         see(grid, to, Algorithm::symmetric, rules).visible.contains(from);
        }
    }
    CHECK(recursive > 0);
    CHECK(symmetric == 0);
}
