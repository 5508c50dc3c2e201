#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::busy_session;
using test::Screen;
using test::state_of;

}  // namespace

TEST_CASE("a key does what its row of the action table does, and nothing else") {
    for (const ActionRow& action : action_table()) {
        if (action.key.key == Key::none) {
            continue;
        }
        Session expected = busy_session();
        expected.apply(RunAction{action.id});
        const Requests requests = expected.take_requests();
        Screen screen(busy_session());
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
        CHECK((after.cell > before.cell) == (requests.zoom > 0));
        CHECK((after.cell < before.cell) == (requests.zoom < 0));
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
