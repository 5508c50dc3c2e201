#include "core/lesson/read_lesson.h"

#include <doctest/doctest.h>

#include <string>
#include <variant>

using namespace fovlab;

namespace {

const std::string k_scenario =
    "```scenario\nversion = 1\nmap = '''\n.....\n..#..\n.@A.B\n'''\nradius = 6\nstep = 3\n\n"
    "[legend]\nA = { name = \"A\", kind = \"mark\" }\nB = { name = \"B\", kind = \"mark\" }\n"
    "```\n";

Lesson lesson_of(const std::string& text) {
    Result<Lesson> lesson = read_lesson(text);
    if (!lesson) {
        CAPTURE(lesson.error().line);
        FAIL(lesson.error().reason);
    }
    return lesson ? std::move(lesson.value()) : Lesson{};
}

// The only task of a lesson about the map above.
Task task_of(const std::string& block, const std::string& page = "") {
    const Lesson lesson = lesson_of("# T\n\n" + k_scenario + page + "\n```task\n" + block + "```\n");
    REQUIRE(lesson.tasks.size() == 1);
    return lesson.tasks.front();
}

template <class K>
K kind_of(const std::string& block, const std::string& page = "") {
    const Task task = task_of(block, page);
    REQUIRE(std::holds_alternative<K>(task.what));
    return std::get<K>(task.what);
}

}  // namespace

TEST_CASE("a lesson has its title, and a page for each heading of the second rank") {
    const Lesson lesson = lesson_of("# Light\n\nBefore.\n\n## One\n\n### Small\n\nText.\n\n## Two\n");
    CHECK(lesson.title == "Light");
    REQUIRE(lesson.pages.size() == 3);
    CHECK(lesson.pages[0].title == "Light");
    CHECK(lesson.pages[0].line == 1);
    CHECK(lesson.pages[0].blocks.size() == 1);
    CHECK(lesson.pages[1].title == "One");
    CHECK(lesson.pages[1].line == 5);
    REQUIRE(lesson.pages[1].blocks.size() == 2);
    CHECK(lesson.pages[1].blocks[0].kind == Block::Kind::heading);
    CHECK(lesson.pages[1].blocks[0].level == 3);
    CHECK(lesson.pages[2].title == "Two");
    CHECK(lesson.pages[2].blocks.empty());
}

TEST_CASE("where all stands under headings there is no page before the first") {
    const Lesson lesson = lesson_of("# Light *and* `shade`\n## One\n");
    CHECK(lesson.title == "Light and shade");
    REQUIRE(lesson.pages.size() == 1);
    CHECK(lesson.pages[0].title == "One");
    REQUIRE(lesson_of("# Only a title\n").pages.size() == 1);
    CHECK(lesson_of("\xEF\xBB\xBF# Marked\r\n").title == "Marked");
}

TEST_CASE("a page goes on with the scenario of the page before") {
    const Lesson lesson = lesson_of("# T\n## None\n## Own\n" + k_scenario +
                                    "## Goes on\n## Another\n```scenario\n"
                                    "version = 1\nmap = '@..'\n```\n## Goes on too\n");
    REQUIRE(lesson.pages.size() == 5);
    CHECK_FALSE(lesson.pages[0].scenario);
    CHECK(lesson.pages[1].own_scenario);
    CHECK(lesson.pages[1].scenario->viewer == Point{1, 2});
    CHECK_FALSE(lesson.pages[2].own_scenario);
    CHECK(lesson.pages[2].scenario == lesson.pages[1].scenario);
    CHECK(lesson.pages[4].scenario->grid.width() == 3);
}

TEST_CASE("a page says how it is shown, or is shown as usual") {
    const Lesson lesson = lesson_of(
        "# T\n## A\n## B\n```page\nshow = [\"wedges\", \"steps\"]\nview = \"explore\"\n"
        "step = \"start\"\n```\n## C\n```page\nshow = []\n```\n");
    const std::vector<Control> usual{Control::tools, Control::steps, Control::why};
    CHECK(lesson.pages[0].show == usual);
    CHECK(lesson.pages[0].view == LessonView::lab);
    CHECK_FALSE(lesson.pages[0].at_start);
    const std::vector<Control> named{Control::wedges, Control::steps};
    CHECK(lesson.pages[1].show == named);
    CHECK(lesson.pages[1].view == LessonView::explore);
    CHECK(lesson.pages[1].at_start);
    CHECK(lesson.pages[2].show.empty());
}

