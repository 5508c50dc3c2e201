// Predictions: the algorithm's cells are right, on the page's map and on maps by chance, and any other marks are not.
#include "core/grid/each_cell.h"
#include "core/lesson/judging.h"
#include "core/trace/cursor.h"
#include "tests/support/lessons.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Lesson random_lesson(Predict what, Rules rules = {}) {
    return lesson_with(scene_of({"...", ".@.", "..."}, rules), what, RandomMap{});
}

std::vector<Point> cells_in(const CellSet& set, Point viewer) {
    std::vector<Point> cells;
    each_cell(set, [&](Point cell) {
        if (cell != viewer) {
            cells.push_back(cell);
        }
    });
    return cells;
}

}  // namespace

TEST_CASE("what is right is judged right on hundreds of maps by chance, and any change of it wrong") {
    for (const Predict::What what : {Predict::What::seen, Predict::What::dark}) {
        for (const Predict::Of of : {Predict::Of::all, Predict::Of::floor, Predict::Of::walls}) {
            const Lesson lesson = random_lesson({what, of, {}});
            for (std::uint32_t seed = 1; seed <= 60; ++seed) {
                CAPTURE(seed);
                const Answer right = *right_answer(lesson, 0, seed);
                const Verdict verdict = judge(lesson, 0, right);
                REQUIRE(verdict.right);
                CHECK(verdict.missed.empty());
                CHECK(verdict.wrong.empty());
                CHECK(verdict.hits.size() == right.cells.size());
                const Asked asked = asked_of(lesson, 0, seed);
                const Point other = asked.among[seed % asked.among.size()];
                Answer changed = right;
                const auto found = std::find(changed.cells.begin(), changed.cells.end(), other);
                const bool was_right = found != changed.cells.end();
                if (was_right) {
                    changed.cells.erase(found);
                } else {
                    changed.cells.push_back(other);
                }
                const Verdict wrong = judge(lesson, 0, changed);
                REQUIRE_FALSE(wrong.right);
                CHECK(wrong.look_at == other);
                CHECK(wrong.missed.size() == (was_right ? 1 : 0));
                CHECK(wrong.wrong.size() == (was_right ? 0 : 1));
            }
        }
    }
}

TEST_CASE("a seed gives the same map always, another seed another, and none of them is dull") {
    const Lesson lesson = random_lesson({});
    for (std::uint32_t seed = 1; seed <= 100; ++seed) {
        const Asked asked = asked_of(lesson, 0, seed);
        CHECK(asked.scenario.grid == asked_of(lesson, 0, seed).scenario.grid);
        CHECK(asked.scenario.grid != asked_of(lesson, 0, seed + 1).scenario.grid);
        CHECK(asked.scenario.things.empty());
        CHECK(asked.scenario.viewer == Point{5, 4});
        CHECK(cells_that_are(CellState::dark, asked.scenario).count() >= 5);
        CHECK(cells_that_are(CellState::seen, asked.scenario).count() >= 10);
    }
    CHECK(asked_of(lesson, 0).scenario.grid == asked_of(lesson, 0, RandomMap{}.recipe.seed).scenario.grid);
}

TEST_CASE(
    "the feedback counts what was found, missed and wrong, and says why of the cell nearest to the viewer") {
    const Lesson lesson = lesson_with(scene_of({"....A", "..#..", "@...."}), Predict{});
    Answer answer = *right_answer(lesson, 0);
    CHECK(judge(lesson, 0, answer).feedback ==
          "You found all of them: " + std::to_string(answer.cells.size()) + " cells are seen. So it is.");
    const auto near = std::find(answer.cells.begin(), answer.cells.end(), Point{1, 2});
    REQUIRE(near != answer.cells.end());
    answer.cells.erase(near);
    answer.cells.push_back({4, 0});
    const Verdict verdict = judge(lesson, 0, answer);
    const std::string all = std::to_string(answer.cells.size());
    CHECK(begins_with(verdict.feedback,
                      "You found " + std::to_string(answer.cells.size() - 1) + " of the " + all +
                          " cells that are seen, and marked 1 that is not. (1, 2) is seen: In "
                          "the light: "));
    CHECK(has(verdict.feedback, " Look closely."));
    CHECK(verdict.look_at == Point{1, 2});
    answer.cells.push_back({1, 2});
    CHECK(has(judge(lesson, 0, answer).feedback, "(4, 0) is not seen: The wall at (2, 1) stops the light"));
}

TEST_CASE("only cells of the rectangle and of the kind are asked for, and never the viewer's own") {
    const Scenario scene = scene_of({"....#", "..#..", "@...."});
    CHECK(cells_asked_for({Predict::What::seen, Predict::Of::all, Room{0, 1, 2, 2}}, scene) ==
          std::vector<Point>{{0, 1}, {1, 1}, {1, 2}});
    CHECK(cells_asked_for({Predict::What::seen, Predict::Of::walls, {}}, scene) ==
          std::vector<Point>{{4, 0}, {2, 1}});
    CHECK(cells_asked_for({Predict::What::seen, Predict::Of::floor, Room{3, 0, 9, 1}}, scene) ==
          std::vector<Point>{{3, 0}});
    const Lesson lesson = lesson_with(scene, Predict{Predict::What::seen, Predict::Of::walls, {}});
    Answer answer = *right_answer(lesson, 0);
    answer.cells.push_back({0, 2});
    answer.cells.push_back({0, 1});
    CHECK(judge(lesson, 0, answer).right);
}

