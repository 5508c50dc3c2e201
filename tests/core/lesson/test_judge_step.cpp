// Steps: every step that does what is asked for is right, and no other.
#include "core/explain/step_sentence.h"
#include "core/explain/why.h"
#include "core/lesson/judging.h"
#include "core/trace/stops.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario the_scene() { return scene_of({".......", "..#.#..", ".......", "...@..."}); }

Recording run_of(const Scenario& scene) {
    return record(scene.grid, scene.viewer, scene.algorithm, scene.rules);
}

// The steps that are judged right, of all there are and one more.
std::set<std::size_t> right_ones(const Lesson& lesson, std::size_t size) {
    std::set<std::size_t> right;
    for (std::size_t step = 0; step <= size + 1; ++step) {
        Answer answer;
        answer.step = step;
        const Verdict verdict = judge(lesson, 0, answer);
        CHECK(verdict.feedback.size() > 20);
        if (verdict.right) {
            right.insert(step);
        }
    }
    return right;
}

}  // namespace

TEST_CASE("each kind of event is found where it happens, by every algorithm") {
    for (const AlgorithmInfo& row : algorithms()) {
        Scenario scene = the_scene();
        scene.algorithm = row.algorithm;
        const Recording run = run_of(scene);
        for (const EventKind kind : k_event_kinds) {
            FindStep task;
            task.event = kind;
            std::set<std::size_t> expected;
            for (std::size_t event = 0; event < run.trace.size(); ++event) {
                if (run.trace.kind(event) == kind) {
                    expected.insert(event + 1);
                }
            }
            const Lesson lesson = lesson_with(scene, task);
            CHECK(right_ones(lesson, run.trace.size()) == expected);
            CHECK(right_answer(lesson, 0).has_value() == !expected.empty());
        }
    }
}

TEST_CASE("a depth, a wedge and a cell narrow it down, and the first of them can be asked for") {
    const Recording run = run_of(the_scene());
    FindStep task;
    task.event = EventKind::narrow;
    task.depth = 2;
    const Lesson any = lesson_with(the_scene(), task);
    const std::set<std::size_t> all = right_ones(any, run.trace.size());
    REQUIRE(all.size() >= 2);
    task.nth = 2;
    const Lesson second = lesson_with(the_scene(), task);
    CHECK(right_ones(second, run.trace.size()) == std::set<std::size_t>{*std::next(all.begin())});
    Answer first;
    first.step = *all.begin();
    CHECK(
        has(judge(second, 0, first).feedback, " That is number 1 of such steps, and number 2 is asked for."));
    task = {};
    task.at = Point{2, 1};
    task.event = EventKind::narrow;
    const std::set<std::size_t> by_wall = right_ones(lesson_with(the_scene(), task), run.trace.size());
    CHECK(by_wall.size() == 1);
    CHECK(std::get<Narrowed>(run.trace.event(*by_wall.begin() - 1)).start_by == Point{2, 1});
    task = {};
    task.wedge = 1;
    for (const std::size_t step : right_ones(lesson_with(the_scene(), task), run.trace.size())) {
        CHECK(run.trace.rows()[static_cast<std::size_t>(*run.trace.row_of(step - 1))].began.wedge == 1);
    }
}

TEST_CASE("the step that decides about a cell is the one that the inspector goes to") {
    const Recording run = run_of(the_scene());
    for (int y = 0; y < the_scene().grid.height(); ++y) {
        for (int x = 0; x < the_scene().grid.width(); ++x) {
            FindStep task;
            task.decides = Point{x, y};
            const std::optional<std::size_t> step = why(run, {x, y}).step;
            const Lesson lesson = lesson_with(the_scene(), task);
            const std::optional<Answer> right = right_answer(lesson, 0);
            REQUIRE(right.has_value() == step.has_value());
            if (step) {
                CHECK(right->step == *step);
                CHECK(right_ones(lesson, run.trace.size()) == std::set<std::size_t>{*step});
            }
        }
    }
}

TEST_CASE("a wrong step says what it does, and whether to go on or back") {
    const Recording run = run_of(the_scene());
    FindStep task;
    task.event = EventKind::split;
    task.nth = 1;
    const Lesson lesson = lesson_with(the_scene(), task);
    const std::size_t right = right_answer(lesson, 0)->step;
    Answer answer;
    answer.step = right - 1;
    CHECK(judge(lesson, 0, answer).feedback == "Step " + std::to_string(right - 1) + ": " +
                                                   step_sentence(run, right - 2) +
                                                   " What is asked for comes later. Look closely.");
    answer.step = run.trace.size();
    CHECK(has(judge(lesson, 0, answer).feedback, " What is asked for comes earlier."));
    answer.step = 0;
    CHECK(begins_with(judge(lesson, 0, answer).feedback,
                      "No step is done here. What is asked for comes later."));
    answer.step = right;
    CHECK(begins_with(judge(lesson, 0, answer).feedback,
                      "Step " + std::to_string(right) + ": Wall after floor"));
}
