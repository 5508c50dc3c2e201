// The session's lessons: pages set the map, and what learners change is set aside.
#include "tests/support/lesson_texts.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace fovlab::test {

TEST_CASE("a lesson opens on its first page, with the page's map, step and pane") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    REQUIRE(session.course());
    REQUIRE(session.course()->at());
    CHECK(session.course()->entries().size() == 2);
    CHECK(session.course()->entries()[1].title == "Second lesson");
    CHECK(session.document().grid.width() == 7);
    CHECK(session.viewer() == Point{3, 3});
    CHECK(session.side_panel() == SidePanel::wedges);
    CHECK(session.course()->shows(Control::tools));
    CHECK_FALSE(session.course()->shows(Control::steps));
    CHECK_FALSE(session.dirty());
    CHECK(session.document_name() == "First lesson, page 1");
}

TEST_CASE("closing the lessons brings the lab's own map back, and opening them goes on at the page") {
    Session session;
    session.apply(PaintCells{{{1, 1}}, Terrain::wall});
    session.apply(EndEdit{});
    const Scenario own = session.document();
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 2);
    session.apply(RunAction{ActionId::lesson_toggle});
    CHECK(session.course() == nullptr);
    CHECK(session.document() == own);
    session.apply(RunAction{ActionId::lesson_toggle});
    REQUIRE(session.course());
    CHECK(session.course()->page() == 2);
    CHECK(session.document().grid.width() == 5);
}

TEST_CASE("what a learner changes is set aside when the page is turned, and comes back on demand") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    const Scenario page = session.document();
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    const Scenario own = session.document();
    turn_to(session, 2);
    CHECK(session.document() != own);
    turn_to(session, 0);
    CHECK(session.document() == page);
    REQUIRE(session.course()->experiment());
    session.apply(RunAction{ActionId::lesson_mine});
    CHECK(session.document() == own);
    session.apply(RunAction{ActionId::lesson_fresh});
    CHECK(session.document() == page);
    REQUIRE(session.course()->experiment());
}

TEST_CASE("undo ends where the page began; the list of edits leads further, and the page turns along") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    const Scenario own = session.document();
    turn_to(session, 2);
    session.apply(PaintCells{{{0, 1}}, Terrain::wall});
    session.apply(EndEdit{});
    session.apply(RunAction{ActionId::edit_undo});
    CHECK(session.course()->page() == 2);
    CHECK_FALSE(session.message_refuses());
    const Scenario begun = session.document();
    session.apply(RunAction{ActionId::edit_undo});
    CHECK(session.course()->page() == 2);
    CHECK(session.document() == begun);
    CHECK(session.message_refuses());
    session.apply(GoToEdit{session.history().present() - 1});
    CHECK(session.course()->page() == 0);
    CHECK(session.document() == own);
    session.apply(RunAction{ActionId::edit_redo});
    CHECK(session.course()->page() == 2);
}

TEST_CASE("on a page that shares its map with the one before, undo of an edit stays on the page") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 1);
    session.apply(LessonAction(ShowAnswer{0}));
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    session.apply(RunAction{ActionId::edit_undo});
    CHECK(session.course()->page() == 1);
}

TEST_CASE("a page without tools is not painted on, but its viewer can be moved") {
    Session session;
    std::string bare = k_first_lesson;
    bare.replace(bare.find("\"tools\", "), 9, "");
    session.apply(LessonAction(LoadedLessons{lesson_folder(bare), "/lessons/1.md"}));
    const Grid page = session.grid();
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    CHECK(session.grid() == page);
    CHECK(session.message_refuses());
    session.apply(MoveViewer{{0, 0}});
    CHECK(session.viewer() == Point{0, 0});
    session.apply(RunAction{ActionId::lesson_controls});
    session.apply(PaintCells{{{1, 1}}, Terrain::wall});
    CHECK(session.grid() != page);
}

TEST_CASE("what is compared on one page is not compared on the next, and a question hides both sides") {
    std::string compared = k_first_lesson;
    compared.replace(compared.find("radius = 3\n"), 11,
                     "radius = 3\n[compare]\nalgorithm = \"radius\"\nshow = \"difference\"\n");
    Session session;
    session.apply(LessonAction(LoadedLessons{lesson_folder(compared), "/lessons/1.md"}));
    CHECK(session.compares());
    turn_to(session, 1);
    const Scene scene = scene_of_difference(session, session.layers(), true);
    CHECK(std::all_of(scene.cells.begin(), scene.cells.end(), [](const CellLook& look) {
        return look.sight == SightState::unknown && look.shown_by == ShownBy::all;
    }));
    turn_to(session, 2);
    CHECK_FALSE(session.compares());
    CHECK_FALSE(session.dirty());
}

TEST_CASE("a page to walk on begins a walk, and the next lesson follows the last page") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    for (int i = 0; i < 4; ++i) {
        session.apply(RunAction{ActionId::lesson_next_page});
    }
    CHECK(session.course()->file() == "/lessons/2.md");
    turn_to(session, 2);
    REQUIRE(session.explore());
    session.apply(WalkMove{Move::right});
    CHECK(session.viewer() == Point{1, 0});
    turn_to(session, 1);
    CHECK_FALSE(session.explore());
    turn_to(session, 2);
    REQUIRE(session.explore());
    CHECK(session.viewer() == Point{0, 0});
    session.apply(RunAction{ActionId::lesson_mine});
    REQUIRE(session.explore());
    CHECK(session.viewer() == Point{1, 0});
    session.apply(RunAction{ActionId::lesson_next_page});  // there is none
    CHECK(session.course()->page() == 2);
}

TEST_CASE("a lesson saved anew is shown anew, and one with a fault keeps the page and says so") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 1);
    std::string changed = k_first_lesson;
    changed.replace(changed.find("Mark the dark"), 13, "Mark the rest");
    session.apply(LessonAction(LoadedLessons{lesson_folder(changed), "/lessons/1.md", true}));
    CHECK(session.course()->page_now().title == "Mark the rest");
    std::string broken = k_first_lesson;
    broken.replace(broken.find("\"dark\""), 6, "\"darker\"");
    session.apply(LessonAction(LoadedLessons{lesson_folder(broken), "/lessons/1.md", true}));
    CHECK(session.course()->page_now().title == "Mark the rest");
    CHECK(session.course()->problem().find("line 25") != std::string::npos);
    CHECK(session.message_refuses());
    session.apply(LessonAction(LoadedLessons{lesson_folder(), "/lessons/1.md", true}));
    CHECK(session.course()->problem().empty());
    CHECK(session.course()->page_now().title == "Mark the dark");
}

TEST_CASE("a lesson that is not there, or cannot be read, is refused in words") {
    Session session;
    LessonFolder broken = lesson_folder("no lesson at all");
    session.apply(LessonAction(LoadedLessons{broken, "/lessons/1.md"}));
    CHECK(session.message_refuses());
    CHECK_FALSE(session.course()->at());
    session.apply(LessonAction(OpenLesson{"none.md"}));
    CHECK(session.message_refuses());
    session.apply(LessonAction(OpenLesson{"/lessons/2.md"}));
    CHECK(session.course()->at() == 1);
}

}  // namespace fovlab::test
