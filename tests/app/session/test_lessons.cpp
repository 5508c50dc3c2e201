// The session's lessons: pages set the map, what learners change is set aside, questions hide what would answer them.
#include "app/session/course.h"
#include "app/session/session.h"
#include "app/session/session_scene.h"
#include "core/figure/task_picture.h"
#include "core/lesson/judge.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace fovlab::test {
namespace {

const std::string k_first = R"(# First lesson

Look.

```scenario
version = 1
map = '''
.......
..#....
.......
...@...
.......
'''
radius = 3
```

```page
show = ["tools", "wedges"]
```

## Mark the dark

```task
kind = "predict"
what = "dark"
```

## Paint

```scenario
version = 1
map = '''
A...B
..@..
'''

[legend]
A = { name = "A", kind = "mark" }
B = { name = "B", kind = "mark" }
```

```task
kind = "build"
goal = ["A does not see B"]
```

## Find it

```scenario
version = 1
map = '''
.....
..#..
..@..
'''
```

```task
kind = "find-bug"
mistake = "walls-unseen"
```
)";

const std::string k_second = R"(# Second lesson

## The next row

```scenario
version = 1
map = '''
.......
..#....
.......
...@...
.......
'''
radius = 3
step = 12
```

```task
kind = "predict"
what = "next"
```

## By chance

```task
kind = "predict"
random = { kind = "noise", walls = 25, width = 9, height = 7, seed = 3 }
```

## A walk

```scenario
version = 1
map = '''
@....
'''
```

```page
view = "explore"
```
)";

LessonFolder folder(const std::string& first = k_first) {
    LessonFolder made;
    made.folder = "/lessons";
    made.lessons = {{"/lessons/1.md", first}, {"/lessons/2.md", k_second}};
    return made;
}

void open(Session& session, const std::string& file) {
    session.apply(LessonAction(LoadedLessons{folder(), file}));
}
void turn(Session& session, std::size_t page) { session.apply(LessonAction(GoToPage{page})); }
void check(Session& session, std::size_t task) { session.apply(LessonAction(CheckAnswer{task})); }
void mark(Session& session, const std::vector<Point>& cells) {
    session.apply(LessonAction(MarkCells{cells, true}));
}

std::size_t cells_in(const Session& session, SightState sight) {
    const Scene scene = scene_of_run(session, Side::left, session.layers(), true);
    return static_cast<std::size_t>(std::count_if(scene.cells.begin(), scene.cells.end(),
                                                  [=](const CellLook& look) { return look.sight == sight; }));
}

}  // namespace

TEST_CASE("a lesson opens on its first page, with the page's map, step and pane") {
    Session session;
    open(session, "/lessons/1.md");
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
    open(session, "/lessons/1.md");
    turn(session, 2);
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
    open(session, "/lessons/1.md");
    const Scenario page = session.document();
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    const Scenario own = session.document();
    turn(session, 2);
    CHECK(session.document() != own);
    turn(session, 0);
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
    open(session, "/lessons/1.md");
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    const Scenario own = session.document();
    turn(session, 2);
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
    open(session, "/lessons/1.md");
    turn(session, 1);
    session.apply(LessonAction(ShowAnswer{0}));
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    session.apply(RunAction{ActionId::edit_undo});
    CHECK(session.course()->page() == 1);
}

