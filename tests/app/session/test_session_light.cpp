// Light and what stands on the map, as the session changes them.
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::vector<std::string> k_room{"......", ".@..#.", "......"};

void place(Session& session, ActionId tool, Point cell, bool erase = false) {
    run(session, tool);
    session.apply(PlaceThing{cell, erase});
}

}  // namespace

TEST_CASE("what is placed and taken away is an undo step each, and told") {
    Session session = session_of(k_room);
    place(session, ActionId::tool_watcher, {3, 0});
    REQUIRE(session.document().things.size() == 1);
    CHECK(session.document().legend.size() == 1);
    CHECK(session.message() == "Placed at (3, 0): goblin (watcher, sees 8 cells far).");
    place(session, ActionId::tool_item, {5, 2});
    place(session, ActionId::tool_torch, {4, 1});
    CHECK(session.document().things.size() == 2);
    CHECK(session.document().torches.size() == 1);
    CHECK(session.history().undo_count() == 3);
    place(session, ActionId::tool_torch, {4, 1});
    CHECK(session.document().torches.empty());
    CHECK(session.message() == "Taken away from (4, 1).");
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    CHECK(session.document().things.size() == 1);
    session.apply(PlaceThing{{3, 0}, true});
    CHECK(session.document().things.empty());
}

TEST_CASE("where nothing can stand the reason is told, and nothing changes") {
    Session session = session_of(k_room);
    const Scenario before = session.document();
    place(session, ActionId::tool_mark, {4, 1});
    CHECK(session.message() == "It stands on floor only; cell (4, 1) is wall.");
    CHECK(session.message_refuses());
    place(session, ActionId::tool_mark, {1, 1});
    CHECK(session.message() == "The viewer stands at (1, 1).");
    place(session, ActionId::tool_mark, {-1, 9});
    session.apply(PlaceThing{{0, 0}, true});
    CHECK(session.document() == before);
    CHECK(session.history().undo_count() == 0);
}

TEST_CASE("light is of the document: what a slider does is one undo step, and nonsense changes nothing") {
    Session session = session_of(k_room);
    for (int ambient = 0; ambient <= 300; ambient += 100) {
        Light light;
        light.ambient_thousandths = ambient;
        session.apply(SetLight{light});
    }
    session.apply(EndEdit{});
    CHECK(session.document().light->ambient_thousandths == 300);
    CHECK(session.history().undo_count() == 1);
    session.apply(SetLight{{Lamp::on, 1001, Falloff::smooth, 6}});
    session.apply(SetLight{{Lamp::on, 0, Falloff::bands, 0}});
    CHECK(session.document().light->ambient_thousandths == 300);
    session.apply(SetLight{{}});
    CHECK_FALSE(session.document().light.has_value());  // as at first: the file need not say it
    session.apply(EndEdit{});
    run(session, ActionId::light_lamp);
    CHECK(session.document().light->lamp == Lamp::torch);
    run(session, ActionId::light_falloff);
    CHECK(session.document().light->falloff == Falloff::none);
}

TEST_CASE("torches are hung, changed and taken away one by one") {
    Session session = session_of(k_room);
    run(session, ActionId::light_torch_here);
    REQUIRE(session.document().torches.size() == 1);
    CHECK(session.document().torches[0].at == Point{1, 1});  // where the viewer stands
    session.apply(PinCell{{5, 0}});
    run(session, ActionId::light_torch_here);
    CHECK(session.document().torches[1].at == Point{5, 0});
    session.apply(SetTorch{0, {{0, 2}, 9, 0x00FF00}});
    session.apply(EndEdit{});
    CHECK(session.document().torches[0] == Torch{{0, 2}, 9, 0x00FF00});
    session.apply(SetTorch{0, {{0, 99}, 9, 0}});
    session.apply(SetTorch{0, {{0, 0}, -1, 0}});
    session.apply(SetTorch{7, {{0, 0}, 1, 0}});
    session.apply(RemoveTorch{7});
    CHECK(session.document().torches.size() == 2);
    session.apply(RemoveTorch{0});
    CHECK(session.document().torches.size() == 1);
}

TEST_CASE("finer light is a way to look, not part of the document") {
    Session session = session_of(k_room);
    const Scenario before = session.document();
    session.apply(SetFineLook{{{4, WallShape::full, 2}, false}});
    CHECK(session.fine_look().rules == FineRules{4, WallShape::full, 2});
    session.apply(SetFineLook{{{3, WallShape::full, 2}, false}});
    session.apply(SetFineLook{{{4, WallShape::full, -1}, false}});
    CHECK(session.fine_look().rules == FineRules{4, WallShape::full, 2});
    run(session, ActionId::light_fine_shape);
    CHECK(session.fine_look().rules.shape == WallShape::cut);
    run(session, ActionId::light_fine_beside);
    CHECK(session.fine_look().beside);
    run(session, ActionId::light_fine);
    CHECK(session.overlay() == Overlay::fine_light);
    run(session, ActionId::light_fine);
    CHECK(session.overlay() == Overlay::none);
    CHECK(session.document() == before);
}

TEST_CASE("the tool for things is kept for another day, and painting again takes its place") {
    Session session = session_of(k_room);
    run(session, ActionId::tool_item);
    CHECK(session.stroke() == Stroke::thing);
    const Look look = session.look();
    Session other = session_of(k_room);
    other.apply(UseLook{look});
    CHECK(other.stroke() == Stroke::thing);
    CHECK(other.thing_tool() == ThingKind::item);
    run(other, ActionId::tool_water);
    CHECK(other.stroke() == Stroke::brush);
}
