// After an edit of the map or of the rules the cursor stays where it was, as far as that place still exists.
#include "core/trace/cursor.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Recording recorded(const View& view, const Rules& rules = {}) {
    return record(view.grid, view.viewer, Algorithm::symmetric, rules);
}

// A cursor just after the step that examined a cell, in the quadrant that looks at it first.
Cursor after_examining(const Trace& trace, Point cell) {
    Cursor cursor(trace);
    REQUIRE(trace.examined_after(cell));
    cursor.go_to(*trace.examined_after(cell));
    return cursor;
}

// Where a cursor is, in words: "north 2 -1" is quadrant, depth, column.
std::string words(const Cursor& cursor) {
    if (cursor.at_end()) {
        return "end";
    }
    if (cursor.at_start()) {
        return "start";
    }
    const Where where = cursor.where();
    std::string words(where.sector ? name(*where.sector) : "nowhere");
    if (where.depth) {
        words += " " + std::to_string(*where.depth);
    }
    if (where.column) {
        words += " " + std::to_string(*where.column);
    }
    return words;
}

std::string words_in(const Where& where, const Trace& trace) {
    Cursor cursor(trace);
    cursor.go_to(where);
    return words(cursor);
}

bool same_place(const Where& a, const Where& b) {
    return a.end == b.end && a.sector == b.sector && a.depth == b.depth && a.column == b.column;
}

}  // namespace

TEST_CASE("a wall painted in another quadrant leaves the cursor at its quadrant, row and column") {
    const View before = view_of({
        ".......",
        "..#....",
        ".......",
        "...@...",
        ".......",
        ".......",
    });
    View after = before;
    after.grid.set({3, 4}, Terrain::wall);
    after.grid.set({6, 3}, Terrain::wall);
    const Recording old_run = recorded(before);
    const Recording new_run = recorded(after);
    // North comes first, so its steps keep their numbers too; east's do not, but its places do.
    for (const Point cell : {Point{3, 1}, Point{1, 1}, Point{4, 2}, Point{5, 2}, Point{0, 2}}) {
        const Cursor cursor = after_examining(old_run.trace, cell);
        Cursor moved(new_run.trace);
        moved.go_to(cursor.where());
        CHECK(words(moved) == words(cursor));
        CHECK(moved.frame().cell == cell);
    }
}

TEST_CASE("every place of a run is found again in the same run, row and column") {
    for_each_run(40, 12, 12, [](const Recording& recording) {
        Cursor cursor(recording.trace);
        for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
            CAPTURE(step);
            cursor.go_to(step);
            const Where where = cursor.where();
            Cursor again(recording.trace);
            again.go_to(where);
            CHECK(same_place(again.where(), where));
            if (where.ray) {
                CHECK(again.step() == step);
            }
            const Frame frame = again.frame();
            if (where.column) {
                CHECK(frame.cell == cursor.frame().cell);
            }
        }
    });
}

TEST_CASE(
    "a wall painted aside leaves the cursor as far along the same ray; one painted in its way stops it "
    "there") {
    const View before = view_of({".......", ".......", "...@...", ".......", "......."});
    View after = before;
    after.grid.set({0, 0}, Terrain::wall);
    after.grid.set({5, 2}, Terrain::wall);
    for (const Algorithm algorithm : {Algorithm::lines, Algorithm::edge_lines, Algorithm::rays}) {
        const Recording old_run = record(before.grid, before.viewer, algorithm, {});
        const Recording new_run = record(after.grid, after.viewer, algorithm, {});
        for (std::size_t step = 1; step < old_run.trace.size(); ++step) {
            Cursor cursor(old_run.trace);
            cursor.go_to(step);
            Cursor moved(new_run.trace);
            moved.go_to(cursor.where());
            const TraceRay& from = old_run.trace.rays()[static_cast<std::size_t>(*cursor.frame().ray)];
            const TraceRay& to = new_run.trace.rays()[static_cast<std::size_t>(*moved.frame().ray)];
            REQUIRE(to.to == from.to);
            const std::size_t along = step - from.step;
            REQUIRE(moved.step() - to.step == std::min(along, to.ended_after - to.step));
        }
    }
}

TEST_CASE("a ray that is gone leaves the cursor on the one beside it") {
    Rules near;
    near.range = {Radius(3), RangeShape::square};
    Rules far = near;
    far.range.radius = Radius(4);
    const Recording old_run = record(Grid(11, 11), {5, 5}, Algorithm::rays, far);
    const Recording new_run = record(Grid(11, 11), {5, 5}, Algorithm::rays, near);
    for (const TraceRay& ray : old_run.trace.rays()) {
        Cursor cursor(old_run.trace);
        cursor.go_to(ray.step + 2);
        Cursor moved(new_run.trace);
        moved.go_to(cursor.where());
        const Point now = new_run.trace.rays()[static_cast<std::size_t>(*moved.frame().ray)].to;
        CHECK(std::abs(now.x - ray.to.x) <= 1);
        CHECK(std::abs(now.y - ray.to.y) <= 1);
    }
}