TEST_CASE("while cells are to be marked no light is shown and nothing is explained") {
    Session session;
    open(session, "/lessons/1.md");
    CHECK(cells_in(session, SightState::visible) > 0);
    turn(session, 1);
    CHECK(session.course()->veil() == Veil::light);
    CHECK(cells_in(session, SightState::visible) == 0);
    CHECK(cells_in(session, SightState::dark) == 0);
    session.apply(PointAt{Point{1, 0}});
    CHECK(session.explanation_sentence().empty());
    REQUIRE(session.marks());
    mark(session, {{1, 0}, {1, 0}, {9, 9}, {3, 3}});  // off the map, and the viewer's own: not asked for
    CHECK(session.marks()->size() == 1);
    check(session, 0);
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
    open(session, "/lessons/1.md");
    turn(session, 1);
    mark(session, {{1, 0}});
    check(session, 0);
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
    open(session, "/lessons/1.md");
    turn(session, 1);
    const Scenario page = session.document();
    const std::size_t step = session.cursor().step();
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(MoveViewer{{0, 0}});
    session.apply(RunAction{ActionId::step_back});
    CHECK(session.document() == page);
    CHECK(session.cursor().step() == step);
    CHECK(session.message_refuses());
    mark(session, {{3, 3}});  // the viewer's own cell is not asked for, and that is said
    CHECK(session.marks()->empty());
    CHECK(session.message_refuses());
    check(session, 0);
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    CHECK(session.document() != page);
    session.apply(LessonAction(TryAgain{0}));
    CHECK(session.document() == page);
    CHECK(session.course()->veil() == Veil::light);
}

TEST_CASE("a page without tools is not painted on, but its viewer can be moved") {
    Session session;
    std::string bare = k_first;
    bare.replace(bare.find("\"tools\", "), 9, "");
    session.apply(LessonAction(LoadedLessons{folder(bare), "/lessons/1.md"}));
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
    std::string compared = k_first;
    compared.replace(compared.find("radius = 3\n"), 11,
                     "radius = 3\n[compare]\nalgorithm = \"radius\"\nshow = \"difference\"\n");
    Session session;
    session.apply(LessonAction(LoadedLessons{folder(compared), "/lessons/1.md"}));
    CHECK(session.compares());
    turn(session, 1);
    const Scene scene = scene_of_difference(session, session.layers(), true);
    CHECK(std::all_of(scene.cells.begin(), scene.cells.end(), [](const CellLook& look) {
        return look.sight == SightState::unknown && look.shown_by == ShownBy::all;
    }));
    turn(session, 2);
    CHECK_FALSE(session.compares());
    CHECK_FALSE(session.dirty());
}

