// Building: the goals hold or not on the map as it is, and each is told.
#include "core/lesson/judging.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Answer built(Scenario scene) {
    Answer answer;
    answer.built = std::move(scene);
    return answer;
}

Scenario the_page() { return scene_of({".......", ".A...B.", "...@..."}); }

}  // namespace

TEST_CASE("a map is right when all goals hold on it") {
    const Lesson lesson =
        lesson_with(the_page(), Build{conditions_of({"A does not see B", "walls <= 1", "changed = 1"})});
    CHECK(judge(lesson, 0, built(scene_of({".......", ".A.#.B.", "...@..."}))).right);
    const Verdict open = judge(lesson, 0, built(the_page()));
    CHECK_FALSE(open.right);
    CHECK(begins_with(open.feedback, "1 of 3 goals holds. Still to do: A sees B. In the light: "));
    CHECK(has(open.feedback, " Look closely."));
    REQUIRE(open.goals.size() == 3);
    CHECK_FALSE(open.goals[0].holds);
    CHECK(open.goals[1].holds);
    CHECK(open.goals[1].words == "0 cells block sight (asked for: at most 1).");
    CHECK_FALSE(open.goals[2].holds);
    CHECK(open.look_at == Point{5, 1});
    const Verdict costly = judge(lesson, 0, built(scene_of({".......", ".A###B.", "...@..."})));
    CHECK(begins_with(costly.feedback,
                      "1 of 3 goals holds. Still to do: 3 cells block sight (asked for: at most 1)."));
}

TEST_CASE("without a map of its own the answer is the page as it is, and no right one is known") {
    const Lesson lesson = lesson_with(the_page(), Build{conditions_of({"A sees B"})});
    CHECK(judge(lesson, 0, {}).right);
    CHECK(begins_with(judge(lesson, 0, {}).feedback, "Done. A sees B. In the light: "));
    CHECK_FALSE(right_answer(lesson, 0));
}

TEST_CASE("a goal about what is gone does not hold, and says so") {
    const Build build{conditions_of({"A does not see B"})};
    const std::vector<Verdict::Goal> goals =
        goals_now(build, scene_of({".......", ".A.....", "...@..."}), the_page());
    REQUIRE(goals.size() == 1);
    CHECK_FALSE(goals[0].holds);
    CHECK(goals[0].words == "“B” is nowhere on the map.");
}

TEST_CASE(
    "lines see one way where a wall stands well, and the judge agrees with the algorithm on every small "
    "map") {
    Scenario scene = scene_of({"A....", ".....", "....B", "..@.."});
    scene.algorithm = Algorithm::lines;
    const Lesson lesson = lesson_with(scene, Build{conditions_of({"A sees B", "B does not see A"})});
    int right = 0;
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 5; ++x) {
            Scenario now = scene;
            if (cell_of({"A"}, now) == Point{x, y} || cell_of({"B"}, now) == Point{x, y}) {
                continue;
            }
            now.grid.set({x, y}, Terrain::wall);
            const bool there = see(now.grid, {0, 0}, now.algorithm, now.rules).visible.contains({4, 2});
            const bool back = see(now.grid, {4, 2}, now.algorithm, now.rules).visible.contains({0, 0});
            CHECK(judge(lesson, 0, built(now)).right == (there && !back));
            right += there && !back ? 1 : 0;
        }
    }
    CHECK(right > 0);
}
