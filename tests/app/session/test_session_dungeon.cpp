// Dungeons in a session: made by a plan, made anew while sliders move, and the cuts of one.
#include "app/session/dungeon_table.h"
#include "core/dungeon/dungeon.h"
#include "core/scenario/dungeon_map.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab::test {
namespace {

Session dungeon_session() {
    return Session(with_dungeon(scenario_of(gallery().front()), DungeonPlan{}).value());
}

Session cuts_session() {
    Session session = dungeon_session();
    run(session, ActionId::explore_here);
    run(session, ActionId::explore_cuts);
    return session;
}

DungeonPlan with_seed(std::uint32_t seed) {
    DungeonPlan plan;
    plan.seed = seed;
    return plan;
}

}  // namespace

TEST_CASE("on a drawn map a plan is only kept, until a dungeon is made by it; undo brings the map back") {
    Session session;
    const Scenario before = session.document();
    session.apply(SetDungeon{with_seed(9)});
    CHECK(session.document() == before);
    CHECK(session.dungeon_plan().seed == 9);
    run(session, ActionId::dungeon_make);
    CHECK(session.document().dungeon == with_seed(9));
    CHECK(session.document().grid == make_dungeon(with_seed(9)).value().grid);
    CHECK(session.viewer() == make_dungeon(with_seed(9)).value().start);
    CHECK(session.message().find("Dungeon 9") != std::string::npos);
    run(session, ActionId::edit_undo);
    CHECK(session.document().grid == before.grid);
    CHECK_FALSE(session.document().dungeon);
}

TEST_CASE("a dungeon is made anew by each plan, and all of one drag is one undo step") {
    Session session = dungeon_session();
    session.apply(EndEdit{});
    for (int width = 70; width < 80; ++width) {
        DungeonPlan plan = session.dungeon_plan();
        plan.width = width;
        session.apply(SetDungeon{plan});
        CHECK(session.grid().width() == width);
    }
    session.apply(EndEdit{});
    run(session, ActionId::edit_undo);
    CHECK(session.document().dungeon == DungeonPlan{});
    CHECK(session.grid().width() == 80);
}

TEST_CASE("a plan that can make no dungeon changes nothing, and the reason is told") {
    for (const bool drawn : {true, false}) {
        Session session = drawn ? Session() : dungeon_session();
        const Scenario before = session.document();
        DungeonPlan plan;
        plan.min_area = 4;
        session.apply(SetDungeon{plan});
        CHECK(session.document() == before);
        CHECK(session.dungeon_plan() == DungeonPlan{});
        CHECK(session.message_refuses());
        CHECK(session.message() ==
              "min_area 4 leaves pieces too narrow for a room 4 wide with a wall on each side; 6 is the "
              "least.");
    }
}

TEST_CASE("what makes no sense is brought to what does") {
    Session session = dungeon_session();
    DungeonPlan plan;
    plan.width = 100'000;
    plan.height = -3;
    plan.min_room_height = -1;
    plan.depth = 0;
    plan.max_cuts = 99;
    session.apply(SetDungeon{plan});
    CHECK(session.message_refuses());  // a map one cell high has no room
    plan.height = 100;
    session.apply(SetDungeon{plan});
    CHECK(session.grid().width() == Session::k_max_window_side);
    CHECK(session.dungeon_plan().depth == 1);
    CHECK(session.dungeon_plan().max_cuts == 16);
    CHECK(session.dungeon_plan().min_room_height == 1);
}

TEST_CASE("each switch and button is an undo step of its own") {
    for (const DungeonSwitch& one : k_dungeon_switches) {
        Session session = dungeon_session();
        run(session, one.id);
        CHECK(session.dungeon_plan().*one.member);
        CHECK((*session.document().dungeon).*one.member);
        run(session, one.id);
        CHECK_FALSE(session.dungeon_plan().*one.member);
        run(session, ActionId::edit_undo);
        CHECK(session.dungeon_plan().*one.member);
    }
    Session session = dungeon_session();
    run(session, ActionId::dungeon_next_seed);
    run(session, ActionId::dungeon_next_seed);
    CHECK(session.document().dungeon->seed == 3);
    run(session, ActionId::dungeon_corner);
    CHECK(session.dungeon_plan().corner == CorridorCorner::across_first);
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    CHECK(session.document().dungeon->seed == 2);
}

TEST_CASE("painting on a dungeon makes a drawn map of it, with its rooms; undo brings the dungeon back") {
    Session session = dungeon_session();
    const std::vector<Room> rooms = session.grid().rooms();
    stroke(session, {{0, 0}}, Terrain::floor);
    CHECK_FALSE(session.document().dungeon);
    CHECK(session.document().grid.rooms() == rooms);
    run(session, ActionId::edit_undo);
    CHECK(session.document().dungeon == DungeonPlan{});
}

