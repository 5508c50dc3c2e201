// Reasons under the algorithms of rays and under recursive shadowcasting: every cell of every small map, and many larger
// ones, against a second writing that asks only for what is visible and draws its own lines.
#include "core/explain/sentence.h"
#include "core/explain/why.h"
#include "core/trace/cursor.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

bool contains(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

std::string place(Point cell) { return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")"; }

// The first wall strictly between on the line as fov.md describes it, with an error that starts at dx − dy.
std::optional<Point> first_wall(const Grid& grid, Point from, Point to) {
    const int dx = std::abs(to.x - from.x);
    const int dy = std::abs(to.y - from.y);
    int e = dx - dy;
    Point at = from;
    while (true) {
        const int t = 2 * e;
        if (t >= -dy) {
            e -= dy;
            at.x += from.x < to.x ? 1 : -1;
        }
        if (t <= dx) {
            e += dx;
            at.y += from.y < to.y ? 1 : -1;
        }
        if (at == to) {
            return std::nullopt;
        }
        if (grid.opaque(at)) {
            return at;
        }
    }
}

std::vector<Algorithm> explained_by_line() {
    std::vector<Algorithm> found;
    for (const AlgorithmInfo& row : algorithms()) {
        if (row.method == Method::rays || row.algorithm == Algorithm::recursive) {
            found.push_back(row.algorithm);
        }
    }
    return found;
}

// What is wrong with the answer about a cell; empty when nothing is.
std::string fault(const Recording& recording, const CellSet& seen, Point cell) {
    const Trace& trace = recording.trace;
    const Grid& grid = trace.grid();
    const Why answer = why(recording, cell);
    const std::string words = sentence(answer, recording.rules, grid);
    if (answer.visible() != seen.contains(cell)) {
        return "visible or not";
    }
    if (words.back() != '.' || contains(words, "..")) {
        return words;
    }
    if (answer.step && *answer.step > trace.size()) {
        return "a step that is none";
    }
    if (cell == trace.viewer() || answer.visible()) {
        return answer.walls.empty() ? "" : "walls of a visible cell";
    }
    if (!recording.rules.range.contains(cell - trace.viewer())) {
        return answer.reason == Reason::range && answer.walls.empty() ? "" : "not range";
    }
    const std::optional<Point> wall = first_wall(grid, trace.viewer(), cell);
    if (!wall) {
        return answer.reason == Reason::missed && answer.walls.empty() ? "" : "not missed";
    }
    const bool blamed = answer.reason == Reason::shadow && answer.walls == std::vector<Point>{*wall};
    return blamed && contains(words, place(*wall)) ? "" : "not the shadow of " + place(*wall) + ": " + words;
}

std::string first_fault(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) {
    const Recording recording = record(grid, viewer, algorithm, rules);
    const CellSet seen = see(grid, viewer, algorithm, rules).visible;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const std::string wrong = fault(recording, seen, {x, y});
            if (!wrong.empty()) {
                return std::string(info(algorithm).id) + " at " + place({x, y}) + ": " + wrong +
                       picture(grid, viewer);
            }
        }
    }
    return "";
}

// Calls check(recording, why) for every cell of many maps.
template <class Check>
void for_each_why(Algorithm algorithm, Check check) {
    Random random(71);
    for (int i = 0; i < 120; ++i) {
        const Grid grid = any_map(18, 14, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range = {i % 3 == 0 ? Radius::unlimited() : Radius(random.below(11)),
                       static_cast<RangeShape>(random.below(5))};
        const Recording recording = record(grid, viewer, algorithm, rules);
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                check(recording, why(recording, {x, y}));
            }
        }
    }
}

}  // namespace

TEST_CASE("on every map of 3 × 3 each cell has its reason, its walls and a sentence, by every line and ray") {
    for (const Algorithm algorithm : explained_by_line()) {
        for (const Radius radius : {Radius::unlimited(), Radius(1)}) {
            Rules rules;
            rules.range.radius = radius;
            for (unsigned number = 0; number < 512; ++number) {
                const Grid grid = numbered_map(3, 3, number);
                for (int viewer = 0; viewer < 9; ++viewer) {
                    REQUIRE(first_fault(grid, {viewer % 3, viewer / 3}, algorithm, rules) == "");
                }
            }
        }
    }
}

