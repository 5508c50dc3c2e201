// Who watches, as the session knows it: in the lab and on a walk, by scan and by line, chosen and moved.
#include "app/session/session_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::run;
using test::shapes_of;

Scenario watched_hall() {
    Scenario scenario = test::scenario_of_rows({"@......", "...#...", "......."});
    scenario.legend = {{'g', "goblin", ThingKind::watcher, 8}, {'o', "owl", ThingKind::watcher, 1}};
    scenario.things = {{{6, 0}, 'g'}, {{3, 2}, 'o'}};
    scenario.torches = {{{3, 1}}};
    return scenario;
}

std::size_t watched_cells(const Session& session) {
    std::size_t cells = 0;
    for (const CellSignsShape& shape :
         shapes_of<CellSignsShape>(scene_of_run(session, Side::left, session.layers(), true), Ink::watched)) {
        cells += shape.cells.size();
    }
    return cells;
}

}  // namespace

TEST_CASE("the eyes of a document: how many there are, who sees the viewer, and with whom it is one way") {
    const Session session(watched_hall());
    const EyesNow& now = session.eyes_now();
    CHECK(now.listed == 2);
    CHECK(now.seeing == 1);
    CHECK(now.one_way == 1);  // the owl is seen, and looks one cell far
    REQUIRE(now.strays.size() == 1);
    CHECK(now.strays.front().words.find("(3, 1)") != std::string::npos);
}

TEST_CASE("what watchers see is on the map while their pane is open and not shaded away") {
    Session session(watched_hall());
    CHECK(watched_cells(session) == 0);
    run(session, ActionId::panel_eyes);
    const std::size_t all = watched_cells(session);
    CHECK(all > 0);
    session.apply(ChooseEye{1});
    CHECK(session.eyes().chosen() == 1);
    const std::size_t of_owl = watched_cells(session);
    CHECK(of_owl == session.eyes_now().picture.eyes[1].field.visible.count());
    CHECK(of_owl < all);
    session.apply(ChooseEye{1});
    CHECK_FALSE(session.eyes().chosen());
    session.apply(ChooseEye{9});
    CHECK_FALSE(session.eyes().chosen());
    run(session, ActionId::eyes_shade);
    CHECK(watched_cells(session) == 0);
}

TEST_CASE("by one line watchers answer for themselves") {
    Session session(watched_hall());
    CHECK_FALSE(session.eyes_now().picture.by_line);
    run(session, ActionId::eyes_by_line);
    CHECK(session.eyes().by() == WatchBy::line);
    CHECK(session.eyes_now().picture.by_line);
    run(session, ActionId::eyes_by_scan);
    CHECK_FALSE(session.eyes_now().picture.by_line);
}

TEST_CASE("what is known of the eyes follows every edit") {
    Session session(watched_hall());
    CHECK(session.eyes_now().seeing == 1);
    test::stroke(session, {{5, 0}, {5, 1}, {5, 2}});
    CHECK(session.eyes_now().seeing == 0);
    run(session, ActionId::edit_undo);
    CHECK(session.eyes_now().seeing == 1);
    session.apply(MoveViewer{{4, 2}});
    CHECK(session.eyes_now().seeing == 2);
}

TEST_CASE("a stray torch is moved by one edit that can be undone") {
    Session session(watched_hall());
    const Stray stray = session.eyes_now().strays.front().stray;
    REQUIRE(stray.to);
    session.apply(MoveStray{stray});
    CHECK(session.document().torches.front().at == *stray.to);
    CHECK(session.eyes_now().strays.empty());
    CHECK(session.message().find("(3, 1)") != std::string::npos);
    run(session, ActionId::edit_undo);
    CHECK(session.document().torches.front().at == Point{3, 1});
    session.apply(MoveStray{{Stray::Kind::torch, 5, {0, 0}, Point{1, 1}}});
    CHECK(session.document() == watched_hall());
}

TEST_CASE("on a walk the eyes are those around the walker") {
    Session session(watched_hall());
    run(session, ActionId::explore_here);
    REQUIRE(session.explore());
    CHECK(session.eyes_now().picture.viewer == Point{0, 0});
    session.apply(WalkMove{Move::down_right});
    session.apply(WalkMove{Move::down_right});
    CHECK(session.eyes_now().picture.viewer == Point{2, 2});
    CHECK(session.eyes_now().seeing >= 1);
}

TEST_CASE(
    "on a walk it is told what stands at a cell in view, and of other cells only when everything is shown") {
    Scenario hall = test::scenario_of_rows({"@.#..", "..#..", "....."});
    hall.legend = {{'g', "goblin", ThingKind::watcher, 8}};
    hall.things = {{{1, 1}, 'g'}, {{4, 0}, 'g'}};
    Session session(hall);
    run(session, ActionId::explore_here);
    REQUIRE(session.explore());
    CHECK(session.explore()->things_told({1, 1}) == "goblin (watcher, sees 8 cells far)");
    CHECK(session.explore()->things_told({4, 0}).empty());
    run(session, ActionId::explore_reveal);
    CHECK(session.explore()->things_told({4, 0}) == "goblin (watcher, sees 8 cells far)");
}

}  // namespace fovlab
