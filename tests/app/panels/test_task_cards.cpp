// The cards of tasks: each kind answered by clicks alone, and judged.
#include "tests/support/courses.h"
#include "tests/support/screen.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

using test::Screen;
using test::session_with_lessons;

const std::string k_room = R"(
```scenario
version = 1
map = '''
.......
..#....
.......
...@...
.......
'''
radius = 5
```
)";

Screen page_with(const std::string& block, const std::string& scenario = k_room) {
    return Screen{session_with_lessons({"# Tasks\n" + scenario + "\n```task\n" + block + "\n```\n"}), 1280,
                  900};
}

std::vector<ScreenItem> all(Screen& screen, std::string_view name) {
    std::vector<ScreenItem> found = screen.report().items;
    found.erase(
        std::remove_if(found.begin(), found.end(), [&](const ScreenItem& item) { return item.name != name; }),
        found.end());
    return found;
}

void click_nth(Screen& screen, std::string_view name, std::size_t index) {
    const std::vector<ScreenItem> found = all(screen, name);
    REQUIRE(index < found.size());
    screen.click(Spot{found[index].x + found[index].width / 2.0, found[index].y + found[index].height / 2.0});
}

const TaskWork& work(const Screen& screen) { return screen.session().course()->work(0); }

bool is_right(const Screen& screen) { return work(screen).verdict && work(screen).verdict->right; }

bool was_done(const Screen& screen) {
    const LessonRecord* record = screen.session().progress().of("/lessons/1.md");
    return record && record->tasks.at(0).right;
}

}  // namespace

TEST_CASE("of several answers one is chosen and checked; after a wrong one another can be") {
    Screen screen = page_with(
        "kind = \"choice\"\nask = \"Which?\"\noptions = [\"one\", \"two\", \"three\"]\nright = 2\nhint = "
        "\"Not "
        "one.\"");
    REQUIRE(all(screen, "lesson.option").size() == 3);
    screen.click("lesson.check");
    CHECK(work(screen).open());  // nothing was chosen
    click_nth(screen, "lesson.option", 0);
    screen.click("lesson.check");
    REQUIRE(work(screen).verdict);
    CHECK_FALSE(is_right(screen));
    CHECK(screen.find("lesson.show"));
    click_nth(screen, "lesson.option", 1);
    screen.click("lesson.check");
    CHECK(is_right(screen));
    CHECK(was_done(screen));
    CHECK_FALSE(screen.find("lesson.check"));
    screen.click("lesson.again");
    CHECK(work(screen).open());
    CHECK(was_done(screen));
}

TEST_CASE("where several answers are right, each is switched on and off") {
    Screen screen = page_with(
        "kind = \"choice\"\nask = \"Which?\"\noptions = [\"one\", \"two\", \"three\"]\nright = [1, 3]");
    for (const std::size_t index : {2U, 1U, 0U, 1U}) {
        click_nth(screen, "lesson.option", index);
    }
    CHECK(work(screen).draft.chosen == std::vector<int>{1, 3});
    screen.click("lesson.check");
    CHECK(is_right(screen));
}

TEST_CASE("a number is typed, and Enter checks it") {
    Screen screen = page_with("kind = \"number\"\nask = \"How wide?\"\nof = \"width\"");
    CHECK(screen.click("lesson.number").typing);
    screen.lab().type("7");
    screen.lab().settle();
    CHECK(work(screen).draft.number == "7");
    screen.press(plain(Key::enter));
    screen.lab().settle();
    CHECK(is_right(screen));
}

TEST_CASE("the step at hand is answered with") {
    Screen screen = page_with("kind = \"find-step\"\nevent = \"row\"");
    screen.lab().lab().apply(GoToStep{0});
    screen.lab().settle();
    screen.click("lesson.check");
    REQUIRE(work(screen).verdict);
    CHECK_FALSE(is_right(screen));
    screen.click("lesson.show");
    CHECK(work(screen).shown);
    CHECK_FALSE(was_done(screen));
}

TEST_CASE("cells are marked on the map, cleared and judged") {
    Screen screen = page_with("kind = \"predict\"\nwhat = \"dark\"\namong = [0, 0, 7, 3]");
    screen.drag({{1, 1}, {1, 1}});
    CHECK(work(screen).draft.cells.size() == 1);
    screen.click("lesson.clear-marks");
    CHECK(work(screen).draft.cells.empty());
    screen.drag({{1, 1}, {1, 1}});
    screen.click("lesson.check");
    REQUIRE(work(screen).verdict);
    if (!is_right(screen)) {
        CHECK_FALSE(screen.find("lesson.check"));  // what is right has been told
        screen.click("lesson.show");
        CHECK(work(screen).shown);
    }
    screen.click("lesson.again");
    CHECK(work(screen).open());
}

TEST_CASE("the mistake in a run is suspected, and mended") {
    Screen screen = page_with("kind = \"find-bug\"\nmistake = \"walls-unseen\"");
    const std::size_t suspects = all(screen, "lesson.suspect").size();
    CHECK(suspects > 2);
    for (std::size_t i = 0; i < suspects && !is_right(screen); ++i) {
        click_nth(screen, "lesson.suspect", i);
        screen.click("lesson.check");
    }
    CHECK(is_right(screen));
    CHECK_FALSE(screen.session().course()->mistake());
}

TEST_CASE("who sees whom has four answers, of which one is right") {
    Screen screen = page_with("kind = \"who-sees-whom\"\na = [0, 0]\nb = [6, 4]");
    REQUIRE(all(screen, "lesson.who").size() == 4);
    for (std::size_t i = 0; i < 4 && !is_right(screen); ++i) {
        click_nth(screen, "lesson.who", i);
        screen.click("lesson.check");
    }
    CHECK(is_right(screen));
}

TEST_CASE("a map is changed until its goals hold") {
    Screen screen = page_with("kind = \"build\"\ngoal = [\"walls >= 2\"]");
    screen.click("lesson.check");
    REQUIRE(work(screen).verdict);
    CHECK_FALSE(is_right(screen));
    CHECK_FALSE(screen.find("lesson.show"));  // there are many answers
    screen.drag({{5, 1}, {5, 1}});
    screen.click("lesson.check");
    CHECK(is_right(screen));
}

TEST_CASE("maps by chance come by their numbers") {
    Screen screen = page_with(
        "kind = \"predict\"\nrandom = { kind = \"noise\", walls = 20, width = 9, height = 7, seed = 3 }");
    const Grid before = screen.session().document().grid;
    screen.click("lesson.next-seed");
    CHECK(work(screen).draft.seed == 4U);
    CHECK(screen.session().document().grid != before);
    CHECK(screen.find("lesson.seed"));
}

}  // namespace fovlab