TEST_CASE("on larger maps too, within any range and in floats") {
    Random random(70);
    for (int i = 0; i < 250; ++i) {
        const Grid grid = any_map(20, 16, random);
        const Point viewer = any_cell(grid, random);
        Rules rules;
        rules.range = {random.percent(40) ? Radius::unlimited() : Radius(random.below(12)),
                       static_cast<RangeShape>(random.below(5))};
        rules.slopes = static_cast<SlopeArithmetic>(random.below(2));
        for (const Algorithm algorithm : explained_by_line()) {
            REQUIRE(first_fault(grid, viewer, algorithm, rules) == "");
        }
    }
}

TEST_CASE("each algorithm has the reasons that it can have, and no others") {
    std::map<Algorithm, std::array<int, 6>> met;
    for (const Algorithm algorithm : explained_by_line()) {
        for_each_why(algorithm, [&](const Recording&, const Why& answer) {
            ++met[algorithm][static_cast<std::size_t>(answer.reason)];
        });
        INFO(std::string(info(algorithm).id));
        const auto times = [&](Reason reason) { return met[algorithm][static_cast<std::size_t>(reason)]; };
        CHECK(times(Reason::visible) > 0);
        CHECK(times(Reason::range) > 0);
        CHECK(times(Reason::shadow) > 0);
        CHECK(times(Reason::centre) == 0);
        CHECK((times(Reason::missed) > 0) == (algorithm != Algorithm::lines));
    }
}

TEST_CASE("a visible cell names the ray that showed it first, and how many cells it took") {
    for (const Algorithm algorithm : {Algorithm::lines, Algorithm::edge_lines, Algorithm::rays}) {
        for_each_why(algorithm, [&](const Recording& recording, const Why& answer) {
            if (answer.reason != Reason::visible) {
                return;
            }
            REQUIRE(answer.rays.size() == 1);
            const Trace& trace = recording.trace;
            const ToldRay& ray = answer.rays.front();
            const std::size_t event =
                trace.rays()[static_cast<std::size_t>(ray.index)].step + static_cast<std::size_t>(ray.cells);
            const auto cell = std::get<CellExamined>(trace.event(event));
            REQUIRE(cell.at == answer.cell);
            REQUIRE(cell.visible);
            REQUIRE(answer.step == event + 1);
            REQUIRE(trace.visible_after(answer.cell) == event + 1);
            REQUIRE(trace.rays()[static_cast<std::size_t>(ray.index)].to == ray.to);
        });
    }
}

TEST_CASE(
    "a cell that all rays missed: one that would come is stopped before it, else one passes on each side") {
    int stopped = 0;
    int beside = 0;
    for (const Algorithm algorithm : {Algorithm::edge_lines, Algorithm::rays}) {
        for_each_why(algorithm, [&](const Recording& recording, const Why& answer) {
            if (answer.reason != Reason::missed) {
                return;
            }
            REQUIRE(answer.step == recording.trace.size());
            const std::string words = sentence(answer, recording.rules, recording.trace.grid());
            if (answer.stopped_before) {
                ++stopped;
                REQUIRE(answer.rays.size() == 1);
                REQUIRE(answer.rays.front().ended);
                REQUIRE(answer.rays.front().ended->why == RayStop::wall);
                REQUIRE(contains(words, "the wall at " + place(answer.rays.front().ended->at)));
                return;
            }
            for (const ToldRay& ray : answer.rays) {
                ++beside;
                REQUIRE(contains(words, place(ray.to)));
            }
            const auto side = [&](const ToldRay& ray) {
                const Point way = ray.to - recording.trace.viewer();
                return answer.offset.x * way.y - answer.offset.y * way.x;
            };
            if (answer.rays.size() == 2) {
                REQUIRE(side(answer.rays.front()) < 0);
                REQUIRE(side(answer.rays.back()) > 0);
            }
        });
    }
    CHECK(stopped > 20);
    CHECK(beside > 20);
}

TEST_CASE("a cell that recursive light missed has a wall that the exact line to it cuts") {
    int met = 0;
    for_each_why(Algorithm::recursive, [&](const Recording& recording, const Why& answer) {
        if (answer.reason != Reason::missed) {
            return;
        }
        ++met;
        REQUIRE(answer.cut);
        REQUIRE(recording.trace.grid().opaque(*answer.cut));
        REQUIRE(contains(sentence(answer, recording.rules, recording.trace.grid()), place(*answer.cut)));
        // A thousand points on the way: some lie inside of that cell.
        const Point wall = *answer.cut - recording.trace.viewer();
        bool inside = false;
        for (int i = 1; i < 1000; ++i) {
            const double x = answer.offset.x * i / 1000.0;
            const double y = answer.offset.y * i / 1000.0;
            inside = inside || (std::abs(x - wall.x) < 0.5 && std::abs(y - wall.y) < 0.5);
        }
        REQUIRE(inside);
    });
    CHECK(met > 10);
}

