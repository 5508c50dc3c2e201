// The finder and the list of keys: opened over the window, led by keys, and closed again.
#include "app/session/find_actions.h"
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::busy_session;
using test::Screen;
using test::state_of;

// Opens the finder and waits until its field has the keyboard.
void open_finder(Screen& screen) {
    screen.press(ctrl(U'k'));
    screen.lab().settle();
    REQUIRE(screen.session().overlay() == Overlay::finder);
    REQUIRE(screen.lab().frame().typing);
}

void type(Screen& screen, const std::string& text) {
    screen.lab().type(text);
    screen.lab().settle();
}

struct Size {
    int width;
    int height;
};

}  // namespace

TEST_CASE("Ctrl+K opens the finder with the keyboard in its field, Escape closes it") {
    Screen screen(busy_session());
    const std::string before = state_of(screen.session());
    open_finder(screen);
    CHECK(screen.find("find.text"));
    CHECK(screen.find("find.entry"));
    CHECK_FALSE(screen.find("step.play"));  // below it nothing can be clicked
    screen.press(plain(Key::escape));
    screen.lab().settle();
    CHECK(screen.session().overlay() == Overlay::none);
    CHECK_FALSE(screen.find("find.text"));
    CHECK(screen.find("step.play"));
    CHECK(state_of(screen.session()) == before);
    CHECK(screen.session().pinned());  // Escape was for the finder
}

TEST_CASE("what is typed and entered is done, and the finder is closed") {
    Screen screen(busy_session());
    open_finder(screen);
    type(screen, "palette light");
    screen.press(plain(Key::enter));
    screen.lab().settle();
    CHECK(screen.session().overlay() == Overlay::none);
    CHECK(screen.session().palette() == *palette_of_id("light"));
    open_finder(screen);
    type(screen, "walls show");
    screen.press(plain(Key::enter));
    screen.lab().settle();
    CHECK(screen.session().document().rules.wall == WallRule::centre);
}

TEST_CASE("the finder opens empty each time") {
    Screen screen(busy_session());
    open_finder(screen);
    type(screen, "xyzzy");
    CHECK_FALSE(screen.find("find.entry"));
    screen.press(plain(Key::enter));
    screen.lab().settle();
    CHECK(screen.session().overlay() == Overlay::finder);  // nothing was found to do
    screen.press(plain(Key::escape));
    screen.lab().settle();
    open_finder(screen);
    CHECK(screen.find("find.entry"));
}

TEST_CASE("Up and Down choose among what was found, and stop at its ends") {
    Screen screen(busy_session());
    const std::vector<FoundAction> found = find_actions(screen.session(), "map:");
    REQUIRE(found.size() == gallery().size());
    open_finder(screen);
    type(screen, "map:");
    for (std::size_t i = 0; i < found.size() + 3; ++i) {
        screen.press(plain(Key::down));
    }
    screen.press(plain(Key::up));
    screen.press(plain(Key::enter));
    screen.lab().settle();
    CHECK(screen.session().gallery_map() == gallery().size() - 2);
}

TEST_CASE("an entry can be clicked; one that cannot be done now does nothing") {
    Screen screen{Session()};
    open_finder(screen);
    type(screen, "undo the last change");
    REQUIRE(screen.find("find.entry"));
    const std::string before = state_of(screen.session());
    screen.click("find.entry");
    screen.press(plain(Key::enter));
    CHECK(screen.session().overlay() == Overlay::finder);
    CHECK(state_of(screen.session()) == before);
    screen.press(plain(Key::escape));
    screen.lab().settle();
    open_finder(screen);
    type(screen, "floor shows");
    screen.click("find.entry");
    screen.lab().settle();
    CHECK(screen.session().overlay() == Overlay::none);
    CHECK(screen.session().document().rules.floor == FloorRule::any);
}

TEST_CASE("no key of the action table acts while the finder or the list of keys is open") {
    for (const ActionId opens : {ActionId::help_find, ActionId::help_keys}) {
        Screen screen(busy_session());
        screen.press(row(opens).key);
        screen.lab().settle();
        const std::string before = state_of(screen.session());
        for (const ActionRow& action : action_table()) {
            const bool closes =
                action.key == plain(Key::escape) || action.key == plain(Key::enter) || action.id == opens;
            if (action.key.key != Key::none && !closes) {
                const FrameOutput asked = screen.press(action.key);
                INFO(std::string(action.name));
                CHECK(state_of(screen.session()) == before);
                CHECK(screen.session().overlay() != Overlay::none);
                CHECK_FALSE((asked.quit || asked.full_screen || asked.paste || asked.copy));
            }
        }
    }
}

TEST_CASE("the list of keys is opened by ? and closed by ?, by Escape, and by a click beside it") {
    Screen screen(busy_session());
    for (int way = 0; way < 3; ++way) {
        screen.press(plain(U'?'));
        screen.lab().settle();
        INFO("way ", way);
        REQUIRE(screen.session().overlay() == Overlay::keys);
        if (way == 2) {
            screen.click(Spot{4.0, 4.0});
        } else {
            screen.press(way == 0 ? plain(U'?') : plain(Key::escape));
        }
        screen.lab().settle();
        CHECK(screen.session().overlay() == Overlay::none);
        CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
        CHECK(screen.session().pinned());
    }
}

TEST_CASE("keys that come in one frame with the one that opens a sheet are for the sheet") {
    Screen screen(busy_session());
    for (const Chord& key : {plain(U'?'), plain(Key::escape), plain(U'f')}) {
        screen.lab().press(key);
    }
    screen.lab().frame();
    screen.lab().settle();
    CHECK(screen.session().overlay() == Overlay::none);
    CHECK(screen.session().pinned());
}

TEST_CASE("the buttons of the status line open both") {
    Screen screen(busy_session());
    screen.click("help.keys");
    CHECK(screen.session().overlay() == Overlay::keys);
    screen.press(plain(Key::escape));
    screen.lab().settle();
    screen.click("help.find");
    CHECK(screen.session().overlay() == Overlay::finder);
}

TEST_CASE("both are drawn in every size and scale, with their controls in the window") {
    for (const float scale : {1.0F, 2.0F}) {
        for (const Size size : {Size{200, 200}, Size{640, 480}, Size{1024, 768}, Size{1920, 1080}}) {
            for (const ActionId opens : {ActionId::help_find, ActionId::help_keys}) {
                Screen screen(busy_session(), size.width, size.height, scale);
                screen.lab().lab().apply(RunAction{opens});
                screen.lab().settle();
                INFO(size.width, " × ", size.height, ", scale ", scale);
                CHECK(screen.lab().vertices() > 500);
                for (const ScreenItem& item : screen.report().items) {
                    CHECK(item.x + item.width / 2.0 < size.width);
                    CHECK(item.y + item.height / 2.0 < size.height);
                }
            }
        }
    }
}

}  // namespace fovlab
