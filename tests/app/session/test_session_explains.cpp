#include "tests/support/sessions.h"

#include "core/explain/sentence.h"

#include <doctest/doctest.h>

#include <climits>

namespace fovlab {

using test::run;
using test::session_of;
using test::stroke;

namespace {

const std::vector<std::string> k_pillar{".......", "...#...", ".......", "...@..."};

std::string expected(const Session& session, Point cell) {
    return sentence(why(session.recording(), cell), session.document().rules, session.document().grid);
}

}  // namespace

TEST_CASE("the cell under the pointer is explained, and nothing when the pointer is elsewhere") {
    Session session = session_of(k_pillar);
    CHECK(session.explanation_sentence().empty());
    session.apply(PointAt{Point{3, 0}});
    CHECK(session.explained_cell() == Point{3, 0});
    CHECK(session.explanation_sentence() == expected(session, {3, 0}));
    session.apply(PointAt{});
    CHECK_FALSE(session.explained_cell());
    CHECK(session.explanation_sentence().empty());
}

TEST_CASE("a pointer off the map points at nothing") {
    Session session = session_of(k_pillar);
    for (const Point off : {Point{-1, 0}, Point{7, 0}, Point{0, 4}, Point{INT_MIN, INT_MAX}}) {
        session.apply(PointAt{Point{1, 1}});
        session.apply(PointAt{off});
        CHECK_FALSE(session.explained_cell());
    }
}

TEST_CASE("a pinned cell stays explained wherever the pointer goes, until it is let go") {
    Session session = session_of(k_pillar);
    session.apply(PointAt{Point{0, 0}});
    session.apply(PinCell{{3, 0}});
    CHECK(session.pinned());
    session.apply(PointAt{Point{5, 2}});
    CHECK(session.explained_cell() == Point{3, 0});
    run(session, ActionId::explain_unpin);
    CHECK_FALSE(session.pinned());
    CHECK(session.explained_cell() == Point{5, 2});
    CHECK(session.explanation_sentence() == expected(session, {5, 2}));
}

TEST_CASE("pinning the pinned cell again lets it go, another cell moves the pin") {
    Session session = session_of(k_pillar);
    session.apply(PinCell{{3, 0}});
    session.apply(PinCell{{2, 0}});
    CHECK(session.explained_cell() == Point{2, 0});
    session.apply(PinCell{{2, 0}});
    CHECK_FALSE(session.pinned());
}

TEST_CASE("a cell off the map cannot be pinned") {
    Session session = session_of(k_pillar);
    session.apply(PinCell{{7, 0}});
    session.apply(PinCell{{0, -1}});
    CHECK_FALSE(session.pinned());
}

TEST_CASE("pinning and pointing are no changes of the document") {
    Session session = session_of(k_pillar);
    session.apply(PinCell{{3, 0}});
    session.apply(PointAt{Point{1, 1}});
    CHECK(session.history().undo_count() == 0);
    CHECK_FALSE(session.dirty());
}

TEST_CASE("the explanation follows the map and the rules at once") {
    Session session = session_of(k_pillar);
    session.apply(PinCell{{3, 0}});
    REQUIRE(session.explanation());
    CHECK(session.explanation()->reason == Reason::shadow);
    stroke(session, {{3, 1}}, Terrain::floor);
    CHECK(session.explanation()->reason == Reason::visible);
    Rules rules;
    rules.range.radius = Radius(2);
    session.apply(SetRules{rules});
    CHECK(session.explanation()->reason == Reason::range);
    CHECK(session.explanation_sentence() == expected(session, {3, 0}));
}

TEST_CASE("in the middle of the run a cell that is not yet decided says so, and how it ends all the same") {
    Session session = session_of(k_pillar);
    session.apply(PinCell{{3, 0}});
    REQUIRE(session.explanation()->step);
    const std::size_t decides = *session.explanation()->step;
    const std::string words = expected(session, {3, 0});
    CHECK(session.explanation_sentence() == words);  // all steps are done
    for (std::size_t step = 0; step <= session.recording().trace.size(); ++step) {
        session.apply(GoToStep{step});
        INFO("step ", step, ", decided by ", decides);
        CHECK(session.explanation_sentence() ==
              (step < decides ? "Not yet decided at this step. In the end: " + words : words));
    }
}

TEST_CASE("a visible cell is decided with the step that shows it, and the viewer's own from the start") {
    Session session = session_of(k_pillar);
    const Trace& trace = session.recording().trace;
    for (const Point cell : {Point{0, 0}, Point{3, 1}, Point{6, 3}}) {
        session.apply(PointAt{cell});
        const std::optional<std::size_t> shown = trace.visible_after(cell);
        REQUIRE(shown);
        session.apply(GoToStep{*shown - 1});
        CHECK(session.explanation_sentence().rfind("Not yet decided at this step. In the end: In the light",
                                                   0) == 0);
        session.apply(GoToStep{*shown});
        CHECK(session.explanation_sentence() == expected(session, cell));
    }
    session.apply(PointAt{session.document().viewer});
    session.apply(GoToStep{0});
    CHECK(session.explanation_sentence() == expected(session, session.document().viewer));
}

TEST_CASE("the jump goes to the step that decided the explained cell") {
    Session session = session_of(k_pillar);
    for (const Point cell : {Point{3, 0}, Point{0, 0}, Point{6, 3}}) {
        session.apply(PointAt{cell});
        run(session, ActionId::step_end);
        REQUIRE(session.explanation()->step);
        run(session, ActionId::explain_jump);
        CHECK(session.cursor().step() == *session.explanation()->step);
        CHECK(session.explanation_sentence() == expected(session, cell));
    }
}

TEST_CASE("without a decision to go to the jump changes nothing") {
    Session session = session_of(k_pillar);
    const std::size_t steps = session.cursor().step();
    run(session, ActionId::explain_jump);  // no cell is explained
    CHECK(session.cursor().step() == steps);
    session.apply(PointAt{session.document().viewer});  // known before the first step
    run(session, ActionId::explain_jump);
    CHECK(session.cursor().step() == steps);
}

TEST_CASE("the wall that is explained has an umbra, floor and the viewer's own cell have none") {
    Session session = session_of(k_pillar);
    session.apply(PointAt{Point{3, 1}});
    REQUIRE(session.umbra());
    CHECK(session.umbra()->hidden.contains({3, 0}));
    session.apply(PointAt{Point{3, 0}});
    CHECK_FALSE(session.umbra());
    session.apply(MoveViewer{{3, 1}});
    session.apply(PointAt{Point{3, 1}});
    CHECK_FALSE(session.umbra());
}

TEST_CASE("an umbra follows the map and the rules at once") {
    Session session = session_of(k_pillar);
    session.apply(PinCell{{3, 1}});
    REQUIRE(session.umbra());
    CHECK(session.umbra()->revealed.contains({3, 0}));
    Rules rules;
    rules.range.radius = Radius(2);
    session.apply(SetRules{rules});
    REQUIRE(session.umbra());
    CHECK_FALSE(session.umbra()->hidden.contains({3, 0}));
    stroke(session, {{3, 1}}, Terrain::floor);
    CHECK_FALSE(session.umbra());
}

TEST_CASE("every cell of every gallery map has a sentence") {
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        Session session;
        session.apply(OpenGalleryMap{map});
        const Grid grid = session.document().grid;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                session.apply(PointAt{Point{x, y}});
                INFO(std::string(gallery()[map].id), " ", in_words(Point{x, y}));
                REQUIRE_FALSE(session.explanation_sentence().empty());
            }
        }
    }
}

}  // namespace fovlab
