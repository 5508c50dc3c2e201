#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::run;
using test::session_of;

Session with_cursor_at(Point cell) {
    Session session = session_of({".....", ".#...", "..@..", "....."});
    session.apply(PlaceCellCursor{cell});
    return session;
}

}  // namespace

TEST_CASE("the cell cursor begins at the cell that is explained, else at the viewer") {
    Session session = session_of({".....", "..@.."});
    run(session, ActionId::cursor_toggle);
    CHECK(session.cell_cursor() == Point{2, 1});
    CHECK(session.key_mode() == KeyMode::cell_cursor);
    run(session, ActionId::cursor_toggle);
    CHECK_FALSE(session.cell_cursor());
    CHECK(session.key_mode() == KeyMode::any);
    session.apply(PointAt{Point{4, 0}});
    run(session, ActionId::cursor_toggle);
    CHECK(session.cell_cursor() == Point{4, 0});
}

TEST_CASE("the arrows move it cell by cell and no further than the map") {
    Session session = with_cursor_at({1, 1});
    run(session, ActionId::cursor_right);
    run(session, ActionId::cursor_down);
    CHECK(session.cell_cursor() == Point{2, 2});
    run(session, ActionId::cursor_left);
    run(session, ActionId::cursor_up);
    CHECK(session.cell_cursor() == Point{1, 1});
    for (int i = 0; i < 9; ++i) {
        run(session, ActionId::cursor_left);
        run(session, ActionId::cursor_up);
    }
    CHECK(session.cell_cursor() == Point{0, 0});
    for (int i = 0; i < 9; ++i) {
        run(session, ActionId::cursor_right);
        run(session, ActionId::cursor_down);
    }
    CHECK(session.cell_cursor() == Point{4, 3});
    CHECK(session.history().undo_count() == 0);
}

TEST_CASE("its cell is explained wherever the pointer is, unless another is pinned") {
    Session session = with_cursor_at({3, 3});
    REQUIRE(session.explanation());
    CHECK(session.explanation()->cell == Point{3, 3});
    session.apply(PointAt{Point{0, 0}});
    CHECK(session.explanation()->cell == Point{3, 3});
    run(session, ActionId::cursor_pin);
    CHECK(session.pinned());
    run(session, ActionId::cursor_left);
    CHECK(session.explanation()->cell == Point{3, 3});
    run(session, ActionId::cursor_leave);
    run(session, ActionId::explain_unpin);
    CHECK(session.explanation()->cell == Point{0, 0});
}

TEST_CASE("painting, erasing and placing the viewer are an undo step each") {
    Session session = with_cursor_at({0, 0});
    run(session, ActionId::cursor_paint);
    run(session, ActionId::cursor_right);
    run(session, ActionId::tool_water);
    run(session, ActionId::cursor_paint);
    CHECK(session.document().grid.at({0, 0}) == Terrain::wall);
    CHECK(session.document().grid.at({1, 0}) == Terrain::water);
    CHECK(session.history().undo_count() == 2);
    session.apply(PlaceCellCursor{Point{1, 1}});
    run(session, ActionId::cursor_erase);
    CHECK(session.document().grid.at({1, 1}) == Terrain::floor);
    CHECK(session.history().undo_count() == 3);
    run(session, ActionId::cursor_viewer);
    CHECK(session.document().viewer == Point{1, 1});
    CHECK(session.history().undo_count() == 4);
    run(session, ActionId::edit_undo);
    CHECK(session.document().viewer == Point{2, 2});
    run(session, ActionId::edit_undo);
    CHECK(session.document().grid.at({1, 1}) == Terrain::wall);
    run(session, ActionId::edit_undo);
    CHECK(session.document().grid.at({1, 0}) == Terrain::floor);
    CHECK(session.document().grid.at({0, 0}) == Terrain::wall);
}

TEST_CASE("with fill Enter fills from the cursor, with pick it takes up what lies there") {
    Session session = with_cursor_at({1, 1});
    run(session, ActionId::stroke_pick);
    run(session, ActionId::tool_water);
    run(session, ActionId::stroke_pick);
    run(session, ActionId::cursor_paint);
    CHECK(session.tool() == Terrain::wall);
    CHECK(session.history().undo_count() == 0);
    session.apply(PlaceCellCursor{Point{0, 0}});
    run(session, ActionId::tool_water);
    run(session, ActionId::stroke_fill);
    run(session, ActionId::cursor_paint);
    CHECK(session.document().grid.at({0, 0}) == Terrain::water);
    CHECK(session.document().grid.at({4, 3}) == Terrain::water);
    CHECK(session.document().grid.at({1, 1}) == Terrain::wall);
    CHECK(session.history().undo_count() == 1);
}

TEST_CASE("a cell off the map takes no cursor, and a map that becomes smaller or another loses it") {
    Session session = with_cursor_at({4, 3});
    session.apply(ResizeMap{5, 4});
    CHECK(session.cell_cursor() == Point{4, 3});
    session.apply(ResizeMap{3, 3});
    CHECK_FALSE(session.cell_cursor());
    session.apply(PlaceCellCursor{Point{3, 0}});
    CHECK_FALSE(session.cell_cursor());
    session.apply(PlaceCellCursor{Point{2, 0}});
    session.apply(OpenGalleryMap{1});
    CHECK_FALSE(session.cell_cursor());
}

TEST_CASE("without a cursor its actions do nothing") {
    for (const ActionRow& action : action_table()) {
        if (action.mode != KeyMode::cell_cursor) {
            continue;
        }
        Session session = test::busy_session();
        const std::string before = test::state_of(session);
        run(session, action.id);
        INFO(std::string(action.name));
        CHECK(test::state_of(session) == before);
    }
}

}  // namespace fovlab