TEST_CASE("where nothing is right, marking nothing is") {
    const Lesson lesson = lesson_with(scene_of({"...", ".@."}), Predict{Predict::What::dark});
    CHECK(judge(lesson, 0, {}).feedback == "No cell is dark, and you marked none. So it is.");
    Answer answer;
    answer.cells = {{0, 0}};
    CHECK(begins_with(judge(lesson, 0, answer).feedback,
                      "No cell is dark, and marked 1 that is not. (0, 0) is not dark: In the light"));
}

TEST_CASE(
    "the next row shows just what comes to light until the one after it begins, where rows are not "
    "interrupted") {
    Random random(70);
    for (int i = 0; i < 60; ++i) {
        Scenario scene = with_map({any_map(11, 9, random), std::nullopt});
        scene.viewer = any_cell(scene.grid, random);
        scene.algorithm = any_of<Algorithm>(random, algorithms().size());
        scene.rules.order = ScanOrder::by_depth;
        if (info(scene.algorithm).method == Method::cells || scene.algorithm == Algorithm::recursive) {
            continue;  // these stop after a cell of the next row, or scan one wedge before another
        }
        const Recording run = record(scene.grid, scene.viewer, scene.algorithm, scene.rules);
        Cursor cursor(run.trace);
        cursor.go_to(std::size_t{0});
        bool more = true;
        while (more) {
            Scenario at = scene;
            at.step = cursor.step();
            const Lesson lesson = lesson_with(at, Predict{Predict::What::next});
            const std::optional<Answer> right = right_answer(lesson, 0);
            REQUIRE(judge(lesson, 0, *right).right);
            const CellSet before = run.trace.visible(cursor.step());
            const bool begun = cursor.step() > 0;  // else only a quadrant or nothing has
            more = cursor.forward(Stride::row);
            if (begun) {
                CHECK(right->cells ==
                      cells_in(run.trace.visible(cursor.step()).without(before), scene.viewer));
            }
        }
    }
}

TEST_CASE("rows of light that is split off in between do not count as the row at hand") {
    Scenario scene = scene_of({".......", ".......", ".......", "..#....", "...@..."});
    scene.step = 2;  // the first row has begun
    const Lesson lesson = lesson_with(scene, Predict{Predict::What::next});
    CHECK(right_answer(lesson, 0)->cells == std::vector<Point>{{2, 3}, {3, 3}, {4, 3}});
}

TEST_CASE("what is next is explained by the step that looks at it") {
    Scenario scene = scene_of({".......", ".......", ".#.#...", "...@..."});
    const Recording run = record(scene.grid, scene.viewer, scene.algorithm, scene.rules);
    scene.step = 1;
    const Lesson lesson = lesson_with(scene, Predict{Predict::What::next});
    CHECK(right_answer(lesson, 0)->cells == std::vector<Point>{{2, 2}, {3, 2}, {4, 2}});
    Answer answer;
    answer.cells = {{3, 2}, {4, 2}};
    CHECK(has(
        judge(lesson, 0, answer).feedback,
        "You found 2 of the 3 cells that are shown next. (2, 2) is shown next: Column −1, floor at (2, 2): "
        "its centre, −1, is in the light, so it is visible."));
    answer.cells = {{2, 2}, {3, 2}, {4, 2}, {3, 0}};
    CHECK(has(judge(lesson, 0, answer).feedback, "(3, 0) is not shown next: The row does not look at it."));
}

TEST_CASE("of a walk it is asked what is seen and what is remembered where it has led") {
    Scenario scene = scene_of({"#########", "#..#....#", "#@.'....#", "#..#....#", "#########"});
    scene.walk = Walk{"dddd"};
    for (const Predict::What what : {Predict::What::seen, Predict::What::remembered, Predict::What::dark}) {
        const Lesson lesson = lesson_with(scene, Predict{what});
        const Answer right = *right_answer(lesson, 0);
        CHECK(judge(lesson, 0, right).right);
        CHECK_FALSE(judge(lesson, 0, {}).right);
        const Walker end = journey_of(scene).walker();
        if (what == Predict::What::remembered) {
            CHECK(right.cells == cells_in(end.memory().seen().without(end.shown()), end.at()));
            CHECK(has(judge(lesson, 0, {}).feedback,
                      "is remembered: It was seen on the way, and is out of view now."));
        }
        if (what == Predict::What::seen) {
            CHECK(right.cells == cells_in(end.in_sight(), end.at()));
        }
    }
}