TEST_CASE("a place in a row that has just begun is told from its neighbour of the same depth") {
    const View view = view_of({
        ".......",
        ".......",
        "..#.#..",
        "...@...",
    });
    const Recording recording = recorded(view);
    for (const TraceRow& row : recording.trace.rows()) {
        Cursor cursor(recording.trace);
        cursor.go_to(row.step + 1);
        Cursor again(recording.trace);
        again.go_to(cursor.where());
        CHECK(again.step() == row.step + 1);
    }
}

TEST_CASE("the other rules keep quadrant, row and column") {
    const View view = view_of({
        ".........",
        "..#..#...",
        "......#..",
        ".#.......",
        "....@....",
        ".........",
    });
    Rules base;
    base.range.radius = Radius::unlimited();
    const Recording recording = recorded(view, base);
    std::vector<Rules> others(5, base);
    others[0].floor = FloorRule::any;
    others[1].wall = WallRule::centre;
    others[2].slopes = SlopeArithmetic::float_32;
    others[3].order = ScanOrder::by_depth;
    others[4].range = {Radius(8), RangeShape::square};
    for (const Rules& rules : others) {
        const Recording other = recorded(view, rules);
        Cursor cursor(recording.trace);
        for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
            cursor.go_to(step);
            Cursor moved(other.trace);
            moved.go_to(cursor.where());
            CHECK(same_place(moved.where(), cursor.where()));
        }
    }
}

TEST_CASE("a place that is gone falls back to its row, to the last row above it, to its quadrant") {
    const View open = view_of({
        ".......",
        ".......",
        ".......",
        "...@...",
    });
    const Recording run = recorded(open);
    const Where place = after_examining(run.trace, {5, 0}).where();  // north, depth 3, column 2
    REQUIRE(place.depth == 3);
    REQUIRE(place.column == 2);

    View edited = open;
    SUBCASE("its row is there, without that column") {
        edited.grid.set({4, 2}, Terrain::wall);
        CHECK(words_in(place, recorded(edited).trace) == "north 3");
    }
    SUBCASE("a row above it") {
        for (int x = 0; x < 7; ++x) {
            edited.grid.set({x, 1}, Terrain::wall);
        }
        CHECK(words_in(place, recorded(edited).trace) == "north 2");
    }
    SUBCASE("the first row") {
        for (int x = 0; x < 7; ++x) {
            edited.grid.set({x, 2}, Terrain::wall);
        }
        CHECK(words_in(place, recorded(edited).trace) == "north 1");
    }
    SUBCASE("its quadrant alone, when the radius leaves it no row") {
        Rules rules;
        rules.range.radius = Radius(0);
        CHECK(words_in(place, recorded(edited, rules).trace) == "north");
    }
}

TEST_CASE("of two rows of the place's depth the nearer one is taken") {
    const View open = view_of({
        ".........",
        ".........",
        ".........",
        "....@....",
    });
    const View pillar = view_of({
        ".........",
        ".........",
        "....#....",
        "....@....",
    });
    const Recording run = recorded(open);
    const Recording split = recorded(pillar);
    // Straight ahead lies in neither row of depth 3: columns -3 … -2 left of the pillar, 2 … 3 right of it.
    for (const int column : {-1, 1}) {
        const Where place = after_examining(run.trace, {4 + column, 0}).where();
        Cursor moved(split.trace);
        moved.go_to(place);
        REQUIRE(moved.frame().running);
        const TraceRow& row = split.trace.rows()[static_cast<std::size_t>(moved.frame().running->row)];
        CHECK(row.began.depth == 3);
        CHECK((row.began.first < 0) == (column < 0));
    }
}

TEST_CASE("the start stays the start and the end stays the end, however long the other run is") {
    const View small = view_of({"@.", ".."});
    const View large = view_of({"@....", ".#...", "....."});
    const Recording a = recorded(small);
    const Recording b = recorded(large);
    for (const auto& [from, to] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        Cursor cursor(from->trace);
        CHECK(words_in(cursor.where(), to->trace) == "end");
        cursor.go_to(std::size_t{0});
        CHECK(words_in(cursor.where(), to->trace) == "start");
    }
}

TEST_CASE("a run without steps counts as done, so its longer successor is shown whole") {
    // Radius 0 and up again: the picture that was complete stays complete.
    Rules none;
    none.range.radius = Radius(0);
    const Grid grid(5, 5);
    const Recording empty = record(grid, {2, 2}, Algorithm::radius, none);
    REQUIRE(empty.trace.size() == 0);
    const Recording run = record(grid, {2, 2}, Algorithm::radius, Rules{});
    CHECK(words_in(Cursor(empty.trace).where(), run.trace) == "end");
}

TEST_CASE("an algorithm without quadrants keeps the step, as far as there are as many") {
    const Grid grid(7, 7);
    const Recording long_run = record(grid, {3, 3}, Algorithm::radius, Rules{});
    Rules near_only;
    near_only.range.radius = Radius(1);
    const Recording short_run = record(grid, {3, 3}, Algorithm::radius, near_only);
    Cursor cursor(long_run.trace);
    cursor.go_to(std::size_t{5});
    Cursor moved(short_run.trace);
    moved.go_to(std::size_t{5});
    moved.go_to(cursor.where());
    CHECK(moved.step() == 5);
}
