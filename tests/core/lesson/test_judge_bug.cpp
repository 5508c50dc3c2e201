// Mistakes on purpose, and who sees whom.
#include "core/dungeon/dungeon.h"
#include "core/lesson/judging.h"
#include "core/scenario/dungeon_map.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

#include <array>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Answer suspected(Mistake mistake) {
    Answer answer;
    answer.suspect = mistake;
    return answer;
}

Scenario on_stairs() {
    DungeonPlan plan;
    plan.width = 40;
    plan.height = 24;
    Scenario scene = with_dungeon(with_map({Grid(1, 1), Point{0, 0}}), plan).value();
    scene.viewer = make_dungeon(plan).value().stairs;
    scene.walk = Walk{"."};
    return scene;
}

}  // namespace

TEST_CASE("just the mistake that is made is right, and every other one says what is kept") {
    for (const MistakeInfo& made : mistakes()) {
        Scenario scene = scene_of({"...#...", ".......", "..#....", ".@....."});
        if (made.of_walks) {
            scene = on_stairs();
        }
        const Lesson lesson = lesson_with(scene, FindBug{made.mistake});
        CHECK(right_answer(lesson, 0)->suspect == made.mistake);
        for (const MistakeInfo& suspect : mistakes()) {
            const Verdict verdict = judge(lesson, 0, suspected(suspect.mistake));
            CHECK(verdict.right == (suspect.mistake == made.mistake));
            CHECK(has(verdict.feedback, std::string(suspect.rule)));
            CHECK(has(verdict.feedback, verdict.right ? std::string(suspect.wrong) : "” is kept here"));
        }
        CHECK_FALSE(judge(lesson, 0, {}).right);
    }
}

TEST_CASE("the cell that shows that a rule is kept would be otherwise if it were broken") {
    Random random(80);
    int examples = 0;
    for (int i = 0; i < 200; ++i) {
        Scenario scene = with_map({any_map(11, 8, random), std::nullopt});
        scene.viewer = any_cell(scene.grid, random);
        for (const Mistake made : {Mistake::walls_unseen, Mistake::ties_outwards, Mistake::shadow_stays}) {
            for (const Mistake suspect :
                 {Mistake::walls_unseen, Mistake::ties_outwards, Mistake::shadow_stays}) {
                const Lesson lesson = lesson_with(scene, FindBug{made});
                const Verdict verdict = judge(lesson, 0, suspected(suspect));
                if (made == suspect || !verdict.look_at) {
                    continue;
                }
                ++examples;
                const auto sees = [&](std::optional<Mistake> mistake) {
                    const Rules rules = mistake ? with_mistake(scene.rules, *mistake) : scene.rules;
                    return see(scene.grid, scene.viewer, scene.algorithm, rules)
                        .visible.contains(*verdict.look_at);
                };
                CHECK(sees(made) == sees(std::nullopt));
                CHECK(sees(suspect) != sees(std::nullopt));
                CHECK(has(verdict.feedback,
                          sees(made) ? "would be dark, and it is seen." : "would be seen, and it is dark."));
            }
        }
    }
    CHECK(examples > 200);
}

TEST_CASE("who sees whom is asked of the algorithm both ways, and the way that was told wrong is explained") {
    constexpr std::array k_whos{Who::both, Who::a, Who::b, Who::neither};
    Random random(81);
    std::array<int, 4> found{};
    for (int i = 0; i < 300; ++i) {
        Scenario scene = with_map({any_map(9, 7, random), std::nullopt});
        scene.algorithm = i % 2 == 0 ? Algorithm::lines : Algorithm::symmetric;
        const WhoSeesWhom task{any_cell(scene.grid, random), any_cell(scene.grid, random)};
        if (task.a == task.b) {
            continue;
        }
        const Lesson lesson = lesson_with(scene, task);
        const bool there = see(scene.grid, task.a, scene.algorithm, scene.rules).visible.contains(task.b);
        const bool back = see(scene.grid, task.b, scene.algorithm, scene.rules).visible.contains(task.a);
        const Who right = there ? (back ? Who::both : Who::a) : back ? Who::b : Who::neither;
        CHECK(right_answer(lesson, 0)->who == right);
        ++found[static_cast<std::size_t>(right)];
        CHECK(asked_of(lesson, 0).cells == std::vector<Point>{task.a, task.b});
        for (const Who who : k_whos) {
            Answer answer;
            answer.who = who;
            const Verdict verdict = judge(lesson, 0, answer);
            CHECK(verdict.right == (who == right));
            const bool says_there = who == Who::both || who == Who::a;
            if (!verdict.right) {
                CHECK(has(verdict.feedback, says_there != there ? (there ? "A sees B" : "A does not see B")
                                                                : (back ? "B sees A" : "B does not see A")));
            }
        }
    }
    for (const int times : found) {
        CHECK(times > 0);
    }
    CHECK(begins_with(judge(lesson_with(scene_of({"@.."}), WhoSeesWhom{{0, 0}, {2, 0}}), 0, {}).feedback,
                      "Nothing is chosen yet"));
}

TEST_CASE("the feedback on a pair tells both ways") {
    const Scenario scene = scene_of({".....", ".A#B.", "..@.."});
    const Lesson lesson = lesson_with(scene, WhoSeesWhom{{1, 1}, {3, 1}});
    Answer answer;
    answer.who = Who::neither;
    CHECK(
        judge(lesson, 0, answer).feedback ==
        "A does not see B, and B does not see A. From A: The wall at (2, 1) stops the light on its way here. "
        "So it is.");
    answer.who = Who::a;
    CHECK(begins_with(judge(lesson, 0, answer).feedback,
                      "You are right about one way: B does not see A. But A does not see B. From A: "));
    answer.who = Who::both;
    CHECK(begins_with(judge(lesson, 0, answer).feedback, "Neither way is as you say: "));
}
