// Choices: among words, and among cells that the lab knows about or finds on a map by chance.
#include "core/lesson/judging.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Answer chosen(std::vector<int> options) {
    Answer answer;
    answer.chosen = std::move(options);
    return answer;
}

Scenario the_scene() { return scene_of({"....A", "..#..", "@...."}); }

}  // namespace

TEST_CASE("among words the named ones are right, in any order, and the lesson's own words are said") {
    Choice choice;
    choice.options = {"walls", "light", "both"};
    choice.because = {"Walls alone light nothing.", "", "Both it takes."};
    choice.right = {3};
    const Lesson lesson = lesson_with(the_scene(), choice);
    CHECK(judge(lesson, 0, chosen({3})).right);
    CHECK(judge(lesson, 0, chosen({3})).feedback == "Both it takes. So it is.");
    CHECK(judge(lesson, 0, chosen({1})).feedback == "Walls alone light nothing. Look closely.");
    CHECK(judge(lesson, 0, chosen({2})).feedback == "It is not “light”. Look closely.");
    CHECK_FALSE(judge(lesson, 0, chosen({})).right);
    CHECK_FALSE(judge(lesson, 0, chosen({4})).right);
    CHECK_FALSE(judge(lesson, 0, chosen({1, 3})).right);
    CHECK(right_answer(lesson, 0)->chosen == std::vector<int>{3});
}

TEST_CASE("where several are right all of them are asked for") {
    Choice choice;
    choice.options = {"one", "two", "three", "four"};
    choice.because = {"One it is.", "Two it is not.", "", ""};
    choice.right = {1, 3};
    const Lesson lesson = lesson_with(the_scene(), choice);
    CHECK(judge(lesson, 0, chosen({3, 1})).right);
    CHECK(judge(lesson, 0, chosen({1})).feedback == "You found 1 of the 2 that are right. Look closely.");
    CHECK(judge(lesson, 0, chosen({1, 2, 3})).feedback ==
          "You found 2 of the 2 that are right, and chose 1 that is not. Two it is not. Look closely.");
    for (int all = 0; all < 16; ++all) {
        std::vector<int> options;
        for (int option = 1; option <= 4; ++option) {
            if ((all >> (option - 1) & 1) != 0) {
                options.push_back(option);
            }
        }
        CHECK(judge(lesson, 0, chosen(options)).right == (all == 0b0101));
    }
}

TEST_CASE("among cells the algorithm decides, and says why") {
    Choice choice;
    choice.cells = {{4, 0}, {1, 2}, {2, 1}};
    choice.which = CellState::dark;
    const Lesson lesson = lesson_with(the_scene(), choice);
    CHECK(right_answer(lesson, 0)->chosen == std::vector<int>{1});
    const Verdict wrong = judge(lesson, 0, chosen({2}));
    CHECK(begins_with(wrong.feedback, "B, at (1, 2), is not dark: In the light: "));
    CHECK(wrong.look_at == Point{1, 2});
    CHECK(begins_with(judge(lesson, 0, chosen({1})).feedback,
                      "A, at (4, 0), is dark: The wall at (2, 1) stops the light"));
    choice.which = CellState::wall;
    CHECK(judge(lesson_with(the_scene(), choice), 0, chosen({3})).feedback ==
          "C, at (2, 1), is a wall. So it is.");
}

TEST_CASE("on a map by chance one cell of those found is right, none is the viewer's, and they lie apart") {
    for (const CellState which : {CellState::seen, CellState::dark, CellState::shadow}) {
        Choice choice;
        choice.which = which;
        const Lesson lesson = lesson_with(scene_of({"@"}), choice, RandomMap{});
        std::vector<int> right_ones(5);
        for (std::uint32_t seed = 1; seed <= 150; ++seed) {
            CAPTURE(seed);
            const Asked asked = asked_of(lesson, 0, seed);
            REQUIRE(asked.cells.size() == 4);
            CHECK(asked.cells == asked_of(lesson, 0, seed).cells);
            for (std::size_t i = 0; i < 4; ++i) {
                CHECK(asked.cells[i] != asked.scenario.viewer);
                CHECK(asked.scenario.grid.contains(asked.cells[i]));
                for (std::size_t j = 0; j < i; ++j) {
                    const Point way = asked.cells[i] - asked.cells[j];
                    CHECK((std::abs(way.x) > 1 || std::abs(way.y) > 1));
                }
            }
            const Answer right = *right_answer(lesson, 0, seed);
            REQUIRE(right.chosen.size() == 1);
            CHECK(right.seed == seed);
            ++right_ones[static_cast<std::size_t>(right.chosen.front())];
            for (int option = 1; option <= 4; ++option) {
                Answer answer = chosen({option});
                answer.seed = seed;
                CHECK(judge(lesson, 0, answer).right == (option == right.chosen.front()));
            }
        }
        for (int option = 1; option <= 4; ++option) {
            CHECK(right_ones[static_cast<std::size_t>(option)] > 10);  // no letter is a good guess
        }
    }
}
