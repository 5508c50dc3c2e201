#include "tests/support/sessions.h"

#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <climits>
#include <cstddef>

namespace fovlab {

using test::run;
using test::session_of;
using test::stroke;

namespace {

const std::vector<std::string> k_room{"#####", "#..@#", "#.~.#", "#####"};

std::string text_of(const Session& session) {
    return to_map_text(session.document().grid, session.document().viewer);
}

bool all_done(const Session& session) { return session.cursor().at_end() && !session.playback().playing(); }

}  // namespace

TEST_CASE("a lab without a file opens the gallery's first map with all steps done and the wall as tool") {
    const Session session;
    CHECK(session.document() == scenario_of(gallery().front()));
    CHECK(session.gallery_map() == std::size_t{0});
    CHECK(all_done(session));
    CHECK(session.tool() == Terrain::wall);
    CHECK_FALSE(session.dirty());
    CHECK(session.message().empty());
}

TEST_CASE("a scenario that names a step opens there, and never beyond the last") {
    Scenario scenario = test::scenario_of_rows(k_room);
    scenario.step = 5;
    CHECK(Session(scenario).cursor().step() == 5);
    scenario.step = SIZE_MAX;
    CHECK(Session(scenario).cursor().at_end());
}

TEST_CASE("opening a gallery map can be undone and redone") {
    Session session = session_of(k_room);
    const Scenario before = session.document();
    session.apply(OpenGalleryMap{3});
    CHECK(session.gallery_map() == std::size_t{3});
    CHECK(session.document() == scenario_of(gallery()[3]));
    CHECK(all_done(session));
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == before);
    CHECK_FALSE(session.gallery_map());
    run(session, ActionId::edit_redo);
    CHECK(session.document() == scenario_of(gallery()[3]));
}

TEST_CASE("opening a map ends an open stroke, the play, the pin and the pointing") {
    Session session = session_of(k_room);
    session.apply(PaintCells{{{1, 1}}, Terrain::wall});
    session.apply(PinCell{{1, 2}});
    session.apply(PointAt{Point{2, 1}});
    run(session, ActionId::step_play);
    REQUIRE(session.playback().playing());
    session.apply(OpenGalleryMap{1});
    CHECK(all_done(session));
    CHECK_FALSE(session.explained_cell());
    CHECK(session.history().undo_count() == 2);
    CHECK(session.take_requests().fit);
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    CHECK(session.history().undo_count() == 3);
}

TEST_CASE("opening a gallery map leaves nothing to save, until it is changed") {
    Session session = session_of(k_room);
    stroke(session, {{1, 1}});
    REQUIRE(session.dirty());
    session.apply(OpenGalleryMap{3});
    CHECK_FALSE(session.dirty());
    stroke(session, {{0, 0}}, Terrain::water);
    CHECK(session.dirty());
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.dirty());
}

TEST_CASE("an edit makes a gallery map one's own, and its cells as they were make it the gallery's again") {
    Session session;
    session.apply(OpenGalleryMap{1});
    stroke(session, {{0, 0}});
    CHECK_FALSE(session.gallery_map());
    CHECK(session.gallery_origin() == std::size_t{1});
    run(session, ActionId::edit_undo);
    CHECK(session.gallery_map() == std::size_t{1});
    run(session, ActionId::edit_redo);
    CHECK_FALSE(session.gallery_map());
    stroke(session, {{0, 0}}, Terrain::floor);  // by hand
    CHECK(session.gallery_map() == std::size_t{1});
}

TEST_CASE("rules and the viewer's place don't make a gallery map another one") {
    Session session;
    session.apply(OpenGalleryMap{1});
    run(session, ActionId::rule_floor);
    session.apply(MoveViewer{{0, 0}});
    session.apply(EndEdit{});
    session.apply(SetAlgorithm{Algorithm::radius});
    CHECK(session.gallery_map() == std::size_t{1});
}

TEST_CASE("a map that one works on keeps its gallery name until it has another size") {
    Session session;
    session.apply(OpenGalleryMap{1});
    run(session, ActionId::map_clear);
    CHECK(session.gallery_origin() == std::size_t{1});
    CHECK_FALSE(session.gallery_map());
    session.apply(ResizeMap{5, 5});
    session.apply(EndEdit{});
    CHECK_FALSE(session.gallery_origin());
    run(session, ActionId::edit_undo);
    CHECK(session.gallery_origin() == std::size_t{1});
    run(session, ActionId::edit_undo);
    CHECK(session.gallery_map() == std::size_t{1});
}

