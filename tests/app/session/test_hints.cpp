// Hints come one after another, go away when they were followed, and stay away.
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <set>

namespace fovlab {
namespace {

using test::run;

Session with_hints() {
    Session session;
    session.apply(UseSettings{Settings{}});
    return session;
}

Point first_cell(const Session& session, bool dark) {
    const Grid& grid = session.document().grid;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Why reason = why(session.recording(), {x, y});
            if (reason.visible() != dark && reason.reason != Reason::viewer) {
                return {x, y};
            }
        }
    }
    REQUIRE(false);
    return {};
}

}  // namespace

TEST_CASE("a session has no hints until settings ask for them, and fresh settings do") {
    CHECK_FALSE(Session().hint());
    CHECK(with_hints().hint() == Hint::paint);
}

TEST_CASE("each hint goes away when one does what it says, and the next one comes") {
    Session session = with_hints();
    test::stroke(session, {{1, 1}});
    CHECK(session.hint() == Hint::step);
    for (int i = 0; i < 4; ++i) {
        run(session, ActionId::step_row_forward);
        CHECK(session.hint() ==
              Hint::step);  // the first press goes back to the start: there is nothing to see
    }
    run(session, ActionId::step_row_forward);
    CHECK(session.hint() == Hint::why);
    run(session, ActionId::step_end);
    session.apply(PinCell{first_cell(session, true)});
    CHECK(session.hint() == Hint::wedges);
    run(session, ActionId::panel_wedges);
    CHECK(session.hint() == Hint::gallery);
    session.apply(OpenGalleryMap{1});
    CHECK(session.hint() == Hint::explore);
    run(session, ActionId::explore_toggle);
    CHECK_FALSE(session.hint());
}

TEST_CASE("every way to paint follows the hint to paint") {
    for (const Action& paint : {Action(PaintCells{{{1, 1}}, Terrain::wall}),
                                Action(PaintFigure{Stroke::line, {1, 1}, {3, 1}, Terrain::wall}),
                                Action(FillArea{{1, 1}, Terrain::wall})}) {
        Session session = with_hints();
        session.apply(paint);
        CHECK(session.hint() == Hint::step);
    }
}

TEST_CASE("steps and runs follow the hint to step; the cell cursor and the wedges do not") {
    for (const ActionId id : {ActionId::step_play, ActionId::step_forward, ActionId::run_visible}) {
        Session session = with_hints();
        test::stroke(session, {{1, 1}});
        for (int i = 0; i < 5; ++i) {
            run(session, id);
        }
        CHECK(session.hint() == Hint::why);
    }
    Session session = with_hints();
    test::stroke(session, {{1, 1}});
    for (const ActionId id : {ActionId::cursor_toggle, ActionId::cursor_left, ActionId::cursor_leave,
                              ActionId::tree_east, ActionId::panel_wedges}) {
        run(session, id);
        CHECK(session.hint() == Hint::step);
    }
}

TEST_CASE("what was done before its hint came needs no hint") {
    Session session = with_hints();
    session.apply(OpenGalleryMap{1});
    session.apply(GoToStep{3});
    CHECK(session.hint() == Hint::paint);
    test::stroke(session, {{1, 1}});
    CHECK(session.hint() == Hint::why);
}

TEST_CASE("the reason of a dark cell counts as read when the pointer has rested on it for a while") {
    Session session = with_hints();
    test::stroke(session, {{1, 1}});
    session.apply(PointAt{first_cell(session, true)});
    run(session, ActionId::step_play);
    run(session, ActionId::step_end);
    REQUIRE(session.hint() == Hint::why);

    for (int i = 0; i < 100; ++i) {
        session.advance(100.0);
    }
    CHECK(session.hint() == Hint::why);  // the pointer lay there before the hint came
    session.apply(PointAt{first_cell(session, false)});
    for (int i = 0; i < 100; ++i) {
        session.advance(100.0);
    }
    CHECK(session.hint() == Hint::why);  // what is lit has no such reason

    session.apply(PointAt{first_cell(session, true)});
    session.advance(3'600'000.0);  // the window slept: nobody has read for an hour
    CHECK(session.hint() == Hint::why);
    for (int i = 0; i < 20; ++i) {
        session.advance(100.0);
    }
    CHECK(session.hint() == Hint::wedges);
}

TEST_CASE("a pinned cell that is lit does not answer the hint about dark ones") {
    Session session = with_hints();
    session.apply(PinCell{first_cell(session, false)});
    CHECK_FALSE(session.settings().hints.is_done(Hint::why));
}

TEST_CASE("a hint that was closed does not come back; the others do come") {
    Session session = with_hints();
    run(session, ActionId::hint_close);
    CHECK(session.hint() == Hint::step);
    for (std::size_t i = 1; i < k_hint_count; ++i) {
        run(session, ActionId::hint_close);
    }
    CHECK_FALSE(session.hint());
    run(session, ActionId::hint_close);  // there is nothing to close
    CHECK_FALSE(session.hint());
}

TEST_CASE("no more hints means none, until they are asked for again, and then all of them") {
    Session session = with_hints();
    run(session, ActionId::hint_close);
    run(session, ActionId::hint_off);
    CHECK_FALSE(session.hint());
    run(session, ActionId::hint_again);
    CHECK(session.hint() == Hint::paint);
}

TEST_CASE("hints that are asked for again begin to count steps anew") {
    Session session = with_hints();
    for (int i = 0; i < 4; ++i) {
        run(session, ActionId::step_row_forward);
    }
    run(session, ActionId::hint_again);
    session.apply(PaintCells{{{1, 1}}, Terrain::wall});
    REQUIRE(session.hint() == Hint::step);
    run(session, ActionId::step_row_forward);
    CHECK(session.hint() == Hint::step);
}

TEST_CASE("what the settings remember as done does not come back on another day") {
    Session session = with_hints();
    test::stroke(session, {{1, 1}});
    Session another_day;
    another_day.apply(UseSettings{session.settings()});
    CHECK(another_day.hint() == Hint::step);
}

TEST_CASE("every hint has a name of its own, by which it is found") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < k_hint_count; ++i) {
        const auto hint = static_cast<Hint>(i);
        CHECK(names.insert(name(hint)).second);
        CHECK(hint_of_name(name(hint)) == hint);
    }
    CHECK_FALSE(hint_of_name("").has_value());
}

}  // namespace fovlab
