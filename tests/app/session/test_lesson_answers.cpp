// Answers to lessons' tasks in the session: what is hidden while they are made, how they are judged and kept.
#include "tests/support/lesson_texts.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace fovlab::test {

TEST_CASE("while cells are to be marked no light is shown and nothing is explained") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    CHECK(cells_in(session, SightState::visible) > 0);
    turn_to(session, 1);
    CHECK(session.course()->veil() == Veil::light);
    CHECK(cells_in(session, SightState::visible) == 0);
    CHECK(cells_in(session, SightState::dark) == 0);
    session.apply(PointAt{Point{1, 0}});
    CHECK(session.explanation_sentence().empty());
    REQUIRE(session.marks());
    mark_cells(session,
               {{1, 0}, {1, 0}, {9, 9}, {3, 3}});  // off the map, and the viewer's own: not asked for
    CHECK(session.marks()->size() == 1);
    check_answer(session, 0);
    CHECK(session.course()->veil() == Veil::none);
    CHECK(cells_in(session, SightState::visible) > 0);
    CHECK(session.marks() == nullptr);
    REQUIRE(session.course()->work(0).verdict);
    const Verdict& verdict = *session.course()->work(0).verdict;
    CHECK_FALSE(verdict.right);
    CHECK_FALSE(verdict.missed.empty());
    REQUIRE(verdict.look_at);
    CHECK(session.explained_cell() == verdict.look_at);
    CHECK_FALSE(session.explanation_sentence().empty());
}

TEST_CASE("a task can be begun again, and its right answer shown") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 1);
    mark_cells(session, {{1, 0}});
    check_answer(session, 0);
    session.apply(LessonAction(TryAgain{0}));
    CHECK(session.course()->veil() == Veil::light);
    CHECK(session.marks()->empty());
    session.apply(LessonAction(ShowAnswer{0}));
    REQUIRE(session.course()->work(0).verdict);
    CHECK(session.course()->work(0).verdict->right);
    const LessonRecord* record = session.progress().of("/lessons/1.md");
    REQUIRE(record);
    CHECK_FALSE(record->tasks[0].right);
    CHECK(record->tasks[0].shown);
    CHECK(record->tasks[0].tries == 1);
}

TEST_CASE("while a question is open its map stays as it is, and so do the steps") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 1);
    const Scenario page = session.document();
    const std::size_t step = session.cursor().step();
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(MoveViewer{{0, 0}});
    session.apply(RunAction{ActionId::step_back});
    CHECK(session.document() == page);
    CHECK(session.cursor().step() == step);
    CHECK(session.message_refuses());
    mark_cells(session, {{3, 3}});  // the viewer's own cell is not asked for, and that is said
    CHECK(session.marks()->empty());
    CHECK(session.message_refuses());
    check_answer(session, 0);
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    CHECK(session.document() != page);
    session.apply(LessonAction(TryAgain{0}));
    CHECK(session.document() == page);
    CHECK(session.course()->veil() == Veil::light);
}

TEST_CASE("what was judged of a map that is built holds until the map changes") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 2);
    check_answer(session, 1);
    REQUIRE(session.course()->work(1).verdict);
    session.apply(PaintCells{{{2, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    CHECK_FALSE(session.course()->work(1).verdict);
    CHECK(session.tool() == Terrain::wall);
}

TEST_CASE("a map that is built is judged as it stands") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 2);
    check_answer(session, 1);
    CHECK_FALSE(session.course()->work(1).verdict->right);
    session.apply(PaintCells{{{2, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    check_answer(session, 1);
    CHECK(session.course()->work(1).verdict->right);
    CHECK(session.progress().of("/lessons/1.md")->tasks[1].tries == 2);
}

TEST_CASE("the run makes the mistake that is to be found, until it is found") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    turn_to(session, 3);
    const auto sees_wall = [&] { return session.recording().trace.visible().contains({2, 1}); };
    CHECK_FALSE(sees_wall());
    CHECK(session.rules().fault == Fault::none);
    Answer answer;
    answer.suspect = Mistake::shadow_stays;
    session.apply(LessonAction(DraftAnswer{2, answer}));
    check_answer(session, 2);
    CHECK_FALSE(session.course()->work(2).verdict->right);
    CHECK_FALSE(sees_wall());
    answer.suspect = Mistake::walls_unseen;
    session.apply(LessonAction(DraftAnswer{2, answer}));
    check_answer(session, 2);
    CHECK(session.course()->work(2).verdict->right);
    CHECK(sees_wall());
    CHECK(session.to_save().rules.fault == Fault::none);
    session.apply(LessonAction(TryAgain{2}));
    CHECK_FALSE(sees_wall());
    turn_to(session, 2);
    CHECK(session.recording().rules.fault == Fault::none);
}

TEST_CASE("while the next row is asked for the steps wait; afterwards it is shown") {
    Session session;
    open_lesson(session, "/lessons/2.md");
    const std::size_t step = session.cursor().step();
    CHECK(step == 12);
    CHECK(session.course()->veil() == Veil::steps);
    session.apply(RunAction{ActionId::step_forward});
    session.apply(GoToStep{40});
    session.apply(RunAction{ActionId::step_end});
    CHECK(session.cursor().step() == step);
    CHECK(session.message_refuses());
    const std::optional<Answer> right = right_answer(session.course()->lesson(), 0);
    REQUIRE(right);
    mark_cells(session, right->cells);
    check_answer(session, 0);
    CHECK(session.course()->work(0).verdict->right);
    CHECK(session.cursor().step() > step);
    session.apply(RunAction{ActionId::step_forward});
    session.apply(LessonAction(TryAgain{0}));
    CHECK(session.cursor().step() == step);
}

TEST_CASE("each seed is another map, and its answer is judged on it") {
    Session session;
    open_lesson(session, "/lessons/2.md");
    turn_to(session, 1);
    const Grid third = session.grid();
    CHECK(third.width() == 9);
    session.apply(LessonAction(ChooseSeed{1, 4}));
    CHECK(session.grid() != third);
    const std::optional<Answer> right = right_answer(session.course()->lesson(), 1, 4);
    REQUIRE(right);
    mark_cells(session, right->cells);
    check_answer(session, 1);
    CHECK(session.course()->work(1).verdict->right);
    CHECK(session.progress().of("/lessons/2.md")->tasks[1].seed == 4);
    session.apply(LessonAction(ChooseSeed{1, 3}));
    CHECK(session.grid() == third);
    CHECK(session.course()->veil() == Veil::light);
}

TEST_CASE("results are copied for the teacher, and forgotten only when asked twice") {
    Session session;
    open_lesson(session, "/lessons/1.md");
    session.apply(RunAction{ActionId::lesson_hand_in});
    CHECK_FALSE(session.take_requests().copy);
    turn_to(session, 1);
    mark_cells(session, {{1, 0}});
    check_answer(session, 0);
    session.apply(RunAction{ActionId::lesson_hand_in});
    const std::optional<std::string> copy = session.take_requests().copy;
    REQUIRE(copy);
    CHECK(copy->find("First lesson") != std::string::npos);
    session.apply(RunAction{ActionId::lesson_reset_yes});
    CHECK_FALSE(session.progress().lessons.empty());
    session.apply(RunAction{ActionId::lesson_reset});
    session.apply(RunAction{ActionId::lesson_reset_no});
    CHECK_FALSE(session.progress().lessons.empty());
    session.apply(RunAction{ActionId::lesson_reset});
    session.apply(RunAction{ActionId::lesson_reset_yes});
    CHECK(session.progress().lessons.empty());
}

}  // namespace fovlab::test
