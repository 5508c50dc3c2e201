#include "tests/support/sessions.h"

#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <climits>

namespace fovlab {

using test::run;
using test::session_of;
using test::stroke;

namespace {

const std::vector<std::string> k_field{".......", ".......", "...@...", ".......", "......."};
const std::vector<std::string> k_square{".....", ".....", "..@..", ".....", "....."};

std::string text_of(const Session& session) {
    return to_map_text(session.document().grid, session.document().viewer);
}

// A figure as the pointer draws it out: over each of these ends.
void draw_out(Session& session, Stroke kind, Point from, const std::vector<Point>& ends) {
    session.apply(EndEdit{});
    for (const Point end : ends) {
        session.apply(PaintFigure{kind, from, end, Terrain::wall});
    }
}

}  // namespace

TEST_CASE("a figure follows the pointer: only what it is in the end stays, as one undo step") {
    Session session = session_of(k_field);
    const Scenario before = session.document();
    draw_out(session, Stroke::rectangle, {0, 0}, {{6, 4}, {1, 3}, {2, 1}});
    session.apply(EndEdit{});
    CHECK(text_of(session) == "###....\n###....\n...@...\n.......\n.......\n");
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == before);
}

TEST_CASE("each figure has its shape, and none buries the viewer") {
    Session session = session_of(k_field);
    draw_out(session, Stroke::line, {0, 2}, {{6, 2}});
    CHECK(text_of(session) == ".......\n.......\n###@###\n.......\n.......\n");
    draw_out(session, Stroke::rectangle, {2, 1}, {{4, 3}});
    CHECK(text_of(session) == ".......\n..###..\n###@###\n..###..\n.......\n");
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    draw_out(session, Stroke::frame, {1, 0}, {{5, 4}});
    CHECK(text_of(session) == ".#####.\n.#...#.\n.#.@.#.\n.#...#.\n.#####.\n");
}

