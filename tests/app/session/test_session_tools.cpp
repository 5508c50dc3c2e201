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

TEST_CASE("inverting is one undo step and leaves the viewer's cell clear") {
    Session session = session_of({"#####", "#.+@#", "#####"});
    const Scenario before = session.document();
    run(session, ActionId::map_invert);
    CHECK(text_of(session) == ".....\n.##@.\n.....\n");
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == before);
}

TEST_CASE("caves and noise fill the map's size around the viewer, one undo step each, and say their seed") {
    Session session;
    const Scenario before = session.document();
    run(session, ActionId::map_caves);
    CHECK(session.document().grid == make_map({MapKind::caves, 1, 45}, 25, 20, before.viewer));
    CHECK(session.document().viewer == before.viewer);
    CHECK(session.message() == "Caves from seed 1, begun with 45 % walls.");
    CHECK_FALSE(session.gallery_origin());
    run(session, ActionId::map_noise);
    CHECK(session.document().grid == make_map({MapKind::noise, 1, 45}, 25, 20, before.viewer));
    CHECK(session.message() == "Noise from seed 1, with 45 % walls.");
    run(session, ActionId::map_next_seed);
    CHECK(session.document().grid == make_map({MapKind::noise, 2, 45}, 25, 20, before.viewer));
    CHECK(session.recipe().seed == 2);
    CHECK(session.history().undo_count() == 3);
    for (int i = 0; i < 3; ++i) {
        run(session, ActionId::edit_undo);
    }
    CHECK(session.document() == before);
}

TEST_CASE("seed and share change a map that was just made, in one undo step, and no other map") {
    Session session = session_of(k_field);
    const Scenario before = session.document();
    session.apply(SetRecipe{{MapKind::caves, 9, 30}});
    CHECK(session.document() == before);
    CHECK(session.recipe().seed == 9);
    run(session, ActionId::map_noise);
    const std::size_t undo = session.history().undo_count();
    session.apply(EndEdit{});
    for (int share = 31; share <= 60; ++share) {
        session.apply(SetRecipe{{MapKind::noise, 9, share}});
        CHECK(session.document().grid == make_map({MapKind::noise, 9, share}, 7, 5, before.viewer));
    }
    session.apply(EndEdit{});
    CHECK(session.history().undo_count() == undo + 1);
    const Scenario made = session.document();
    stroke(session, {{0, 0}, {6, 4}}, Terrain::water);  // now it is one's own
    const Scenario own = session.document();
    session.apply(SetRecipe{{MapKind::noise, 10, 60}});
    CHECK(session.document() == own);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == made);
}

TEST_CASE("a share beyond all or nothing is all or nothing, and seeds go round") {
    Session session = session_of(k_field);
    session.apply(SetRecipe{{MapKind::noise, UINT_MAX, INT_MAX}});
    CHECK(session.recipe().walls_in_hundred == 100);
    run(session, ActionId::map_next_seed);
    CHECK(session.recipe().seed == 0);
    CHECK(text_of(session) == "#######\n#######\n###@###\n#######\n#######\n");
    session.apply(SetRecipe{{MapKind::noise, 0, INT_MIN}});
    CHECK(session.recipe().walls_in_hundred == 0);
}

TEST_CASE("growing adds floor on that side, and the viewer and the pin keep their cells") {
    struct Side {
        ActionId action;
        const char* expected;
        Point pin;
    };
    for (const Side& side : {Side{ActionId::map_grow_left, ".#.+\n.~@%\n", {3, 1}},
                             Side{ActionId::map_grow_top, "...\n#.+\n~@%\n", {2, 2}},
                             Side{ActionId::map_grow_right, "#.+.\n~@%.\n", {2, 1}},
                             Side{ActionId::map_grow_bottom, "#.+\n~@%\n...\n", {2, 1}}}) {
        Session session = session_of({"#.+", "~@%"});
        session.apply(PinCell{{2, 1}});
        const Scenario before = session.document();
        run(session, side.action);
        INFO(std::string(row(side.action).name));
        CHECK(text_of(session) == side.expected);
        CHECK(session.explained_cell() == side.pin);
        CHECK(session.message().empty());
        CHECK(session.take_requests().fit);
        CHECK(session.history().undo_count() == 1);
        run(session, ActionId::edit_undo);
        CHECK(session.document() == before);
    }
}

TEST_CASE(
    "cropping cuts one row or column off, and a viewer whose cell is cut off says where it stands now") {
    struct Side {
        ActionId action;
        const char* expected;
        const char* message;
    };
    for (const Side& side :
         {Side{ActionId::map_crop_left, ".+\n@%\n", ""}, Side{ActionId::map_crop_top, "~@%\n", ""},
          Side{ActionId::map_crop_right, "#.\n~@\n", ""},
          Side{ActionId::map_crop_bottom, "#@+\n",
               "The viewer's cell was cut off. It stands at (1, 0) now."}}) {
        Session session = session_of({"#.+", "~@%"});
        run(session, side.action);
        INFO(std::string(row(side.action).name));
        CHECK(text_of(session) == side.expected);
        CHECK(session.message() == side.message);
    }
    Session session = session_of({"@.#"});
    run(session, ActionId::map_crop_left);
    CHECK(text_of(session) == "@#\n");
    CHECK(session.message().find("(0, 0)") != std::string::npos);
}

TEST_CASE("a map is neither cropped to nothing nor grown beyond the largest size") {
    Session small = session_of({"@"});
    for (const ActionId crop : {ActionId::map_crop_left, ActionId::map_crop_top, ActionId::map_crop_right,
                                ActionId::map_crop_bottom}) {
        CHECK_FALSE(row(crop).enabled(small));
        run(small, crop);
    }
    CHECK(text_of(small) == "@\n");
    Session large = session_of({"@"});
    large.apply(ResizeMap{512, 512});
    for (const ActionId grow : {ActionId::map_grow_left, ActionId::map_grow_top, ActionId::map_grow_right,
                                ActionId::map_grow_bottom}) {
        CHECK_FALSE(row(grow).enabled(large));
        run(large, grow);
    }
    CHECK(large.document().grid.width() == 512);
    CHECK(large.document().grid.height() == 512);
}

TEST_CASE("every gallery map can be opened and taken back") {
    Session session = session_of(k_field);
    const Scenario before = session.document();
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        INFO(std::string(gallery()[map].id));
        session.apply(OpenGalleryMap{map});
        CHECK(session.gallery_map() == map);
        run(session, ActionId::edit_undo);
        CHECK(session.document() == before);
    }
}

}  // namespace fovlab
