// The list of edits as a person uses it.
#include "tests/support/screen.h"

namespace fovlab {
namespace {

using test::Screen;

std::vector<ScreenItem> entries(Screen& screen) {
    std::vector<ScreenItem> found;
    for (const ScreenItem& item : screen.report().items) {
        if (item.name == "history.entry") {
            found.push_back(item);
        }
    }
    return found;
}

Spot middle(const ScreenItem& item) { return {item.x + item.width / 2, item.y + item.height / 2}; }

Session edited(int edits) {
    Session session;
    for (int i = 0; i < edits; ++i) {
        session.apply(MoveViewer{{1 + i % 10, 1 + i / 10 % 5}});
        session.apply(EndEdit{});
    }
    return session;
}

}  // namespace

TEST_CASE("the button beside undo opens the list, a click on an edit goes there, and the button closes it") {
    Screen screen(edited(5));
    CHECK(entries(screen).empty());
    screen.click("edit.history");
    REQUIRE(entries(screen).size() == 6);
    screen.click(middle(entries(screen)[2]));
    CHECK(screen.session().history().present() == 2);
    CHECK(screen.session().history().redo_count() == 3);
    screen.click(middle(entries(screen)[5]));
    CHECK(screen.session().history().present() == 5);
    screen.click("edit.history");
    CHECK(entries(screen).empty());
    CHECK(screen.session().side_panel() == SidePanel::why);
}

TEST_CASE("by keys: Ctrl+H, and arrows go to and fro") {
    Screen screen(edited(5));
    screen.press(ctrl(U'h'));
    screen.press(plain(Key::up));
    screen.press(plain(Key::up));
    CHECK(screen.session().history().present() == 3);
    screen.press(plain(Key::down));
    CHECK(screen.session().history().present() == 4);
    screen.press(ctrl(U'h'));
    CHECK(screen.session().side_panel() == SidePanel::why);
}

TEST_CASE("of thousands of edits those around the one at hand are shown") {
    Screen screen(edited(5'000));
    screen.click("edit.history");
    screen.lab().settle();
    CHECK(entries(screen).size() > 10);
    CHECK(entries(screen).size() < 100);
    const auto lowest = [&] { return middle(entries(screen).back()); };
    screen.click(lowest());
    CHECK(screen.session().history().present() > 4'900);
    screen.lab().lab().apply(GoToEdit{100});
    screen.lab().settle();
    screen.click(lowest());
    CHECK(screen.session().history().present() > 100);
    CHECK(screen.session().history().present() < 200);
}

}  // namespace fovlab