TEST_CASE("a visible cell under recursive shadowcasting lies between the slopes of the row that showed it") {
    for_each_why(Algorithm::recursive, [&](const Recording& recording, const Why& answer) {
        if (answer.reason != Reason::visible) {
            return;
        }
        REQUIRE(answer.sector);
        REQUIRE(answer.sector->is_octant());
        const auto [depth, column] = *answer.place;
        const double left = (column - 0.5) / (-depth + 0.5);
        const double right = (column + 0.5) / (-depth - 0.5);
        REQUIRE(to_double(*answer.start) >= right);
        REQUIRE(to_double(*answer.end) <= left);
        REQUIRE(recording.trace.visible_after(answer.cell) == answer.step);
    });
}

TEST_CASE("sentences of lines and rays name the numbers that decided") {
    const View view = view_of({
        ".........",
        ".........",
        "...#.....",
        ".........",
        "....@....",
    });
    const auto told = [&](Algorithm algorithm, Point cell) {
        return sentence(why(record(view.grid, view.viewer, algorithm, {}), cell), {}, view.grid);
    };
    CHECK(told(Algorithm::lines, {2, 0}) ==
          "The wall at (3, 2) stops the line to this cell: it is cell 2 of 4 on it.");
    CHECK(told(Algorithm::lines, {4, 0}) == "In sight: none of the 3 cells between is a wall.");
    CHECK(told(Algorithm::lines, {4, 2}) == "In sight: the one cell between is no wall.");
    CHECK(told(Algorithm::lines, {4, 3}) == "In sight: nothing lies between it and the viewer.");
    CHECK(told(Algorithm::rays, {2, 0}) ==
          "The wall at (3, 2) stands on the straight line to this cell, cell 2 of 4, and no ray gets here "
          "past it.");
    CHECK(contains(told(Algorithm::rays, {3, 2}),
                   "meets the wall at (3, 2), cell 2 on its way, and shows it."));
    CHECK(told(Algorithm::recursive, {2, 0}) ==
          "The wall at (3, 2) stands on the straight line to this cell, cell 2 of 4, and no light gets here "
          "past it.");
    CHECK(told(Algorithm::recursive, {5, 0}) ==
          "In the light: the cell's corners lie at the slopes 3/7 and 1/9, the light between 1 and 0.");
    CHECK(contains(told(Algorithm::recursive, {4, 0}),
                   "the light between 1/5, set by the wall at (3, 2), and 0."));
}

TEST_CASE("holes in open ground say which rays pass beside them") {
    Grid grid(15, 15);
    Rules rules;
    rules.range.radius = Radius(6);
    const Recording recording = record(grid, {7, 7}, Algorithm::edge_lines, rules);
    int holes = 0;
    for (int y = 0; y < 15; ++y) {
        for (int x = 0; x < 15; ++x) {
            const Why answer = why(recording, {x, y});
            if (answer.reason == Reason::missed) {
                ++holes;
                CHECK(answer.rays.size() == 2);
                CHECK_FALSE(answer.stopped_before);
                CHECK(contains(sentence(answer, rules, grid), "no ray passes through it: the rays to ("));
            }
        }
    }
    CHECK(holes == 8);
}

TEST_CASE(
    "rays are explained without their whole recording: the answer stays, only rays not kept are not told") {
    Random random(72);
    for (int i = 0; i < 40; ++i) {
        const Grid grid = any_map(14, 12, random);
        const Point viewer = any_cell(grid, random);
        for (const Algorithm algorithm : {Algorithm::lines, Algorithm::edge_lines, Algorithm::rays}) {
            const Recording whole = record(grid, viewer, algorithm, {});
            const Recording cut = record(grid, viewer, algorithm, {}, whole.trace.size() / 2);
            for (int y = 0; y < grid.height(); ++y) {
                for (int x = 0; x < grid.width(); ++x) {
                    const Why expected = why(whole, {x, y});
                    const Why answer = why(cut, {x, y});
                    REQUIRE(answer.reason == expected.reason);
                    REQUIRE(answer.walls == expected.walls);
                    REQUIRE(sentence(answer, {}, grid).size() > 10);
                }
            }
        }
    }
}
