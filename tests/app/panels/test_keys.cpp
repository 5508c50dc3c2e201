#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::busy_session;
using test::busy_session_for;
using test::Screen;
using test::state_of;

// What leads or closes an open list, whatever else it means.
bool is_for_lists(const Chord& key) {
    return key == plain(Key::up) || key == plain(Key::down) || key == plain(Key::enter) ||
           key == plain(Key::escape);
}

bool list_is_open() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup); }

}  // namespace

TEST_CASE("a key does what its row of the action table does, and nothing else") {
    for (const ActionRow& action : action_table()) {
        if (action.key.key == Key::none) {
            continue;
        }
        Session expected = busy_session_for(action);
        expected.apply(RunAction{action.id});
        const Requests requests = expected.take_requests();
        Screen screen(busy_session_for(action));
        const ScreenReport before = screen.report();
        screen.lab().press(action.key);
        const FrameOutput asked = screen.lab().frame(0.001);
        INFO(std::string(action.name), ", ", to_words(action.key));
        CHECK(state_of(screen.session()) == state_of(expected));
        CHECK(asked.quit == requests.quit);
        CHECK(asked.full_screen == requests.full_screen);
        CHECK(asked.paste == requests.paste);
        CHECK(asked.copy == requests.copy);
        const ScreenReport after = screen.report();
        // A pane of another width opens, so that the map is fitted anew.
        const bool fitted = action.name.substr(0, 6) == "panel." || action.id == ActionId::pair_pick ||
                            action.id == ActionId::table_open ||
                            after.right_canvas_x != before.right_canvas_x;
        // A walk has its own size of cells.
        const bool walks = screen.session().explore() || expected.explore() || test::is_of_walks(action) ||
                           action.id == ActionId::explore_toggle;
        const bool reads = screen.session().course() != nullptr;  // beside a lesson the map has another place
        if (!fitted && !walks && !reads) {
            CHECK((after.cell > before.cell) == (requests.zoom > 0));
            CHECK((after.cell < before.cell) == (requests.zoom < 0));
        }
    }
}

TEST_CASE("while a text field has the keyboard no key does anything but type") {
    Screen screen(busy_session());
    REQUIRE(screen.click("map.width").typing);
    const std::string before = state_of(screen.session());
    for (const ActionRow& action : action_table()) {
        if (action.key.key != Key::none) {
            screen.lab().press(action.key);
            const FrameOutput asked = screen.lab().frame();
            INFO(std::string(action.name), ", ", to_words(action.key));
            CHECK(state_of(screen.session()) == before);
            CHECK_FALSE((asked.quit || asked.full_screen || asked.paste || asked.copy));
            if (action.key == plain(Key::enter)) {  // it has ended the typing, and done nothing else
                REQUIRE(screen.click("map.width").typing);
            }
        }
    }
    CHECK(screen.lab().frame().typing);
}

TEST_CASE("when the text field is left the keys act again") {
    Screen screen(busy_session());
    REQUIRE(screen.click("map.height").typing);
    CHECK_FALSE(screen.click("step.start").typing);
    screen.press(plain(U'f'));
    CHECK(screen.session().document().rules.floor == FloorRule::any);
}

TEST_CASE("in an open list Up and Down choose, and stop at its ends") {
    Screen screen{Session()};
    screen.click("map.gallery");
    REQUIRE(list_is_open());
    for (std::size_t map = 1; map < gallery().size(); ++map) {
        screen.press(plain(Key::down));
        CHECK(screen.session().gallery_map() == map);
        CHECK(list_is_open());
    }
    screen.press(plain(Key::down));
    CHECK(screen.session().gallery_map() == gallery().size() - 1);
    screen.press(plain(Key::up));
    CHECK(screen.session().gallery_map() == gallery().size() - 2);
    screen.lab().press(plain(Key::up));
    screen.lab().press(plain(Key::up));
    screen.lab().frame();
    CHECK(screen.session().gallery_map() == gallery().size() - 4);
    for (std::size_t i = 0; i < gallery().size(); ++i) {
        screen.press(plain(Key::up));
    }
    CHECK(screen.session().gallery_map() == std::size_t{0});
}

