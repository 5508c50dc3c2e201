// Answers as JSON: read for each kind of task, with what is wrong in it, and written back.
#include "app/session/answer_json.h"

#include "core/scenario/scenario_text.h"
#include "core/scenario/share_code.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario the_scene() { return scene_of({"....A", "..#..", "@...."}); }

Lesson with_options(std::vector<std::string> options) {
    Choice choice;
    choice.options = std::move(options);
    choice.right = {1};
    return lesson_with(the_scene(), choice);
}

Answer read(const std::string& text, const Lesson& lesson) {
    const Result<Answer> answer = answer_of_json(text, lesson, 0);
    REQUIRE_MESSAGE(answer.ok(), (answer.ok() ? "" : answer.error().reason));
    return answer.value();
}

std::string wrong(const std::string& text, const Lesson& lesson) {
    const Result<Answer> answer = answer_of_json(text, lesson, 0);
    return answer ? "it was read" : answer.error().reason;
}

std::string again(const std::string& text, const Lesson& lesson) {
    return json_of(read(text, lesson), lesson.tasks[0]).dump();
}

}  // namespace

TEST_CASE("cells are read and written as pairs, and one that is none is told by its number") {
    const Lesson lesson = lesson_with(the_scene(), Predict{});
    CHECK(read("[[3, 1], [4, 1]]", lesson).cells == std::vector<Point>{{3, 1}, {4, 1}});
    CHECK(again("[[3, 1], [4, 1]]", lesson) == "[[3,1],[4,1]]");
    CHECK(again("[]", lesson) == "[]");
    CHECK(wrong("[[3, 1], [4]]", lesson) == "cell number 2 is no cell; write two whole numbers as in [3, 1]");
    CHECK(wrong("[[3, 0.5]]", lesson) == "cell number 1 is no cell; write two whole numbers as in [3, 1]");
    CHECK(wrong("[[0, 0], [5, 0]]", lesson) ==
          "cell number 2 is off the map; x goes from 0 to 4 and y from 0 to 2");
    CHECK(wrong("[[99999999999, -1]]", lesson) ==
          "cell number 1 is off the map; x goes from 0 to 4 and y from 0 to 2");
    CHECK(wrong("3", lesson) == "the answer to a `predict` is a list of cells such as [[3, 1], [4, 1]]");
}

TEST_CASE("an option is a number, a letter, or a list of them") {
    const Lesson lesson = with_options({"one", "two", "three"});
    CHECK(read("2", lesson).chosen == std::vector<int>{2});
    CHECK(read("\"B\"", lesson).chosen == std::vector<int>{2});
    CHECK(read("\"c\"", lesson).chosen == std::vector<int>{3});
    CHECK(read("[1, \"C\"]", lesson).chosen == std::vector<int>{1, 3});
    CHECK(again("\"B\"", lesson) == "2");
    CHECK(again("[1,3]", lesson) == "[1,3]");
    const std::string none = " is none of the 3; write 1 to 3, \"A\" to \"C\", or a list such as [1, 2]";
    for (const char* text : {"0", "4", "\"D\"", "\"AB\"", "\"\"", "true", "1.5", "\"!\""}) {
        CHECK(wrong(text, lesson) == "the answer" + none);
    }
    CHECK(wrong("[1, 9]", lesson) == "option number 2" + none);
}

TEST_CASE("a number is taken as it is typed") {
    Number number;
    number.right = Fraction{3, 8};
    const Lesson lesson = lesson_with(the_scene(), number);
    CHECK(read("8", lesson).number == "8");
    CHECK(read("\"3/8\"", lesson).number == "3/8");
    CHECK(read("0.375", lesson).number == "0.375");
    CHECK(judge(lesson, 0, read("0.375", lesson)).right);
    CHECK(again("\"3/8\"", lesson) == "\"3/8\"");
    CHECK(wrong("[8]", lesson) == "the answer to a `number` is a number such as 8, or \"3/8\"");
}

TEST_CASE("a step, a mistake and who sees whom are read, and what is none says what would be") {
    const Lesson step = lesson_with(the_scene(), FindStep{});
    CHECK(read("57", step).step == 57);
    CHECK(again("57", step) == "57");
    CHECK(wrong("-1", step) == "the answer to a `find-step` is a whole number of steps done, such as 57");
    const Lesson bug = lesson_with(the_scene(), FindBug{});
    CHECK(read("\"ties-outwards\"", bug).suspect == Mistake::ties_outwards);
    CHECK(again("\"ties-outwards\"", bug) == "\"ties-outwards\"");
    CHECK(wrong("\"ties-outward\"", bug) == "there is no such mistake; did you mean `ties-outwards`?");
    CHECK(has(wrong("3", bug), "known are `walls-unseen`, "));
    const Lesson pair = lesson_with(the_scene(), WhoSeesWhom{{0, 0}, {1, 0}});
    for (const char* who : {"\"both\"", "\"a\"", "\"b\"", "\"neither\""}) {
        CHECK(again(who, pair) == who);
    }
    CHECK(begins_with(wrong("\"c\"", pair), "the answer to a `who-sees-whom` is \"both\""));
    CHECK(json_of({}, pair.tasks[0]).is_null());
    CHECK(json_of({}, bug.tasks[0]).is_null());
}