TEST_CASE("tasks are numbered through the lesson, and lie among the blocks of their page") {
    const std::string task = "```task\nkind = \"predict\"\n```\n";
    const std::string quiz =
        "```quiz\nkind = \"number\"\nask = \"How many?\"\nof = \"visible\"\nhint = \"count\"\n"
        "explain = \"so\"\n```\n";
    const Lesson lesson =
        lesson_of("# T\n" + k_scenario + task + "\nwords\n\n## Two\n\nwords\n\n" + quiz + task);
    REQUIRE(lesson.tasks.size() == 3);
    CHECK(lesson.page_of_task(0) == 0);
    CHECK(lesson.page_of_task(1) == 1);
    CHECK(lesson.page_of_task(2) == 1);
    CHECK(lesson.page_of_task(9) == 0);
    REQUIRE(lesson.pages[1].blocks.size() == 3);
    CHECK(lesson.pages[1].blocks[1].kind == Block::Kind::task);
    CHECK(lesson.pages[1].blocks[1].task == std::size_t{1});
    CHECK(lesson.tasks[1].line == lesson.pages[1].blocks[1].line);
    CHECK(lesson.tasks[1].ask == "How many?");
    CHECK(lesson.tasks[1].hint == "count");
    CHECK(lesson.tasks[1].explain == "so");
}

TEST_CASE("other code is shown, and is no task") {
    const Lesson lesson = lesson_of("# T\n```python\nx = 1\n```\n");
    REQUIRE(lesson.pages[0].blocks.size() == 1);
    CHECK(lesson.pages[0].blocks[0].text == "x = 1\n");
}

TEST_CASE("each kind of task is read with all its keys") {
    const auto predict =
        kind_of<Predict>("kind = \"predict\"\nwhat = \"dark\"\nof = \"floor\"\namong = [1, 0, 3, 2]\n");
    CHECK(predict.what == Predict::What::dark);
    CHECK(predict.of == Predict::Of::floor);
    CHECK(predict.among == Room{1, 0, 3, 2});

    const auto words = kind_of<Choice>(
        "kind = \"choice\"\nask = \"?\"\noptions = [\"yes\", \"no\", \"both\"]\n"
        "right = [1, 3]\nbecause = [\"a\", \"b\", \"c\"]\n");
    CHECK(words.options == std::vector<std::string>{"yes", "no", "both"});
    CHECK(words.right == std::vector<int>{1, 3});
    CHECK(words.because == std::vector<std::string>{"a", "b", "c"});
    CHECK(kind_of<Choice>("kind = \"choice\"\nask = \"?\"\noptions = [\"yes\", \"no\"]\nright = 2\n").right ==
          std::vector<int>{2});

    const auto cells =
        kind_of<Choice>("kind = \"choice\"\nask = \"?\"\ncells = [[0, 0], [2, 1]]\nwhich = \"dark\"\n");
    CHECK(cells.of_cells());
    CHECK(cells.cells == std::vector<Point>{{0, 0}, {2, 1}});
    CHECK(cells.which == CellState::dark);

    const auto counted =
        kind_of<Number>("kind = \"number\"\nask = \"?\"\nof = \"one-way pairs\"\nat = [4, 2]\n");
    CHECK(counted.of == Quantity::one_way_pairs);
    CHECK(counted.at == Point{4, 2});
    for (const std::string right : {"\"3/8\"", "\"6/16\"", "\"0.375\""}) {
        const auto told = kind_of<Number>("kind = \"number\"\nask = \"?\"\nright = " + right + "\n");
        CHECK(told.right->numerator == 3);
        CHECK(told.right->denominator == 8);
    }
    CHECK(kind_of<Number>("kind = \"number\"\nask = \"?\"\nright = \"−7\"\n").right->numerator == -7);
    CHECK(kind_of<Number>("kind = \"number\"\nask = \"?\"\nright = -7\n").right->numerator == -7);

    const auto step = kind_of<FindStep>(
        "kind = \"find-step\"\nevent = \"row-end\"\nat = [2, 1]\ndepth = 3\nwedge = 0\ndecides = [0, 0]\nnth "
        "= 2\n");
    CHECK(step.event == EventKind::row_end);
    CHECK(step.at == Point{2, 1});
    CHECK(step.depth == 3);
    CHECK(step.wedge == 0);
    CHECK(step.decides == Point{0, 0});
    CHECK(step.nth == 2);

    const auto build = kind_of<Build>("kind = \"build\"\ngoal = [\"A does not see B\", \"walls <= 5\"]\n");
    REQUIRE(build.goals.size() == 2);
    CHECK(build.goals[1].words == "walls <= 5");
    CHECK(kind_of<Build>("kind = \"build\"\ngoal = \"walls = 2\"\n").goals.size() == 1);

    CHECK(kind_of<FindBug>("kind = \"find-bug\"\nmistake = \"shadow-stays\"\n").mistake ==
          Mistake::shadow_stays);

    const auto who = kind_of<WhoSeesWhom>("kind = \"who-sees-whom\"\na = [0, 0]\nb = [4, 0]\n");
    CHECK(who.a == Point{0, 0});
    CHECK(who.b == Point{4, 0});
}

TEST_CASE("who sees whom is about the marks A and B where no cells are named") {
    const auto who = kind_of<WhoSeesWhom>("kind = \"who-sees-whom\"\n");
    CHECK(who.a == Point{2, 2});
    CHECK(who.b == Point{4, 2});
    CHECK(kind_of<WhoSeesWhom>("kind = \"who-sees-whom\"\nb = [0, 0]\n").b == Point{0, 0});
}