TEST_CASE("what was judged of a map that is built holds until the map changes") {
    Session session;
    open(session, "/lessons/1.md");
    turn(session, 2);
    check(session, 1);
    REQUIRE(session.course()->work(1).verdict);
    session.apply(PaintCells{{{2, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    CHECK_FALSE(session.course()->work(1).verdict);
    CHECK(session.tool() == Terrain::wall);
}

TEST_CASE("a map that is built is judged as it stands") {
    Session session;
    open(session, "/lessons/1.md");
    turn(session, 2);
    check(session, 1);
    CHECK_FALSE(session.course()->work(1).verdict->right);
    session.apply(PaintCells{{{2, 0}}, Terrain::wall});
    session.apply(EndEdit{});
    check(session, 1);
    CHECK(session.course()->work(1).verdict->right);
    CHECK(session.progress().of("/lessons/1.md")->tasks[1].tries == 2);
}

TEST_CASE("the run makes the mistake that is to be found, until it is found") {
    Session session;
    open(session, "/lessons/1.md");
    turn(session, 3);
    const auto sees_wall = [&] { return session.recording().trace.visible().contains({2, 1}); };
    CHECK_FALSE(sees_wall());
    CHECK(session.rules().fault == Fault::none);
    Answer answer;
    answer.suspect = Mistake::shadow_stays;
    session.apply(LessonAction(DraftAnswer{2, answer}));
    check(session, 2);
    CHECK_FALSE(session.course()->work(2).verdict->right);
    CHECK_FALSE(sees_wall());
    answer.suspect = Mistake::walls_unseen;
    session.apply(LessonAction(DraftAnswer{2, answer}));
    check(session, 2);
    CHECK(session.course()->work(2).verdict->right);
    CHECK(sees_wall());
    CHECK(session.to_save().rules.fault == Fault::none);
    session.apply(LessonAction(TryAgain{2}));
    CHECK_FALSE(sees_wall());
    turn(session, 2);
    CHECK(session.recording().rules.fault == Fault::none);
}

TEST_CASE("while the next row is asked for the steps wait; afterwards it is shown") {
    Session session;
    open(session, "/lessons/2.md");
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
    mark(session, right->cells);
    check(session, 0);
    CHECK(session.course()->work(0).verdict->right);
    CHECK(session.cursor().step() > step);
    session.apply(RunAction{ActionId::step_forward});
    session.apply(LessonAction(TryAgain{0}));
    CHECK(session.cursor().step() == step);
}

TEST_CASE("each seed is another map, and its answer is judged on it") {
    Session session;
    open(session, "/lessons/2.md");
    turn(session, 1);
    const Grid third = session.grid();
    CHECK(third.width() == 9);
    session.apply(LessonAction(ChooseSeed{1, 4}));
    CHECK(session.grid() != third);
    const std::optional<Answer> right = right_answer(session.course()->lesson(), 1, 4);
    REQUIRE(right);
    mark(session, right->cells);
    check(session, 1);
    CHECK(session.course()->work(1).verdict->right);
    CHECK(session.progress().of("/lessons/2.md")->tasks[1].seed == 4);
    session.apply(LessonAction(ChooseSeed{1, 3}));
    CHECK(session.grid() == third);
    CHECK(session.course()->veil() == Veil::light);
}

TEST_CASE("a page to walk on begins a walk, and the next lesson follows the last page") {
    Session session;
    open(session, "/lessons/1.md");
    for (int i = 0; i < 4; ++i) {
        session.apply(RunAction{ActionId::lesson_next_page});
    }
    CHECK(session.course()->file() == "/lessons/2.md");
    turn(session, 2);
    REQUIRE(session.explore());
    session.apply(WalkMove{Move::right});
    CHECK(session.viewer() == Point{1, 0});
    turn(session, 1);
    CHECK_FALSE(session.explore());
    turn(session, 2);
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
    open(session, "/lessons/1.md");
    turn(session, 1);
    std::string changed = k_first;
    changed.replace(changed.find("Mark the dark"), 13, "Mark the rest");
    session.apply(LessonAction(LoadedLessons{folder(changed), "/lessons/1.md", true}));
    CHECK(session.course()->page_now().title == "Mark the rest");
    std::string broken = k_first;
    broken.replace(broken.find("\"dark\""), 6, "\"darker\"");
    session.apply(LessonAction(LoadedLessons{folder(broken), "/lessons/1.md", true}));
    CHECK(session.course()->page_now().title == "Mark the rest");
    CHECK(session.course()->problem().find("line 25") != std::string::npos);
    CHECK(session.message_refuses());
    session.apply(LessonAction(LoadedLessons{folder(), "/lessons/1.md", true}));
    CHECK(session.course()->problem().empty());
    CHECK(session.course()->page_now().title == "Mark the dark");
}

TEST_CASE("results are copied for the teacher, and forgotten only when asked twice") {
    Session session;
    open(session, "/lessons/1.md");
    session.apply(RunAction{ActionId::lesson_hand_in});
    CHECK_FALSE(session.take_requests().copy);
    turn(session, 1);
    mark(session, {{1, 0}});
    check(session, 0);
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

TEST_CASE("a lesson that is not there, or cannot be read, is refused in words") {
    Session session;
    LessonFolder broken = folder("no lesson at all");
    session.apply(LessonAction(LoadedLessons{broken, "/lessons/1.md"}));
    CHECK(session.message_refuses());
    CHECK_FALSE(session.course()->at());
    session.apply(LessonAction(OpenLesson{"none.md"}));
    CHECK(session.message_refuses());
    session.apply(LessonAction(OpenLesson{"/lessons/2.md"}));
    CHECK(session.course()->at() == 1);
}

}  // namespace fovlab::test