TEST_CASE("the viewer may go elsewhere in a dungeon, which stays one") {
    Session session = dungeon_session();
    const Room room = session.grid().rooms().front();
    session.apply(MoveViewer{{room.x, room.y}});
    session.apply(EndEdit{});
    CHECK(session.document().dungeon);
    CHECK(session.document().viewer == Point{room.x, room.y});
}

TEST_CASE("the cuts are stepped through like a run: to and fro, by play, to any step") {
    Session session = cuts_session();
    REQUIRE(session.explores_by(ExploreMode::cuts));
    const std::size_t steps = session.explore()->steps();
    CHECK(steps == DungeonTrace(DungeonPlan{}).steps());
    CHECK(session.explore()->cut() == steps);
    session.apply(GoToCut{0});
    CHECK(session.explore()->cut() == 0);
    run(session, ActionId::step_forward);
    run(session, ActionId::step_forward);
    run(session, ActionId::step_back);
    CHECK(session.explore()->cut() == 1);
    run(session, ActionId::step_play);
    session.advance(5'000.0);
    CHECK(session.explore()->cut() > 1);
}

TEST_CASE("a piece is chosen in the tree or on the map, where it is there at this step") {
    Session session = cuts_session();
    CHECK_FALSE(session.chosen_piece());
    session.apply(GoToCut{2});  // the whole map and its two pieces
    session.apply(ChoosePiece{2});
    CHECK(session.chosen_piece() == 2);
    session.apply(ChoosePiece{3});
    CHECK_FALSE(session.chosen_piece());
    session.apply(ChoosePiece{-1});
    CHECK_FALSE(session.chosen_piece());
    session.apply(ChoosePieceAt{{0, 0}});
    CHECK(session.chosen_piece() == 1);
    session.apply(ChoosePieceAt{{79, 39}});
    CHECK(session.chosen_piece() == 2);
    session.apply(ChoosePieceAt{{79, 39}});
    CHECK_FALSE(session.chosen_piece());
    session.apply(ChoosePieceAt{{80, 0}});
    CHECK_FALSE(session.chosen_piece());
    session.apply(GoToCut{0});
    session.apply(ChoosePieceAt{{0, 0}});
    CHECK_FALSE(session.chosen_piece());
}

TEST_CASE("every cell leads to the piece that holds it, and no smaller one does") {
    Session session = cuts_session();
    const Dungeon dungeon = make_dungeon(DungeonPlan{}).value();
    for (int y = 0; y < 40; y += 3) {
        for (int x = 0; x < 80; x += 3) {
            session.apply(ChoosePiece{std::nullopt});
            session.apply(ChoosePieceAt{{x, y}});
            REQUIRE(session.chosen_piece());
            const Piece& piece = dungeon.pieces[static_cast<std::size_t>(*session.chosen_piece())];
            CHECK_FALSE(piece.cut);
            CHECK((x >= piece.area.x && y >= piece.area.y && x < piece.area.x + piece.area.width &&
                   y < piece.area.y + piece.area.height));
        }
    }
}

TEST_CASE("outside the cuts no piece is chosen") {
    Session session = dungeon_session();
    session.apply(ChoosePiece{0});
    session.apply(ChoosePieceAt{{3, 3}});
    CHECK_FALSE(session.chosen_piece());
}

TEST_CASE("while the cuts are shown another plan shows its own") {
    Session session = cuts_session();
    session.apply(ChoosePiece{1});
    run(session, ActionId::dungeon_next_seed);
    REQUIRE(session.explores_by(ExploreMode::cuts));
    CHECK(session.explore()->making().plan().seed == 2);
    CHECK(session.explore()->cut() == session.explore()->steps());
    CHECK_FALSE(session.chosen_piece());
}

TEST_CASE(
    "what is there of the cuts, and what the last one did, is that of the place, whichever came before") {
    Session session = cuts_session();
    const DungeonTrace trace(DungeonPlan{});
    for (const std::size_t step :
         {trace.steps(), std::size_t{0}, std::size_t{7}, std::size_t{3}, std::size_t{40}}) {
        session.apply(GoToCut{step});
        const Explore& explore = *session.explore();
        CHECK(explore.made_so_far().grid() == trace.at(step).grid());
        CHECK(explore.made_so_far().pieces().size() == trace.at(step).pieces().size());
        CHECK(explore.cut_sentence() == (step == 0 ? "" : trace.sentence(step - 1)));
        CHECK(explore.made().grid() == trace.at(trace.steps()).grid());
    }
    session.apply(SetDungeon{with_seed(9)});
    const DungeonTrace ninth(with_seed(9));
    CHECK(session.explore()->made().grid() == ninth.at(ninth.steps()).grid());
}

}  // namespace fovlab::test