TEST_CASE("a map of one's own is no gallery map, but a gallery map from a file is") {
    CHECK_FALSE(session_of(k_room).gallery_origin());
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        CHECK(Session(scenario_of(gallery()[map])).gallery_map() == map);
    }
}

TEST_CASE("another map of the same size has not the name of the one before it") {
    Session session;
    session.apply(OpenGalleryMap{1});
    const Grid& grid = session.document().grid;
    session.apply(PasteText{to_map_text(Grid(grid.width(), grid.height()), Point{0, 0})});
    CHECK_FALSE(session.gallery_origin());
    run(session, ActionId::edit_undo);
    CHECK(session.gallery_origin() == std::size_t{1});
    run(session, ActionId::edit_redo);
    CHECK_FALSE(session.gallery_origin());
}

TEST_CASE("undo and redo over two gallery maps of one size give each its own name") {
    std::size_t one = 0;
    std::size_t other = 0;
    for (std::size_t i = 0; i < gallery().size(); ++i) {
        for (std::size_t k = i + 1; k < gallery().size(); ++k) {
            const Grid a = scenario_of(gallery()[i]).grid;
            const Grid b = scenario_of(gallery()[k]).grid;
            if (a.width() == b.width() && a.height() == b.height()) {
                one = i;
                other = k;
            }
        }
    }
    REQUIRE(one != other);
    Session session;
    session.apply(OpenGalleryMap{one});
    stroke(session, {{0, 0}}, Terrain::water);
    session.apply(OpenGalleryMap{other});
    stroke(session, {{0, 0}}, Terrain::water);
    CHECK(session.gallery_origin() == other);
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    CHECK(session.gallery_origin() == one);
    CHECK_FALSE(session.gallery_map());
    run(session, ActionId::edit_redo);
    run(session, ActionId::edit_redo);
    CHECK(session.gallery_origin() == other);
}

TEST_CASE("a gallery map that does not exist changes nothing") {
    Session session = session_of(k_room);
    const std::string before = test::state_of(session);
    session.apply(OpenGalleryMap{gallery().size()});
    session.apply(OpenGalleryMap{SIZE_MAX});
    CHECK(test::state_of(session) == before);
}

TEST_CASE("resizing keeps what fits, and the viewer on the map") {
    Session session = session_of(k_room);
    session.apply(ResizeMap{3, 2});
    CHECK(text_of(session) == "###\n#.@\n");
    CHECK(session.take_requests().fit);
    session.apply(EndEdit{});
    session.apply(ResizeMap{4, 4});
    CHECK(text_of(session) == "###.\n#.@.\n....\n....\n");
    session.apply(EndEdit{});
    CHECK(session.history().undo_count() == 2);
}

TEST_CASE("a map has 1 × 1 to 512 × 512 cells in the window") {
    Session session = session_of(k_room);
    session.apply(ResizeMap{1, 1});
    CHECK(text_of(session) == "@\n");
    session.apply(ResizeMap{512, 512});
    CHECK(session.document().grid.width() == 512);
    CHECK(session.message().empty());
    const Scenario before = session.document();
    for (const ResizeMap wrong : {ResizeMap{0, 5}, ResizeMap{5, 0}, ResizeMap{-3, -3}, ResizeMap{513, 1},
                                  ResizeMap{1, 513}, ResizeMap{INT_MAX, INT_MAX}, ResizeMap{INT_MIN, 2}}) {
        session.apply(wrong);
        CHECK(session.document() == before);
        CHECK(session.message().find("512 × 512") != std::string::npos);
        CHECK(session.message_refuses());
    }
}

TEST_CASE("a size that moves the viewer says where to, and any other says nothing") {
    Session session = session_of(k_room);
    session.apply(ResizeMap{9, 9});
    session.apply(EndEdit{});
    session.apply(ResizeMap{4, 2});
    session.apply(EndEdit{});
    CHECK(session.document().viewer == Point{3, 1});
    CHECK(session.message().empty());
    session.apply(ResizeMap{2, 2});
    session.apply(EndEdit{});
    CHECK(session.message() == "The viewer moved to (1, 1) to stay on the map.");
    CHECK_FALSE(session.message_refuses());
    run(session, ActionId::edit_undo);
    CHECK(session.document().viewer == Point{3, 1});
    CHECK(session.message().empty());
}

