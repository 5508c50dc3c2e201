// The column of the lessons: the list, pages and what turns them, links and cells in the text, pictures, and what stands beside it.
#include "tests/support/courses.h"
#include "tests/support/screen.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace fovlab {
namespace {

using test::Screen;
using test::session_with_lessons;

const std::string k_pages = R"(# Light and walls

The wall at (3, 2) is dark. Go on to [the next lesson](2.md), or read [a page](https://example.org/fov).

> A quote of *slanted* and **strong** words, with `code`.

- one
- two
  - deeper

1. first
2. second

```
code that is wider than the column of the lesson, so that it has to be moved sideways to be read to its end
```

![A room](pictures/room.svg)

```scenario
version = 1
map = '''
.......
...#...
.......
...@...
.......
'''
radius = 3
```

```page
show = []
```

## With panes

```page
show = ["tools", "steps", "wedges", "rules", "map"]
```

## With the walk

```page
show = ["why"]
```

```quiz
kind = "number"
ask = "How many?"
right = 3
```
)";

const std::string k_other = "# Another lesson\n\nNothing to do.\n";
const std::string k_broken = "# Broken\n\n```scenario\nnonsense\n```\n";

std::size_t count(Screen& screen, std::string_view name) {
    const std::vector<ScreenItem>& items = screen.report().items;
    return static_cast<std::size_t>(
        std::count_if(items.begin(), items.end(), [&](const ScreenItem& item) { return item.name == name; }));
}

Spot middle(const ScreenItem& item) { return {item.x + item.width / 2.0, item.y + item.height / 2.0}; }

// Of several controls of one name, by their order.
void click_nth(Screen& screen, std::string_view name, std::size_t index) {
    const std::vector<ScreenItem> items = screen.report().items;
    std::size_t seen = 0;
    for (const ScreenItem& item : items) {
        if (item.name == name && seen++ == index) {
            screen.click(middle(item));
            return;
        }
    }
    REQUIRE_MESSAGE(false, "no such control");
}

std::size_t page_of(const Screen& screen) { return screen.session().course()->page(); }

}  // namespace

TEST_CASE("a button that is always in sight opens the lessons, and one leads back") {
    Screen screen{Session()};
    screen.click("lesson.toggle");
    REQUIRE(screen.session().course());
    CHECK(count(screen, "lesson.entry") > 3);
    CHECK_FALSE(screen.find("map.gallery"));
    screen.click("lesson.toggle");
    CHECK_FALSE(screen.session().course());
    CHECK(screen.find("map.gallery"));
}

TEST_CASE("the list opens a lesson by a click; one that cannot be read cannot be opened") {
    Screen screen{session_with_lessons({k_pages, k_broken, k_other}, 0)};
    CHECK(count(screen, "lesson.entry") == 3);
    click_nth(screen, "lesson.entry", 1);
    CHECK_FALSE(screen.session().course()->at());
    click_nth(screen, "lesson.entry", 2);
    CHECK(screen.session().course()->at() == 2U);
    screen.click("lesson.list");
    CHECK_FALSE(screen.session().course()->at());
}

TEST_CASE("pages turn by buttons, keys and dots") {
    Screen screen{session_with_lessons({k_pages, k_other})};
    CHECK(count(screen, "lesson.page") == 3);
    screen.click("lesson.next-page");
    CHECK(page_of(screen) == 1);
    screen.click("lesson.previous-page");
    CHECK(page_of(screen) == 0);
    screen.press(plain(Key::page_down));
    CHECK(page_of(screen) == 1);
    click_nth(screen, "lesson.page", 2);
    CHECK(page_of(screen) == 2);
    screen.click("lesson.next-page");
    CHECK(screen.session().course()->file() == "/lessons/2.md");
}

TEST_CASE("a page has the controls that it asks for, and no others unless all are wanted") {
    Screen screen{session_with_lessons({k_pages})};
    for (const char* item : {"tool.wall", "step.play", "panel.why", "panel.rules", "panel.width"}) {
        INFO(item);
        CHECK((screen.find(item).has_value() == (std::string_view(item) == "panel.width")));  // of the lesson
    }
    screen.click("lesson.next-page");
    for (const char* item : {"tool.wall", "step.play", "panel.wedges", "panel.rules", "panel.map"}) {
        INFO(item);
        CHECK(screen.find(item));
    }
    CHECK_FALSE(screen.find("panel.why"));
    screen.click("lesson.next-page");
    CHECK(screen.find("panel.why"));
    CHECK_FALSE(screen.find("tool.wall"));
    screen.click("lesson.controls");
    CHECK(screen.find("tool.wall"));
    CHECK(screen.find("panel.symmetry"));
}

TEST_CASE("panes of both of the lab's columns are tabs of one") {
    Screen screen{session_with_lessons({k_pages})};
    screen.click("lesson.next-page");
    CHECK_FALSE(screen.find("rule.radius"));
    screen.click("panel.rules");
    CHECK(screen.find("rule.radius"));
    screen.click("panel.map");
    CHECK(screen.find("map.width"));
    screen.click("panel.wedges");
    CHECK_FALSE(screen.find("map.width"));
    CHECK_FALSE(screen.find("rule.radius"));
}