TEST_CASE("a figure far off the map draws its part on it, and one beyond all reach nothing") {
    Session session = session_of(k_field);
    draw_out(session, Stroke::frame, {5, 3}, {{90'000, 90'000}});
    CHECK(text_of(session) == ".......\n.......\n...@...\n.....##\n.....#.\n");
    const Scenario now = session.document();
    for (const Point wrong : {Point{INT_MAX, 0}, Point{0, INT_MIN}, Point{100'001, 3}}) {
        draw_out(session, Stroke::line, {0, 0}, {wrong});
        draw_out(session, Stroke::line, wrong, {{0, 0}});
        CHECK(session.document() == now);
    }
}

TEST_CASE("a stroke that is broken off has never been: no undo step, and what could be redone still can be") {
    for (const bool figure : {false, true}) {
        Session session = session_of(k_field);
        stroke(session, {{0, 0}});
        stroke(session, {{1, 0}});
        run(session, ActionId::edit_undo);
        const std::string before = test::state_of(session);
        session.apply(EndEdit{});
        if (figure) {
            draw_out(session, Stroke::rectangle, {0, 3}, {{2, 4}, {6, 4}});
        } else {
            session.apply(PaintCells{{{4, 4}}, Terrain::water});
            session.apply(PaintCells{{{5, 4}}, Terrain::water});
        }
        REQUIRE(session.history().redo_count() == 0);
        session.apply(CancelEdit{});
        CHECK(test::state_of(session) == before);
        run(session, ActionId::edit_redo);
        CHECK(session.document().grid.at({1, 0}) == Terrain::wall);
    }
}

TEST_CASE("without a stroke there is nothing to break off") {
    Session session = session_of(k_field);
    stroke(session, {{0, 0}});
    const std::string before = test::state_of(session);
    session.apply(CancelEdit{});
    CHECK(test::state_of(session) == before);
    run(session, ActionId::edit_undo);
    session.apply(CancelEdit{});
    CHECK(session.history().redo_count() == 1);
}

TEST_CASE("a stroke or a drag that ends where it began leaves no undo step") {
    Session session = session_of(k_field);
    session.apply(MoveViewer{{5, 4}});
    session.apply(MoveViewer{{3, 2}});
    session.apply(EndEdit{});
    CHECK(session.history().undo_count() == 0);
    stroke(session, {{0, 0}});
    draw_out(session, Stroke::line, {0, 0}, {{6, 0}, {0, 0}});  // over a wall that is there already
    session.apply(EndEdit{});
    CHECK(session.history().undo_count() == 1);
    CHECK_FALSE(session.document().grid.at({6, 0}) == Terrain::wall);
}

TEST_CASE("fill paints what is joined by sides, around the viewer, and stops at other terrain") {
    Session session = session_of({"..#....", ".#.....", "#..@...", ".#.....", "..#...."});
    session.apply(FillArea{{6, 0}, Terrain::water});
    CHECK(text_of(session) == "..#~~~~\n.#~~~~~\n#~~@~~~\n.#~~~~~\n..#~~~~\n");
    session.apply(EndEdit{});
    session.apply(FillArea{{2, 0}, Terrain::floor});
    CHECK(session.document().grid.at({2, 0}) == Terrain::floor);
    CHECK(session.document().grid.at({1, 1}) == Terrain::wall);
    session.apply(EndEdit{});
    CHECK(session.history().undo_count() == 2);
    const Scenario now = session.document();
    session.apply(FillArea{{7, 0}, Terrain::wall});
    session.apply(FillArea{{INT_MIN, INT_MAX}, Terrain::wall});
    CHECK(session.document() == now);
}

TEST_CASE("pick takes the terrain of a cell for the tool, and goes back to the brush") {
    for (const TerrainInfo& terrain : k_terrains) {
        Session session = session_of(k_field);
        stroke(session, {{1, 1}}, terrain.terrain);
        run(session, ActionId::stroke_pick);
        CHECK(session.stroke() == Stroke::pick);
        const Scenario before = session.document();
        session.apply(PickTerrain{{1, 1}});
        CHECK(session.tool() == terrain.terrain);
        CHECK(session.stroke() == Stroke::brush);
        CHECK(session.document() == before);
    }
    Session session = session_of(k_field);
    run(session, ActionId::stroke_pick);
    session.apply(PickTerrain{{-1, 0}});
    CHECK(session.stroke() == Stroke::pick);
}

TEST_CASE("choosing a terrain while picking goes back to the brush, and keeps any other way to paint") {
    Session session = session_of(k_field);
    run(session, ActionId::stroke_pick);
    run(session, ActionId::tool_curtain);
    CHECK(session.tool() == Terrain::curtain);
    CHECK(session.stroke() == Stroke::brush);
    run(session, ActionId::stroke_frame);
    run(session, ActionId::tool_water);
    CHECK(session.stroke() == Stroke::frame);
}

TEST_CASE("each stroke is painted in all its images") {
    struct Kind {
        ActionId action;
        const char* expected;
    };
    for (const Kind& kind : {Kind{ActionId::symmetry_none, "##...\n.....\n..@..\n.....\n.....\n"},
                             Kind{ActionId::symmetry_left_right, "##.##\n.....\n..@..\n.....\n.....\n"},
                             Kind{ActionId::symmetry_top_bottom, "##...\n.....\n..@..\n.....\n##...\n"},
                             Kind{ActionId::symmetry_both, "##.##\n.....\n..@..\n.....\n##.##\n"},
                             Kind{ActionId::symmetry_half_turn, "##...\n.....\n..@..\n.....\n...##\n"},
                             Kind{ActionId::symmetry_quarter_turns, "##..#\n....#\n..@..\n#....\n#..##\n"}}) {
        for (const bool figure : {false, true}) {
            Session session = session_of(k_square);
            run(session, kind.action);
            INFO(std::string(row(kind.action).name));
            if (figure) {
                draw_out(session, Stroke::line, {0, 0}, {{0, 4}, {1, 0}});
                session.apply(EndEdit{});
            } else {
                stroke(session, {{0, 0}, {1, 0}});
            }
            CHECK(text_of(session) == kind.expected);
            CHECK(session.history().undo_count() == 1);
        }
    }
}

TEST_CASE("a symmetric fill fills at each image, and erasing is symmetric too") {
    Session session = session_of({"..#..", "..#..", "..@..", "~.#~.", "..#.."});
    run(session, ActionId::symmetry_left_right);
    session.apply(FillArea{{0, 3}, Terrain::wall});  // its image is floor, which is filled as well
    CHECK(session.document().grid.at({0, 3}) == Terrain::wall);
    CHECK(session.document().grid.at({4, 3}) == Terrain::wall);
    CHECK(session.document().grid.at({3, 3}) == Terrain::water);
    session.apply(EndEdit{});
    stroke(session, {{0, 3}}, Terrain::floor);
    CHECK(session.document().grid.at({4, 3}) == Terrain::floor);
}

TEST_CASE("quarter turns on a map that is not square are refused with the reason") {
    Session session = session_of(k_field);
    run(session, ActionId::symmetry_half_turn);
    run(session, ActionId::symmetry_quarter_turns);
    CHECK(session.symmetry() == Symmetry::half_turn);
    CHECK(session.message() == "Quarter turns need a square map; this one is 7 × 5.");
    CHECK(session.message_refuses());
}

TEST_CASE("the next symmetry goes round all that the map has") {
    const auto round_of = [](const std::vector<std::string>& rows) {
        Session session = session_of(rows);
        std::size_t count = 0;
        do {
            run(session, ActionId::symmetry_next);
            ++count;
        } while (session.symmetry() != Symmetry::none);
        return count;
    };
    CHECK(round_of(k_square) == 6);
    CHECK(round_of(k_field) == 5);
}

TEST_CASE("when the map is no longer square quarter turns become half turns, and the lab says so") {
    for (const int way : {0, 1, 2, 3}) {
        Session session = session_of(k_square);
        session.apply(ResizeMap{7, 5});
        session.apply(EndEdit{});
        run(session, ActionId::edit_undo);
        run(session, ActionId::symmetry_quarter_turns);
        REQUIRE(session.symmetry() == Symmetry::quarter_turns);
        if (way == 0) {
            session.apply(ResizeMap{9, 5});
        } else if (way == 1) {
            run(session, ActionId::map_grow_left);
        } else if (way == 2) {
            session.apply(OpenGalleryMap{0});
        } else {
            run(session, ActionId::edit_redo);
        }
        INFO("way ", way);
        CHECK(session.symmetry() == Symmetry::half_turn);
        CHECK(session.message().find("square") != std::string::npos);
    }
}

}  // namespace fovlab
