// Walking in the lab: into a dungeon and back, move by move, the record of it, and what stays of it.
#include "app/session/session_scene.h"
#include "app/session/walk_json.h"
#include "core/scenario/level_of.h"
#include "core/scenario/scenario_text.h"
#include "tests/support/monkey.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace fovlab {
namespace {

using test::run;
using test::session_of;
using Json = nlohmann::json;

const std::vector<std::string> k_house{"#########", "#.@.+...#", "#...#.~.#",
                                       "###%#####", "#.......#", "#########"};

void walk(Session& session, std::string_view moves) {
    for (const char move : moves) {
        session.apply(WalkMove{*move_of_letter(move)});
    }
}

// On a map that one drew oneself.
Session house() {
    Session session = session_of(k_house);
    run(session, ActionId::explore_toggle);
    return session;
}

const Journey& journey(const Session& session) { return session.explore()->journey(); }

std::string map_row(const Session& session, int y) {
    return Json::parse(report_json(session, {}))["map"][static_cast<std::size_t>(y)];
}

}  // namespace

TEST_CASE("from an untouched map of the gallery E leads into a dungeon, and back to that map") {
    Session session;
    const Scenario gallery_map = session.document();
    run(session, ActionId::explore_toggle);
    REQUIRE(session.explore());
    CHECK(session.document().dungeon);
    CHECK(session.document().viewer == session.viewer());
    CHECK(session.document().rules == gallery_map.rules);
    CHECK(session.side_panel() == SidePanel::walk);
    const Scenario dungeon = session.document();
    run(session, ActionId::explore_toggle);
    CHECK_FALSE(session.explore());
    CHECK(session.document() == gallery_map);
    CHECK_FALSE(session.dirty());
    CHECK(session.side_panel() == SidePanel::why);
    run(session, ActionId::explore_toggle);
    CHECK(session.document() == dungeon);
}

TEST_CASE("the dungeon that was left is there again with its walk") {
    Session session;
    run(session, ActionId::explore_toggle);
    walk(session, "wasd");
    const Point at = session.viewer();
    run(session, ActionId::explore_toggle);
    run(session, ActionId::explore_toggle);
    CHECK(moves_of(session.document()) == "wasd");
    CHECK(session.viewer() == at);
}

TEST_CASE("on a map that one drew, or that came from a file, E walks there") {
    Session session = house();
    REQUIRE(session.explore());
    CHECK_FALSE(session.document().dungeon);
    CHECK(session.viewer() == Point{2, 1});
    run(session, ActionId::explore_toggle);
    CHECK_FALSE(session.explore());
    CHECK(session.document() == test::scenario_of_rows(k_house));
}

TEST_CASE("a move goes into the document, and the run is that of the place where one stands") {
    Session session = house();
    walk(session, "d");
    CHECK(moves_of(session.document()) == "d");
    CHECK(session.document().viewer == Point{2, 1});
    CHECK(session.viewer() == Point{3, 1});
    CHECK(session.recording().trace.viewer() == Point{3, 1});
    CHECK(session.dirty());
    CHECK(map_row(session, 1) == "#...+...#");
    walk(session, "d");
    CHECK(map_row(session, 1) == "#...'...#");
    CHECK(session.viewer() == Point{3, 1});
    CHECK(session.document().grid.at({4, 1}) == Terrain::closed_door);
    test::check_sound(session);
}

TEST_CASE("what the report tells of a walk is what the command line prints for the saved document") {
    Session session;
    run(session, ActionId::explore_toggle);
    walk(session, "wwaassddyubn..");
    const Result<Scenario> saved = read_scenario(to_text(session.to_save()));
    REQUIRE(saved);
    Journey told = journey_of(saved.value());
    const std::string& moves = told.moves();
    for (std::size_t done = 0; done <= moves.size(); ++done) {
        session.apply(GoToMove{done});
        told.go_to(done);
        const Json line = walk_json(told.walker(), done ? std::optional(moves[done - 1]) : std::nullopt);
        const Json report = Json::parse(report_json(session, {}));
        for (const auto& [key, value] : line.items()) {
            INFO(done, " ", key);
            CHECK(report["explore"][key] == value);
        }
        CHECK(report["from"] == line["at"]);
        CHECK(report["view"] == "explore");
    }
}