TEST_CASE("a map that is built is rows with what stands on them, under the page's rules") {
    Scenario page = the_scene();
    page.algorithm = Algorithm::lines;
    page.rules.range.radius = Radius(3);
    const Lesson lesson = lesson_with(page, Build{conditions_of({"A sees viewer"})});
    const Scenario built = *read(R"(["A.#", "..@"])", lesson).built;
    CHECK(built.viewer == Point{2, 1});
    CHECK(built.grid.width() == 3);
    CHECK(built.grid.opaque({2, 0}));
    CHECK(built.algorithm == Algorithm::lines);
    CHECK(built.rules == page.rules);
    REQUIRE(built.things.size() == 1);
    CHECK(built.things[0] == Thing{{0, 0}, 'A'});
    CHECK(read(R"(["A.#", "...", "..."])", lesson).built->viewer == page.viewer);
    CHECK(wrong(R"(["A.#"])", lesson) == "there is no viewer on the map; write one @ into it");
    CHECK(wrong(R"(["A.#", 3])", lesson) ==
          "row number 2 is no string; write the rows of the map as in [\"#..\", \"..@\"]");
    CHECK(begins_with(wrong(R"(["@.", "..."])", lesson), "row 2, column 3: "));
    CHECK(has(wrong(R"(["@Z"])", lesson), ", and what the legend names"));
    CHECK(begins_with(wrong("3", lesson), "the answer to a `build` is a list of the map's rows"));
}

TEST_CASE("a map that is built is a whole scenario or a share code, and is written as a code") {
    const Lesson lesson = lesson_with(the_scene(), Build{conditions_of({"walls = 1"})});
    Scenario other = the_scene();
    other.rules.range.radius = Radius(2);
    const std::string code = to_share_code(other);
    CHECK(*read(nlohmann::json(code).dump(), lesson).built == other);
    CHECK(*read(nlohmann::json(to_text(other)).dump(), lesson).built == other);
    CHECK(again(nlohmann::json(code).dump(), lesson) == nlohmann::json(code).dump());
    CHECK(json_of({}, lesson.tasks[0]).is_null());
    CHECK(has(wrong("\"version = 1\\nradios = 3\\n\"", lesson), "of the scenario: "));
}

TEST_CASE("the seed of a map by chance stands beside the answer") {
    const Lesson lesson = lesson_with(the_scene(), Predict{}, RandomMap{});
    const Answer answer = read(R"({"seed": 7, "answer": [[10, 8]]})", lesson);
    CHECK(answer.seed == 7U);
    CHECK(answer.cells == std::vector<Point>{{10, 8}});
    CHECK(json_of(answer, lesson.tasks[0]).dump() == R"({"seed":7,"answer":[[10,8]]})");
    CHECK_FALSE(read("[[10, 8]]", lesson).seed);
    CHECK_FALSE(read(R"({"answer": []})", lesson).seed);
    CHECK(wrong(R"({"seed": -7, "answer": []})", lesson) ==
          "\"seed\" is a whole number from 0 to 4294967295");
    CHECK(wrong(R"({"seed": 7})", lesson) == "\"answer\" is missing; write {\"seed\": 7, \"answer\": …}");
    CHECK(wrong(R"({"sed": 7, "answer": []})", lesson) ==
          "\"sed\" is no part of an answer; known are \"seed\" and \"answer\"");
    CHECK(wrong(R"({"seed": 7, "answer": []})", lesson_with(the_scene(), Predict{})) ==
          "this task has no map by chance, and so no \"seed\"");
}

TEST_CASE("what is not JSON says so") {
    const Lesson lesson = lesson_with(the_scene(), Predict{});
    for (const char* text : {"", "B", "[[1, 2]", "[1,]", "\"\xFF\""}) {
        CHECK(begins_with(wrong(text, lesson), "the answer is not JSON; words stand in quotes"));
    }
}

TEST_CASE("right answers survive the way through JSON, for every kind that has one") {
    const std::vector<TaskKind> kinds{Predict{},
                                      Predict{Predict::What::dark},
                                      FindBug{Mistake::shadow_stays},
                                      WhoSeesWhom{{0, 0}, {4, 2}},
                                      FindStep{EventKind::split},
                                      Number{Quantity::visible}};
    for (const TaskKind& kind : kinds) {
        const Lesson lesson = lesson_with(the_scene(), kind);
        const Answer right = *right_answer(lesson, 0);
        CHECK(judge(lesson, 0, read(json_of(right, lesson.tasks[0]).dump(), lesson)).right);
    }
}