TEST_CASE("each list is led by Up and Down, one undo step a choice") {
    for (const char* name : {"rule.algorithm", "rule.range"}) {
        Screen screen{Session()};
        const Scenario before = screen.session().document();
        screen.click(name);
        INFO(name);
        REQUIRE(list_is_open());
        const bool first =
            std::string_view(name) == "rule.range";  // round is the last but one, symmetric the last
        screen.press(plain(first ? Key::down : Key::up));
        CHECK(screen.session().history().undo_count() == 1);
        CHECK(screen.session().document() != before);
        screen.press(plain(first ? Key::up : Key::down));
        CHECK(screen.session().history().undo_count() == 2);
        CHECK(screen.session().document() == before);
    }
}

TEST_CASE("Enter and Escape close a list and do nothing else; then the keys act again") {
    for (const Key key : {Key::enter, Key::escape}) {
        Screen screen(busy_session());
        const std::string before = state_of(screen.session());
        screen.click("map.gallery");
        REQUIRE(list_is_open());
        screen.press(plain(key));
        CHECK_FALSE(list_is_open());
        CHECK(screen.session().pinned());  // Escape also lets go of a pin, but not this one
        CHECK(state_of(screen.session()) == before);
        screen.press(plain(U'f'));
        CHECK(screen.session().document().rules.floor == FloorRule::any);
        screen.press(plain(Key::escape));
        CHECK_FALSE(screen.session().pinned());
    }
}

TEST_CASE("no key of the action table acts while a list is open") {
    for (const char* name : {"map.gallery", "rule.algorithm", "rule.range"}) {
        Screen screen(busy_session());
        screen.click(name);
        REQUIRE(list_is_open());
        const std::string before = state_of(screen.session());
        for (const ActionRow& action : action_table()) {
            if (action.key.key != Key::none && !is_for_lists(action.key)) {
                screen.lab().press(action.key);
                const FrameOutput asked = screen.lab().frame();
                INFO(std::string(action.name), ", ", to_words(action.key));
                CHECK(state_of(screen.session()) == before);
                CHECK_FALSE((asked.quit || asked.full_screen || asked.paste || asked.copy));
            }
        }
        CHECK(list_is_open());
    }
}

TEST_CASE("Up and Down do nothing while no list is open") {
    Screen screen(busy_session());
    const std::string before = state_of(screen.session());
    screen.press(plain(Key::down));
    screen.press(plain(Key::up));
    screen.press(plain(Key::enter));
    CHECK(state_of(screen.session()) == before);
}

TEST_CASE("keys that come in one frame act one after another") {
    Session session;
    session.apply(GoToStep{0});
    Screen screen(std::move(session));
    for (int i = 0; i < 5; ++i) {
        screen.lab().press(plain(Key::right));
    }
    screen.lab().frame();
    CHECK(screen.session().cursor().step() == 5);
}

TEST_CASE("play begins with the step at hand, however long the lab has slept before") {
    Session session;
    session.apply(GoToStep{0});
    Screen screen(std::move(session));
    screen.lab().press(plain(Key::space));
    screen.lab().frame(60'000.0);  // a minute since the last frame
    CHECK(screen.session().playback().playing());
    CHECK(screen.session().cursor().step() == 0);
    screen.lab().frame(1000.0);
    CHECK(screen.session().cursor().step() == 12);
}

TEST_CASE("playing draws on until all steps are done") {
    Session session(test::scenario_of_rows({".....", "..@..", "....."}));
    session.apply(SetSpeed{1000.0});
    Screen screen(std::move(session));
    screen.press(plain(Key::space));
    int frames = 0;
    while (screen.session().playback().playing() && frames < 1000) {
        screen.lab().frame();
        ++frames;
    }
    CHECK(screen.session().cursor().at_end());
    CHECK(frames < 100);
}

}  // namespace fovlab
