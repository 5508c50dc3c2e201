// Placing things with the pointer and the keys, the light panel, and the sheet of finer light.
#include "tests/support/screen.h"

#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::run;
using test::Screen;

const std::vector<std::string> k_room{".........", "...#.....", "....@....", ".....#...", "........."};

void click(Screen& screen, Point cell, PointerButton button = PointerButton::left) {
    screen.drag({cell}, button);
}

}  // namespace

TEST_CASE("a click places a thing, another takes it away, and the right button clears the cell") {
    Screen screen(test::session_of(k_room));
    screen.click("tool.watcher");
    click(screen, {1, 1});
    REQUIRE(screen.session().document().things.size() == 1);
    CHECK(screen.session().document().things[0].at == Point{1, 1});
    click(screen, {1, 1});
    CHECK(screen.session().document().things.empty());
    screen.click("tool.torch");
    click(screen, {3, 1});
    CHECK(screen.session().document().torches.size() == 1);
    click(screen, {3, 1}, PointerButton::right);
    CHECK(screen.session().document().torches.empty());
    // A drag places one where it began.
    screen.drag({{0, 0}, {1, 0}, {2, 0}});
    CHECK(screen.session().document().torches.size() == 1);
    CHECK(screen.session().document().grid == test::view_of(k_room).grid);
}

TEST_CASE("with the cell cursor Enter places and Delete clears") {
    Session session = test::session_of(k_room);
    run(session, ActionId::tool_mark);
    session.apply(PlaceCellCursor{Point{7, 4}});
    Screen screen(std::move(session));
    screen.press(plain(Key::enter));
    CHECK(screen.session().document().things.size() == 1);
    screen.press(plain(Key::erase));
    CHECK(screen.session().document().things.empty());
}

TEST_CASE("the light panel: the lamp, how light fades, and a torch hung and taken away") {
    Screen screen(test::session_of(k_room));
    screen.click("panel.light");
    CHECK(screen.find("light.lamp"));
    CHECK(screen.find("light.ambient"));
    screen.click("light.torch-here");
    REQUIRE(screen.session().document().torches.size() == 1);
    CHECK(screen.find("light.torch-radius"));
    CHECK(screen.find("light.torch-colour"));
    CHECK_FALSE(screen.find("light.torch-move"));
    screen.click("light.torch-remove");
    CHECK(screen.session().document().torches.empty());
}

TEST_CASE("a torch inside a wall is pointed out, and a button moves it to the nearest floor") {
    Session session = test::session_of(k_room);
    session.apply(SetTorch{0, {{3, 1}, 6, 0xFF8040}});
    session.apply(EndEdit{});
    Screen screen(std::move(session));
    screen.click("panel.light");
    screen.click("light.torch-move");
    REQUIRE(screen.session().document().torches.size() == 1);
    CHECK(screen.session().document().torches[0].at == Point{3, 0});
    CHECK_FALSE(screen.find("light.torch-move"));
}

TEST_CASE("the sheet of finer light opens from the panel, chooses, and says why it cannot be shown") {
    Session session = test::session_of(k_room);
    run(session, ActionId::light_fine);
    Screen screen(std::move(session));
    CHECK(screen.find("light.fine-times"));
    CHECK(screen.find("light.fine-shape"));
    CHECK(screen.find("light.fine-spread"));
    screen.click("light.fine-beside");
    CHECK_FALSE(screen.session().fine_look().beside);
    screen.press(plain(Key::escape));
    CHECK(screen.session().overlay() == Overlay::none);
}
}  // namespace fovlab