TEST_CASE("a link to a lesson opens it, and an address is copied and said so") {
    Screen screen{session_with_lessons({k_pages, k_other})};
    CHECK(count(screen, "lesson.link") == 2);
    std::vector<ScreenItem> links;
    for (const ScreenItem& item : screen.report().items) {
        if (item.name == "lesson.link") {
            links.push_back(item);
        }
    }
    const FrameOutput asked = screen.click(middle(links[1]));
    CHECK(asked.copy == "https://example.org/fov");
    CHECK(screen.session().message().find("https://example.org/fov") != std::string::npos);
    screen.click(middle(links[0]));
    CHECK(screen.session().course()->file() == "/lessons/2.md");
}

TEST_CASE("pointing at a cell in the text points at it on the map") {
    Screen screen{session_with_lessons(
        {"# Cells\n\n(1, 1)\n\n```scenario\nversion = 1\nmap = '''\n...\n.@.\n'''\n```\n"})};
    const ScreenItem top = *screen.find("lesson.list");
    bool found = false;
    for (double y = top.y + top.height; y < top.y + 140.0 && !found; y += 4.0) {
        screen.lab().move({top.x + 14.0, y});
        screen.lab().settle();
        found = screen.session().explained_cell() == Point{1, 1};
    }
    CHECK(found);
    const FrameOutput resting = screen.lab().frame();
    CHECK_FALSE(resting.outdated);  // a pointer at rest makes no work
}

TEST_CASE("a page is shown from its top, however far down the one before was") {
    std::string text = "# Long\n\n";
    for (int i = 0; i < 60; ++i) {
        text += "Paragraph " + std::to_string(i) + " with some words in it.\n\n";
    }
    text += "[end](1.md)\n\n## Next\n\n[start](1.md)\n\n" + std::string(60, '\n');
    for (int i = 0; i < 60; ++i) {
        text += "More words, number " + std::to_string(i) + ".\n\n";
    }
    Screen screen{session_with_lessons({text})};
    CHECK_FALSE(screen.find("lesson.link"));
    const ScreenItem list = *screen.find("lesson.list");
    screen.lab().move({list.x + 60.0, list.y + 200.0});
    screen.lab().settle();
    for (int i = 0; i < 80; ++i) {
        screen.lab().wheel(-3);
        screen.lab().frame();
    }
    CHECK(screen.find("lesson.link"));
    screen.click("lesson.next-page");
    CHECK(screen.find("lesson.link"));
}

TEST_CASE("pictures are drawn once, and freed when the page turns; what is missing says so") {
    const std::string scenario = "version = 1\nmap = '''\n...\n.@.\n'''\n";
    for (const LessonPicture& picture :
         {LessonPicture{true, scenario}, LessonPicture{true, "nonsense"}, LessonPicture{false, "no PNG"}}) {
        Screen screen{session_with_lessons({k_pages}, 1, {{"pictures/room.svg", picture}})};
        const int uploads = screen.lab().uploads();
        screen.lab().settle();
        CHECK(screen.lab().uploads() == uploads);
        CHECK(screen.lab().vertices() > 100);
        screen.click("lesson.next-page");
        CHECK(page_of(screen) == 1);
    }
}

TEST_CASE("lessons are drawn in windows of any size and at any scale") {
    for (const auto& [width, height, scale] :
         {std::tuple{1280, 800, 1.0F}, std::tuple{1024, 768, 1.0F}, std::tuple{1920, 1080, 1.5F},
          std::tuple{1280, 800, 2.0F}, std::tuple{320, 240, 1.0F}}) {
        CAPTURE(width);
        for (const std::size_t open : {std::size_t{0}, std::size_t{1}}) {
            Screen screen(session_with_lessons({k_pages, k_broken}, open), width, height, scale);
            CHECK(screen.lab().vertices() > 100);
            screen.press(plain(Key::page_down));
            CHECK(screen.lab().vertices() > 100);
        }
    }
}

TEST_CASE("results are copied by a button, and forgotten only after a question") {
    Screen screen{session_with_lessons({k_pages})};
    screen.lab().lab().apply(LessonAction{DraftAnswer{0, [] {
                                                          Answer answer;
                                                          answer.number = "3";
                                                          return answer;
                                                      }()}});
    screen.lab().lab().apply(LessonAction{CheckAnswer{0}});
    screen.click("lesson.list");
    const FrameOutput asked = screen.click("lesson.hand-in");
    REQUIRE(asked.copy);
    CHECK(asked.copy->find("Light and walls") != std::string::npos);
    screen.click("lesson.reset");
    CHECK(screen.find("lesson.reset-no"));
    screen.click("lesson.reset-no");
    CHECK_FALSE(screen.session().progress().lessons.empty());
    screen.click("lesson.reset");
    screen.click("lesson.reset-yes");
    CHECK(screen.session().progress().lessons.empty());
}

}  // namespace fovlab