TEST_CASE("what is refused is told apart from what is merely said") {
    Session session = session_of(k_room);
    run(session, ActionId::file_copy);
    CHECK_FALSE(session.message().empty());
    CHECK_FALSE(session.message_refuses());
    session.apply(PasteText{"nonsense"});
    CHECK(session.message_refuses());
    session.apply(PasteText{"@..\n"});
    CHECK(session.message().find("Pasted") == 0);
    CHECK_FALSE(session.message_refuses());
    session.apply(ResizeMap{0, 0});
    CHECK(session.message_refuses());
}

TEST_CASE("a pin that a smaller map no longer has is let go") {
    Session session = session_of(k_room);
    session.apply(PinCell{{4, 3}});
    session.apply(PointAt{Point{4, 2}});
    session.apply(ResizeMap{2, 2});
    CHECK_FALSE(session.pinned());
    CHECK_FALSE(session.explained_cell());
    CHECK(session.explanation_sentence().empty());
}

TEST_CASE("clearing makes floor of every cell, in one undo step, and leaves the viewer") {
    Session session = session_of(k_room);
    const Scenario before = session.document();
    run(session, ActionId::map_clear);
    CHECK(text_of(session) == ".....\n...@.\n.....\n.....\n");
    run(session, ActionId::edit_undo);
    CHECK(session.document() == before);
}

TEST_CASE("a map that was copied can be pasted again, and its rules stay as they are") {
    Session session = session_of(k_room);
    run(session, ActionId::file_copy);
    const Requests asked = session.take_requests();
    REQUIRE(asked.copy);
    CHECK(*asked.copy == "#####\n#..@#\n#.~.#\n#####\n");
    CHECK_FALSE(session.take_requests().copy);

    run(session, ActionId::rule_floor);
    const Rules rules = session.document().rules;
    run(session, ActionId::map_clear);
    session.apply(PasteText{*asked.copy});
    CHECK(text_of(session) == *asked.copy);
    CHECK(session.document().rules == rules);
    CHECK(session.message().find("5 × 4") != std::string::npos);
    CHECK(all_done(session));
}

TEST_CASE("a text that is no map keeps everything and says in which line and column it goes wrong") {
    struct Wrong {
        std::string text;
        std::string place;
    };
    for (const Wrong& wrong :
         {Wrong{"", "line 1, column 1"}, Wrong{"..\n.x\n", "line 2, column 2"}, Wrong{"...\n..\n", "line 2,"},
          Wrong{".@\n@.\n", "line 2, column 1"}, Wrong{"#\t#\n", "line 1, column 2"},
          Wrong{"Dear class,\n", "line 1, column 1"}}) {
        Session session = test::busy_session();
        const Scenario before = session.document();
        const std::size_t step = session.cursor().step();
        session.apply(PasteText{wrong.text});
        INFO(wrong.text);
        CHECK(session.document() == before);
        CHECK(session.cursor().step() == step);
        CHECK(session.pinned());
        CHECK(session.history().redo_count() == 1);
        CHECK(session.message().find(wrong.place) != std::string::npos);
        CHECK(session.message().find("Not pasted") == 0);
    }
}

TEST_CASE("a paste can be undone") {
    Session session = session_of(k_room);
    const Scenario before = session.document();
    session.apply(PasteText{"@....\n"});
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == before);
}

TEST_CASE("going back over a change of size asks for the whole map to be shown") {
    Session session = session_of(k_room);
    session.apply(ResizeMap{9, 9});
    session.apply(EndEdit{});
    session.take_requests();
    stroke(session, {{0, 0}}, Terrain::water);
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.take_requests().fit);
    run(session, ActionId::edit_undo);
    CHECK(session.take_requests().fit);
}

TEST_CASE("requests are told once") {
    Session session = session_of(k_room);
    run(session, ActionId::view_zoom_in);
    run(session, ActionId::view_zoom_in);
    run(session, ActionId::view_zoom_out);
    run(session, ActionId::view_full_screen);
    run(session, ActionId::edit_paste);
    run(session, ActionId::app_quit);
    const Requests asked = session.take_requests();
    CHECK(asked.zoom == 1);
    CHECK(asked.full_screen);
    CHECK(asked.paste);
    CHECK(asked.quit);
    CHECK_FALSE(asked.fit);
    const Requests later = session.take_requests();
    CHECK(later.zoom == 0);
    CHECK_FALSE((later.full_screen || later.paste || later.quit || later.fit));
}

}  // namespace fovlab
