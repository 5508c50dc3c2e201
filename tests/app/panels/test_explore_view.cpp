// Exploring on the screen: keys and clicks that walk, the camera, the look and the cuts, and what the panes show.
#include "tests/support/screen.h"

#include "core/explore/camera.h"

#include <cmath>
#include <string>

namespace fovlab {
namespace {

using test::Screen;

Screen walking(int width = 1280, int height = 800, float scale = 1.0F) {
    return Screen(test::walking_session(), width, height, scale);
}

const Journey& journey(const Screen& screen) { return screen.session().explore()->journey(); }

// The picture lies between the panes: the middle of its part of the window.
Spot middle(Screen& screen) {
    const ScreenItem bar = *screen.find("explore.toggle");
    const ScreenItem left = *screen.find("panel.light");
    const ScreenItem right = *screen.find("panel.walk");
    const ScreenItem bottom = *screen.find("step.play");
    return {(left.x + left.width + right.x) / 2.0, (bar.y + bar.height + bottom.y) / 2.0};
}

}  // namespace

TEST_CASE("E leads into a dungeon by one key, and back by the same") {
    Screen screen{Session()};
    screen.press(plain(U'e'));
    REQUIRE(screen.session().explore());
    CHECK(screen.find("explore.look"));
    CHECK(screen.find("explore.record"));
    CHECK_FALSE(screen.find("tool.wall"));
    screen.press(plain(U'e'));
    CHECK_FALSE(screen.session().explore());
    CHECK(screen.find("tool.wall"));
}

TEST_CASE("a button leads into a dungeon too, and one back") {
    Screen screen{Session()};
    screen.click("explore.toggle");
    REQUIRE(screen.session().explore());
    screen.click("explore.toggle");
    CHECK_FALSE(screen.session().explore());
}

TEST_CASE("the viewer is in the middle of the picture unless the map ends there") {
    for (const float scale : {1.0F, 2.0F}) {
        Screen screen = walking(1600, 1000, scale);
        const Session& session = screen.session();
        const ScreenReport report = screen.report();
        const Spot at{report.canvas_x + (session.viewer().x + 0.5) * report.cell,
                      report.canvas_y + (session.viewer().y + 0.5) * report.cell};
        const Spot center = middle(screen);
        const Grid& grid = session.grid();
        const bool far_in = session.viewer().x * report.cell > center.x &&
                            (grid.width() - session.viewer().x) * report.cell > center.x;
        if (far_in) {
            CHECK(std::abs(at.x - center.x) < 2.0 * report.cell);
        }
        CHECK(report.cell == doctest::Approx(30.0 * static_cast<double>(scale)));
    }
}

TEST_CASE("every move keeps the viewer on the screen, and the wheel makes cells larger around it") {
    Screen screen = walking();
    const double before = screen.report().cell;
    screen.lab().move(middle(screen));
    screen.lab().frame();
    screen.lab().wheel(3);
    screen.lab().settle();
    CHECK(screen.report().cell > before);
    for (const Key key : {Key::up, Key::left, Key::down, Key::down, Key::right, Key::right}) {
        screen.press(plain(key));
        const ScreenReport report = screen.report();
        const double x = report.canvas_x + (screen.session().viewer().x + 0.5) * report.cell;
        const double y = report.canvas_y + (screen.session().viewer().y + 0.5) * report.cell;
        CHECK((x > 200.0 && x < 1100.0));
        CHECK((y > 30.0 && y < 700.0));
    }
}

TEST_CASE("a click on a neighbour is a step there") {
    Screen screen = walking();
    const Point from = screen.session().viewer();
    for (const Point step : {Point{-1, 0}, Point{1, 0}, Point{0, 1}, Point{0, -1}}) {
        if (info(screen.session().grid().at(from + step)).walkable) {
            screen.click(screen.lab().middle_of(from + step));
            CHECK(screen.session().viewer() == from + step);
            return;
        }
    }
    FAIL("nowhere to go");
}

TEST_CASE("a hand that drags over the map of a walk draws nothing") {
    Screen screen = walking();
    const Grid before = screen.session().document().grid;
    const Point at = screen.session().viewer();
    screen.drag({at, at + Point{2, 0}, at + Point{2, 2}});
    screen.drag({at + Point{1, 1}, at + Point{-2, 1}}, PointerButton::right);
    CHECK(screen.session().document().grid == before);
}

TEST_CASE("Enter opens the look, arrows step it, and Enter or Escape goes back") {
    Screen screen = walking();
    const Point at = screen.session().viewer();
    for (const Key back : {Key::enter, Key::escape}) {
        screen.press(plain(Key::enter));
        REQUIRE(screen.session().explores_by(ExploreMode::look));
        CHECK(screen.find("step.slider"));
        screen.press(plain(Key::right));  // after the last step it begins again
        CHECK(screen.session().cursor().step() == 0);
        screen.press(plain(Key::right));
        CHECK(screen.session().cursor().step() == 1);
        CHECK(screen.session().viewer() == at);
        screen.press(plain(back));
        CHECK(screen.session().explores_by(ExploreMode::walk));
    }
}

TEST_CASE("dragging the record goes to any move, and the keys of the record to its ends") {
    Screen screen = walking();
    const std::size_t moves = journey(screen).moves().size();
    const ScreenItem record = *screen.find("explore.record");
    screen.click({record.x + 1.0, record.y + record.height / 2});
    CHECK(journey(screen).done() == 0);
    screen.click({record.x + record.width - 1.0, record.y + record.height / 2});
    CHECK(journey(screen).done() == moves);
    screen.press(shift(Key::left));
    CHECK(journey(screen).done() == moves - 1);
    screen.press(plain(Key::home));
    CHECK(journey(screen).done() == 0);
}

TEST_CASE("the cuts are stepped with the same keys, and their bar can be dragged") {
    Screen screen = walking();
    screen.click("explore.cuts");
    REQUIRE(screen.session().explores_by(ExploreMode::cuts));
    screen.press(plain(Key::home));
    screen.press(plain(Key::right));
    CHECK(screen.session().explore()->cut() == 1);
    const ScreenItem bar = *screen.find("explore.making");
    screen.click({bar.x + bar.width / 2, bar.y + bar.height / 2});
    CHECK(screen.session().explore()->cut() > 1);
    screen.press(plain(Key::escape));
    CHECK(screen.session().explores_by(ExploreMode::walk));
}

TEST_CASE("F1 shows everything until pressed again") {
    Screen screen = walking();
    screen.press(plain(Key::f1));
    CHECK(screen.session().explore()->reveals());
    screen.press(plain(Key::f1));
    CHECK_FALSE(screen.session().explore()->reveals());
}

TEST_CASE("every pane of a walk opens and draws, in each of its modes, in windows large and small") {
    constexpr ActionId panes[] = {ActionId::panel_walk,   ActionId::panel_eyes,   ActionId::panel_why,
                                  ActionId::panel_wedges, ActionId::panel_code,   ActionId::panel_symmetry,
                                  ActionId::table_open,   ActionId::edit_history, ActionId::panel_dungeon,
                                  ActionId::panel_rules,  ActionId::panel_light};
    struct Size {
        int width;
        int height;
        float scale;
    };
    for (const Size size : {Size{1280, 800, 1.0F}, Size{640, 400, 1.0F}, Size{1400, 1000, 2.0F}}) {
        Screen screen = walking(size.width, size.height, size.scale);
        for (const ActionId mode : {ActionId::explore_back, ActionId::explore_look, ActionId::explore_cuts}) {
            screen.lab().lab().apply(RunAction{mode});
            for (const ActionId pane : panes) {
                INFO(std::string(row(mode).name), " ", std::string(row(pane).name), " ", size.width);
                screen.lab().lab().apply(RunAction{pane});
                screen.lab().settle();
                CHECK(screen.lab().vertices() > 100);
                CHECK(screen.session().explore());
            }
        }
    }
}

}  // namespace fovlab