TEST_CASE("the moves of a walk are one edit, and undo takes them back one by one") {
    Session session = house();
    walk(session, "dss");
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.viewer() == Point{3, 2});
    CHECK(moves_of(session.document()) == "dss");
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    CHECK(session.viewer() == Point{2, 1});
    run(session, ActionId::edit_redo);
    CHECK(session.viewer() == Point{3, 1});
    run(session, ActionId::edit_undo);
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.history().undo_count() == 0);
    CHECK_FALSE(session.document().walk);
    CHECK_FALSE(session.dirty());
    REQUIRE(session.explore());
}

TEST_CASE("walking on from an earlier move drops the later ones, and undo has them back") {
    Session session = house();
    walk(session, "dsa");
    session.apply(GoToMove{1});
    CHECK(session.viewer() == Point{3, 1});
    CHECK(moves_of(session.document()) == "dsa");
    walk(session, "a");
    CHECK(moves_of(session.document()) == "da");
    CHECK(session.history().undo_count() == 2);
    run(session, ActionId::edit_undo);
    CHECK(journey(session).done() == 1);
    run(session, ActionId::edit_undo);
    CHECK(moves_of(session.document()) == "dsa");
    CHECK(journey(session).done() == 1);
    run(session, ActionId::edit_redo);
    CHECK(journey(session).done() == 2);
}

