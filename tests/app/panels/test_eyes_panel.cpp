// The pane of the eyes, by the pointer.
#include "tests/support/screen.h"

#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::run;
using test::Screen;

Session watched() {
    Scenario scenario = test::scenario_of_rows({"@......", "...#...", "......."});
    scenario.legend = {{'g', "goblin", ThingKind::watcher, 8}};
    scenario.things = {{{6, 0}, 'g'}, {{3, 2}, 'g'}};
    scenario.torches = {{{3, 1}}};
    return Session(scenario);
}

}  // namespace

TEST_CASE("a map with something on it has the pane of the eyes, and another has it when it is asked for") {
    CHECK_FALSE(Screen(test::session_of({"@.."})).find("panel.eyes"));
    Session asked = test::session_of({"@.."});
    run(asked, ActionId::panel_eyes);
    Screen empty(std::move(asked));
    CHECK(empty.find("panel.eyes"));
    CHECK_FALSE(empty.find("eyes.by-scan"));
    Screen screen(watched());
    screen.click("panel.eyes");
    CHECK(screen.session().side_panel() == SidePanel::eyes);
    CHECK(screen.find("eyes.by-scan"));
    CHECK(screen.find("eyes.watcher"));
}

TEST_CASE("a click on a watcher shows what it sees, another what all see") {
    Screen screen(watched());
    screen.click("panel.eyes");
    screen.click("eyes.watcher");
    CHECK(screen.session().eyes().chosen().has_value());
    screen.click("eyes.watcher");
    CHECK_FALSE(screen.session().eyes().chosen().has_value());
}

TEST_CASE("the ways to look and the shading are switched by their buttons") {
    Screen screen(watched());
    screen.click("panel.eyes");
    screen.click("eyes.by-line");
    CHECK(screen.session().eyes().by() == WatchBy::line);
    screen.click("eyes.by-scan");
    CHECK(screen.session().eyes().by() == WatchBy::scan);
    screen.click("eyes.shade");
    CHECK_FALSE(screen.session().eyes().shades());
}

TEST_CASE("the torch inside a wall is pointed out, and one click moves it to the nearest floor") {
    Session session = watched();
    session.apply(EndEdit{});
    Screen screen(std::move(session), 1280, 1400);
    screen.click("panel.eyes");
    screen.click("eyes.move");
    CHECK_FALSE(screen.session().document().grid.opaque(screen.session().document().torches.front().at));
    CHECK_FALSE(screen.find("eyes.move"));
}

}  // namespace fovlab
