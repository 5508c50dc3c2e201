// Numbers: typed in any way that people write them, and counted by the lab.
#include "core/lesson/judging.h"
#include "core/lesson/number_words.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Answer typed(std::string number) {
    Answer answer;
    answer.number = std::move(number);
    return answer;
}

bool accepts(const std::string& right, const std::string& number) {
    Number task;
    task.right = number_of_words(right);
    REQUIRE(task.right);
    return judge(lesson_with(scene_of({"@"}), task), 0, typed(number)).right;
}

}  // namespace

TEST_CASE("a number is understood however people write it") {
    CHECK(accepts("5/2", "2.5"));
    CHECK(accepts("2.5", " 5/2 "));
    CHECK(accepts("5/2", "10/4"));
    CHECK(accepts("−3/8", "-3/8"));
    CHECK(accepts("-3/8", "−0.375"));
    CHECK(accepts("1313", "1,313"));
    CHECK(accepts("1,313", "1313.0"));
    CHECK(accepts("0", "−0"));
    CHECK_FALSE(accepts("1313", "1,31"));
    CHECK_FALSE(accepts("3/8", "−3/8"));
    CHECK_FALSE(accepts("1/3", "0.333333"));
}

TEST_CASE("what is no number says what would be one") {
    Number task;
    task.right = Fraction{8, 1};
    const Lesson lesson = lesson_with(scene_of({"@"}), task);
    for (const char* words : {"eight", "8 cells", "8/0", "1,31", "--8", "8.", "99999999999999"}) {
        CAPTURE(words);
        const Verdict verdict = judge(lesson, 0, typed(words));
        CHECK_FALSE(verdict.right);
        CHECK(has(verdict.feedback, "write one such as 8, 1,313, 3/8, −3/8 or 2.5."));
    }
    CHECK(begins_with(judge(lesson, 0, typed("  ")).feedback, "There is no number; write one"));
}

TEST_CASE(
    "what is counted is right as it is counted, for every quantity that the page has, and nothing else is") {
    Scenario scene = scene_of({".....A", "...#..", ".@....", "......", "B....g"});
    scene.compare = Comparison{Algorithm::lines, scene.rules};
    scene.step = 3;
    for (const QuantityInfo& row : quantities()) {
        Number task;
        task.of = row.quantity;
        const Lesson lesson = lesson_with(scene, task);
        const std::optional<Answer> right = right_answer(lesson, 0);
        CAPTURE(row.name);
        CHECK(right.has_value() == (row.quantity != Quantity::cuts));
        if (!right) {
            CHECK(has(judge(lesson, 0, typed("5")).feedback, "There is no dungeon"));
            continue;
        }
        CHECK(judge(lesson, 0, *right).right);
        CHECK(has(judge(lesson, 0, *right).feedback, ", as you say. So it is."));
        const Verdict more = judge(lesson, 0, typed(right->number + "7"));
        CHECK_FALSE(more.right);
        CHECK((has(more.feedback, "It is less than ") || has(more.feedback, "It is more than ")));
    }
}

TEST_CASE("a wrong number is told whether more or less, and where to look") {
    Number task;
    task.of = Quantity::visible;
    task.at = Point{4, 0};
    const Lesson lesson = lesson_with(scene_of({"....A", "..#..", "@...."}), task);
    const Verdict few = judge(lesson, 0, typed("2"));
    CHECK(begins_with(few.feedback, "It is more than 2. Look at (4, 0): The wall at (2, 1) stops the light"));
    CHECK(few.look_at == Point{4, 0});
    CHECK(begins_with(judge(lesson, 0, typed("1,000")).feedback, "It is less than 1,000."));
}