TEST_CASE("a map by chance has its recipe, and noise of one fifth walls where none is told") {
    const Task task = task_of(
        "kind = \"predict\"\nrandom = { kind = \"caves\", walls = 40, width = 13, height = 7, seed = 5 }\n");
    REQUIRE(task.random);
    CHECK(task.random->recipe == MapRecipe{MapKind::caves, 5, 40});
    CHECK(task.random->width == 13);
    CHECK(task.random->height == 7);
    CHECK(task_of("kind = \"predict\"\nrandom = {}\n").random->recipe == MapRecipe{MapKind::noise, 1, 20});
    CHECK(task_of("kind = \"predict\"\nrandom = { kind = \"caves\" }\n").random->recipe.walls_in_hundred ==
          45);
    CHECK(
        kind_of<Choice>("kind = \"choice\"\nask = \"?\"\nrandom = {}\ncount = 3\nwhich = \"dark\"\n").count ==
        3);
}

TEST_CASE("a task without a question has the one of its kind") {
    const auto ask = [](const std::string& block) { return task_of(block).ask; };
    CHECK(ask("kind = \"predict\"\n") == "Mark the cells that the viewer sees.");
    CHECK(ask("kind = \"predict\"\nof = \"walls\"\n") == "Mark the walls that the viewer sees.");
    CHECK(ask("kind = \"predict\"\nwhat = \"dark\"\nof = \"floor\"\n") ==
          "Mark the floor cells in range that stay dark.");
    CHECK(ask("kind = \"predict\"\nwhat = \"next\"\n") == "Mark the cells that the next row shows.");
    CHECK(ask("kind = \"find-step\"\nevent = \"split\"\n") == "Go to a step that splits the light.");
    CHECK(ask("kind = \"find-step\"\nat = [2, 1]\nnth = 1\n") ==
          "Go to the first step that looks at the cell (2, 1).");
    CHECK(ask("kind = \"find-step\"\nevent = \"narrow\"\nat = [2, 1]\ndepth = 2\nwedge = 4\nnth = 12\n") ==
          "Go to the 12th step that narrows the light at (2, 1) at depth 2 in wedge 4.");
    CHECK(ask("kind = \"find-step\"\ndecides = [3, 0]\n") ==
          "Go to the step that decides about the cell (3, 0).");
    CHECK(ask("kind = \"build\"\ngoal = \"walls = 2\"\n") == "Change the map until all of this holds.");
    CHECK(ask("kind = \"find-bug\"\nmistake = \"walls-unseen\"\n") ==
          "This run breaks one of its rules. Which one?");
    CHECK(ask("kind = \"who-sees-whom\"\n") == "Does A see B, and does B see A?");
    CHECK(ask("kind = \"predict\"\nask = \"Mine\"\n") == "Mine");
}

TEST_CASE("claims belong to the page on which they stand") {
    const Lesson lesson = lesson_of("# T\n" + k_scenario +
                                    "\nA map of 15 cells. <!-- check: cells = 15 -->\n\n## Two\n\n"
                                    "Two walls. <!-- check algorithm=rays: walls = 1 -->\n");
    REQUIRE(lesson.pages[0].claims.size() == 1);
    REQUIRE(lesson.pages[1].claims.size() == 1);
    CHECK(lesson.pages[0].claims[0].line == 17);
    CHECK(lesson.pages[0].claims[0].condition.words == "cells = 15");
    CHECK(lesson.pages[1].claims[0].rules.size() == 1);
}

TEST_CASE("pictures and linked lessons are listed once, with their lines") {
    const Lesson lesson = lesson_of(
        "# T\n\n![a](pictures/a.svg)\n\nSee [b](02-b.md#x), [c](02-b.md) and [d](https://d.org/e.md).\n");
    const std::vector<LessonFile> files = files_of(lesson);
    REQUIRE(files.size() == 2);
    CHECK(files[0].name == "pictures/a.svg");
    CHECK(files[0].line == 3);
    CHECK(files[1].name == "02-b.md");
    CHECK(files[1].line == 5);
}

TEST_CASE("a lesson is told from maps and scenarios by its text and by its name") {
    CHECK(is_lesson_text("# Light\n\nText.\n"));
    CHECK(is_lesson_text("\xEF\xBB\xBF\n# Light\n"));
    CHECK(is_lesson_text("# Light\n\n[A link](a.md) begins it.\n"));
    CHECK(is_lesson_text("# Light\n\n```scenario\nversion = 1\n```\n"));
    CHECK_FALSE(is_lesson_text("# a scenario\nversion = 1\nmap = '.'\n"));
    CHECK_FALSE(is_lesson_text("#####\n#.@.#\n#####\n"));
    CHECK_FALSE(is_lesson_text("version = 1\n"));
    CHECK_FALSE(is_lesson_text("## Page\n"));
    CHECK_FALSE(is_lesson_text(""));
    CHECK(is_lesson_name("lessons/01-light.md"));
    CHECK(is_lesson_name("A.MD"));
    CHECK_FALSE(is_lesson_name(".md"));
    CHECK_FALSE(is_lesson_name("a.toml"));
}