TEST_CASE("playing plays the record of the walk, and its keys go to and fro in it") {
    Session session = house();
    walk(session, "dsa");
    run(session, ActionId::step_start);
    CHECK(journey(session).done() == 0);
    run(session, ActionId::step_play);
    CHECK(session.playback().playing());
    session.advance(10'000.0);
    CHECK(journey(session).done() == 3);
    CHECK_FALSE(session.playback().playing());
    run(session, ActionId::explore_earlier);
    CHECK(journey(session).done() == 2);
    run(session, ActionId::explore_later);
    run(session, ActionId::explore_later);
    CHECK(journey(session).done() == 3);
    run(session, ActionId::step_start);
    run(session, ActionId::step_end);
    CHECK(journey(session).done() == 3);
}

TEST_CASE("Enter opens the last look with all of its steps, and leads back") {
    Session session = house();
    walk(session, "d");
    run(session, ActionId::explore_look);
    REQUIRE(session.explores_by(ExploreMode::look));
    CHECK(session.key_mode() == KeyMode::look);
    CHECK(session.recording().trace.viewer() == Point{3, 1});
    run(session, ActionId::step_forward);  // after the last step it begins again
    CHECK(session.cursor().step() == 0);
    run(session, ActionId::step_forward);
    CHECK(session.cursor().step() == 1);
    walk(session, "d");
    CHECK(session.viewer() == Point{3, 1});
    run(session, ActionId::explore_back);
    REQUIRE(session.explores_by(ExploreMode::walk));
    CHECK(session.cursor().at_end());
    CHECK(moves_of(session.document()) == "d");
    session.apply(GoToStep{2});
    CHECK(session.explores_by(ExploreMode::look));
    CHECK(session.cursor().step() == 2);
}

TEST_CASE("how a level was cut can be stepped through, and only of a dungeon") {
    Session drawn = house();
    run(drawn, ActionId::explore_cuts);
    CHECK(drawn.explores_by(ExploreMode::walk));
    Session session;
    run(session, ActionId::explore_toggle);
    run(session, ActionId::explore_cuts);
    REQUIRE(session.explores_by(ExploreMode::cuts));
    const std::size_t all = session.explore()->steps();
    CHECK(session.explore()->done() == all);
    run(session, ActionId::step_forward);
    CHECK(session.explore()->done() == 0);
    run(session, ActionId::step_forward);
    CHECK(session.explore()->done() == 1);
    session.apply(GoToCut{all + 100});
    CHECK(session.explore()->done() == all);
    run(session, ActionId::step_start);
    run(session, ActionId::step_play);
    session.advance(100'000.0);
    CHECK(session.explore()->done() == all);
    run(session, ActionId::explore_back);
    CHECK(session.explores_by(ExploreMode::walk));
}

TEST_CASE("nothing is told of cells that were never seen, until everything is shown") {
    Session session = house();
    session.apply(PointAt{Point{6, 4}});
    CHECK(session.explained_cell() == Point{6, 4});
    CHECK_FALSE(session.explanation());
    run(session, ActionId::explore_reveal);
    CHECK(session.explanation());
    CHECK(session.explore()->reveals());
    run(session, ActionId::explore_reveal);
    CHECK_FALSE(session.explanation());
    session.apply(PointAt{Point{1, 1}});
    CHECK(session.explanation());
}

TEST_CASE("a secret door is told of as a wall until it is found") {
    Session session = session_of({"#####", "#.@?.", "#####"});
    run(session, ActionId::explore_toggle);
    CHECK(session.explore()->known_terrain({3, 1}) == Terrain::wall);
    walk(session, "d");
    CHECK(session.explore()->known_terrain({3, 1}) == Terrain::closed_door);
}

TEST_CASE("memory is cleared, switched off and drawn brighter") {
    Session session = house();
    walk(session, "ss");
    walk(session, "ddddddd");
    const std::size_t before = session.explore()->walker().memory().seen().count();
    run(session, ActionId::explore_forget);
    CHECK(session.explore()->walker().memory().seen() == session.explore()->walker().shown());
    CHECK(session.explore()->walker().memory().seen().count() <= before);
    run(session, ActionId::explore_brighter);
    CHECK(session.explore()->brighter());
    run(session, ActionId::explore_memory);
    CHECK_FALSE(session.explore()->walker().rules().memory);
    CHECK_FALSE(session.document().walk->memory);
    run(session, ActionId::edit_undo);
    CHECK(session.document().walk->memory);
}

TEST_CASE("rules, algorithm and light drive the walk's sight at the place where one stands") {
    Session session = house();
    walk(session, "dd");
    Rules rules = session.rules();
    rules.range.radius = Radius(1);
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    CHECK(session.viewer() == Point{3, 1});
    CHECK(session.explore()->walker().rules().rules == rules);
    CHECK(session.recording().trace.visible() == session.explore()->walker().in_sight());
    session.apply(SetAlgorithm{Algorithm::lines});
    CHECK(session.explore()->walker().rules().algorithm == Algorithm::lines);
    run(session, ActionId::edit_undo);
    CHECK(session.explore()->walker().rules().algorithm == Algorithm::symmetric);
    CHECK(moves_of(session.document()) == "dd");
}

TEST_CASE("a click leads to a cell that is known, and says where no way is") {
    Session session = house();
    session.apply(WalkTo{Point{1, 2}});
    CHECK(session.viewer() == Point{1, 2});
    session.apply(WalkTo{Point{3, 1}});
    CHECK(session.viewer() == Point{3, 1});
    session.apply(WalkTo{Point{6, 4}});
    CHECK(session.viewer() == Point{3, 1});
    CHECK(session.message_refuses());
    session.apply(WalkTo{Point{4, 1}});
    CHECK(session.grid().at({4, 1}) == Terrain::open_door);
}

TEST_CASE("nothing is drawn on the map one walks on, and nothing compared") {
    Session session = house();
    const Scenario before = session.document();
    const Action drawing[] = {PaintCells{{{1, 1}}, Terrain::wall},
                              FillArea{{1, 1}, Terrain::wall},
                              MoveViewer{{1, 1}},
                              ResizeMap{20, 20},
                              RunAction{ActionId::map_clear},
                              RunAction{ActionId::compare_toggle},
                              RunAction{ActionId::tool_water},
                              PickPair{Point{1, 1}, Point{2, 2}}};
    for (const Action& action : drawing) {
        session.apply(action);
        CHECK(session.document() == before);
        CHECK(session.message_refuses());
        CHECK(session.message().find("E leads back") != std::string::npos);
        session.apply(Tell{""});
    }
}

TEST_CASE("a comparison waits while one walks") {
    Session session = session_of(k_house);
    run(session, ActionId::compare_toggle);
    REQUIRE(session.compares());
    run(session, ActionId::explore_here);
    CHECK_FALSE(session.compares());
    walk(session, "d");
    run(session, ActionId::explore_toggle);
    CHECK(session.compares());
}

TEST_CASE("a document with a walk opens where that led, and one without ends the walk") {
    Session session = house();
    walk(session, "dd");
    const std::string text = to_text(session.to_save());
    Session other;
    other.apply(PasteText{text});
    REQUIRE(other.explore());
    CHECK(journey(other).moves() == "dd");
    CHECK(other.viewer() == Point{3, 1});
    other.apply(OpenGalleryMap{2});
    CHECK_FALSE(other.explore());
    run(other, ActionId::edit_undo);
    CHECK(moves_of(other.document()) == "dd");
    const Session begun{read_scenario(text).value()};
    CHECK(begun.explore());
}

TEST_CASE("whether everything is shown is saved with the walk, and is no change of the document") {
    Session session = house();
    run(session, ActionId::explore_reveal);
    CHECK_FALSE(session.dirty());
    REQUIRE(session.to_save().walk);
    CHECK(session.to_save().walk->reveal);
    const Session again{read_scenario(to_text(session.to_save())).value()};
    CHECK(again.explore()->reveals());
    session.apply(SavedDocument{"walk.toml", session.to_save()});
    CHECK_FALSE(session.dirty());
}

TEST_CASE("a walk comes back after a kill at its place, with its memory and as it was looked at") {
    Session session = house();
    walk(session, "ssdd");
    session.apply(GoToMove{3});
    run(session, ActionId::explore_forget);
    run(session, ActionId::explore_brighter);
    run(session, ActionId::explore_reveal);
    run(session, ActionId::panel_why);
    const Look look = read_look(to_text(session.look()));
    CHECK(look == session.look());
    KeptState kept{{}, {}, {session.document(), session.saved(), session.serial()}, look};
    const Session back(std::move(kept));
    REQUIRE(back.explore());
    CHECK(journey(back).done() == 3);
    CHECK(journey(back).forgotten() == journey(session).forgotten());
    CHECK(back.explore()->walker().memory().seen() == session.explore()->walker().memory().seen());
    CHECK(back.explore()->reveals());
    CHECK(back.explore()->brighter());
    CHECK(back.side_panel() == SidePanel::why);
    CHECK(back.look() == session.look());
}

TEST_CASE("a look that tells of a walk that cannot be so is taken as far as it can be") {
    Session session = house();
    walk(session, "ss");
    KeptWalk odd;
    odd.mode = "cuts";
    odd.moves_done = 77;
    odd.cut = 12;
    odd.forgotten = {2, 1, 99};
    Look look = session.look();
    look.walk = odd;
    KeptState kept{{}, {}, {session.document(), session.saved(), session.serial()}, look};
    const Session back(std::move(kept));
    REQUIRE(back.explore());
    CHECK(back.explores_by(ExploreMode::walk));
    CHECK(journey(back).done() == 2);
    CHECK(journey(back).forgotten() == std::vector<std::size_t>{2});
}

TEST_CASE("undo after leaving a dungeon leads back into its walk, and E out of it again") {
    Session session;
    run(session, ActionId::explore_toggle);
    walk(session, "wa");
    const Scenario walked = session.document();
    run(session, ActionId::explore_toggle);
    REQUIRE_FALSE(session.explore());
    run(session, ActionId::edit_undo);
    REQUIRE(session.explore());
    CHECK(session.document() == walked);
    CHECK(journey(session).done() == 2);
    run(session, ActionId::explore_toggle);
    CHECK_FALSE(session.explore());
    CHECK(session.gallery_map() == std::size_t{0});
}

TEST_CASE("a map of the gallery that was changed is walked itself") {
    Session session;
    session.apply(PaintCells{{{3, 3}}, Terrain::water});
    session.apply(EndEdit{});
    const Grid painted = session.document().grid;
    run(session, ActionId::explore_toggle);
    REQUIRE(session.explore());
    CHECK(session.explore()->grid() == painted);
    run(session, ActionId::explore_toggle);
    CHECK(session.document().grid == painted);
}

TEST_CASE("the steps of the last look hide what one does not know, unless everything is shown") {
    Session session = session_of({"@#..", ".#.?", ".#.."});
    run(session, ActionId::explore_here);
    run(session, ActionId::explore_look);
    const auto fog = [&](Point cell) {
        const Scene scene = scene_of_run(session, Side::left, all_layers(), false);
        return scene.cells[session.grid().index(cell)].fog;
    };
    CHECK(fog({3, 1}) == Fog::unseen);
    CHECK(fog({0, 2}) == Fog::none);
    run(session, ActionId::explore_reveal);
    CHECK(fog({3, 1}) == Fog::none);
}

TEST_CASE("undo out of a dungeon ends the walk in it, and a walk elsewhere goes on") {
    Session session;
    run(session, ActionId::explore_toggle);
    walk(session, "wa");
    for (int i = 0; i < 4; ++i) {
        run(session, ActionId::edit_undo);
    }
    CHECK_FALSE(session.explore());
    CHECK(session.gallery_map() == std::size_t{0});
    run(session, ActionId::explore_toggle);
    CHECK(session.explore());
}

}  // namespace fovlab
