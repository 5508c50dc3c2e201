// Reasons on larger maps: both scan orders and mirrored maps agree, floats have reasons too, radius has one.
#include "core/explain/why.h"

#include "tests/support/same.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Grid mirrored(const Grid& grid) {
    Grid other(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            other.set({grid.width() - 1 - x, y}, grid.at({x, y}));
        }
    }
    return other;
}

bool on_diagonal(Point offset) { return std::abs(offset.x) == std::abs(offset.y); }

std::vector<Point> sorted(std::vector<Point> points) {
    std::sort(points.begin(), points.end(),
              [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return points;
}

}  // namespace

TEST_CASE("both scan orders give every cell the same reason, walls and slopes") {
    Random random(51);
    for (int i = 0; i < 150; ++i) {
        const Grid grid = any_map(18, 14, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range.radius = i % 2 == 0 ? Radius::unlimited() : Radius(random.below(10));
        rules.wall = static_cast<WallRule>(random.below(2));
        rules.floor = static_cast<FloorRule>(random.below(2));
        const Recording recursion = record(grid, viewer, Algorithm::symmetric, rules);
        rules.order = ScanOrder::by_depth;
        const Recording by_depth = record(grid, viewer, Algorithm::symmetric, rules);
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Why a = why(recursion, {x, y});
                const Why b = why(by_depth, {x, y});
                wrong += a.reason != b.reason || a.walls != b.walls || a.sector != b.sector;
                wrong += a.start.has_value() != b.start.has_value();
                wrong += a.start && b.start && (!same(*a.start, *b.start) || !same(*a.end, *b.end));
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a mirrored map gives mirrored reasons and walls, but for diagonals, which have a first quadrant") {
    Random random(52);
    for (int i = 0; i < 150; ++i) {
        const Grid grid = any_map(18, 14, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range.radius = Radius::unlimited();
        rules.wall = static_cast<WallRule>(random.below(2));
        const auto mirror = [&](Point p) { return Point{grid.width() - 1 - p.x, p.y}; };
        const Recording plain = record(grid, viewer, Algorithm::symmetric, rules);
        const Recording other = record(mirrored(grid), mirror(viewer), Algorithm::symmetric, rules);
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Why a = why(plain, {x, y});
                const Why b = why(other, mirror({x, y}));
                std::vector<Point> walls;
                for (const Point wall : a.walls) {
                    walls.push_back(mirror(wall));
                }
                wrong += !on_diagonal(a.offset) && (a.reason != b.reason || sorted(walls) != sorted(b.walls));
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("with float slopes every dark cell in range has a wall to blame as well") {
    Random random(53);
    int floats_differ = 0;
    for (int i = 0; i < 400; ++i) {
        const Grid grid = any_map(40, 30, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range.radius = Radius::unlimited();
        const CellSet exact = see(grid, viewer, Algorithm::symmetric, rules).visible;
        rules.slopes = SlopeArithmetic::float_32;
        const Recording recording = record(grid, viewer, Algorithm::symmetric, rules);
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Why answer = why(recording, {x, y});
                wrong += answer.visible() != recording.trace.visible().contains({x, y});
                wrong += !answer.visible() && answer.walls.empty();
                for (const Point wall : answer.walls) {
                    wrong += !grid.opaque(wall);
                }
                floats_differ += answer.visible() != exact.contains({x, y});
            }
        }
        CHECK(wrong == 0);
    }
    CHECK(floats_differ > 0);  // among them are cells on which the arithmetics disagree
}

TEST_CASE("the cell that floats lose on the 27 × 8 map is explained by the one wall there is") {
    Grid grid(27, 8);
    grid.set({13, 3}, Terrain::wall);
    Rules rules;
    rules.range.radius = Radius::unlimited();
    const Point ends[] = {{0, 7}, {26, 0}};
    int lost = 0;
    for (int i = 0; i < 2; ++i) {
        const Point viewer = ends[i];
        const Point other = ends[1 - i];
        rules.slopes = SlopeArithmetic::exact;
        const Why exact = why(record(grid, viewer, Algorithm::symmetric, rules), other);
        CHECK(exact.visible());
        rules.slopes = SlopeArithmetic::float_32;
        const Why floats = why(record(grid, viewer, Algorithm::symmetric, rules), other);
        if (!floats.visible()) {
            ++lost;
            CHECK(floats.reason == Reason::centre);
            CHECK(floats.walls == std::vector<Point>{{13, 3}});
        }
    }
    CHECK(lost == 1);
}

TEST_CASE("with radius a cell is dark only for its range") {
    const View view = view_of({
        "#####",
        "#.#.#",
        "#@#.#",
        "#####",
    });
    Rules rules;
    rules.range = {Radius(1), RangeShape::diamond};
    const Recording recording = record(view.grid, view.viewer, Algorithm::radius, rules);
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 5; ++x) {
            const Why answer = why(recording, {x, y});
            const bool in_range = std::abs(x - 1) + std::abs(y - 2) <= 1;
            CHECK(answer.walls.empty());
            CHECK_FALSE(answer.place);
            CHECK(answer.reason == (answer.cell == view.viewer ? Reason::viewer
                                    : in_range                 ? Reason::visible
                                                               : Reason::range));
        }
    }
}

TEST_CASE("on a diagonal both quadrants say the same, and the first of them explains it") {
    for_each_recording(60, 12, 12, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        const Grid& grid = trace.grid();
        std::vector<int> shown(static_cast<std::size_t>(grid.width()) *
                               static_cast<std::size_t>(grid.height()));
        for (std::size_t step = 0; step < trace.size(); ++step) {
            const Event event = trace.event(step);
            if (const auto* cell = std::get_if<CellExamined>(&event)) {
                shown[grid.index(cell->at)] += cell->visible;
            }
        }
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Why answer = why(recording, {x, y});
                if (on_diagonal(answer.offset) && answer.offset != Point{0, 0}) {
                    const int times = shown[grid.index({x, y})];
                    wrong += times != 0 && times != 2;
                    // Of north, east, south and west: those ahead of, and right of, the viewer come first.
                    const Quadrant first = answer.offset.y < 0   ? Quadrant::north
                                           : answer.offset.x > 0 ? Quadrant::east
                                                                 : Quadrant::south;
                    wrong += answer.sector != first;
                }
            }
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE("the reasons have the names that the command line prints") {
    CHECK(name(Reason::viewer) == "viewer");
    CHECK(name(Reason::visible) == "visible");
    CHECK(name(Reason::range) == "range");
    CHECK(name(Reason::centre) == "centre");
    CHECK(name(Reason::shadow) == "shadow");
}
