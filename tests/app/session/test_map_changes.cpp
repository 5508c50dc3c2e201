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

std::string text_of(const Session& session) {
    return to_map_text(session.document().grid, session.document().viewer);
}

}  // namespace

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

TEST_CASE("a map by chance begins with all steps done, and is what its own changes are compared with") {
    Session session;
    session.apply(ShowChanges{Against::defaults});
    session.apply(GoToStep{20});
    run(session, ActionId::map_caves);
    CHECK(session.cursor().at_end());
    REQUIRE(session.changes());
    CHECK_FALSE(session.changes()->any());
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.changes()->any());
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
    struct MapSide {
        ActionId action;
        const char* expected;
        Point pin;
    };
    for (const MapSide& side : {MapSide{ActionId::map_grow_left, ".#.+\n.~@%\n", {3, 1}},
                                MapSide{ActionId::map_grow_top, "...\n#.+\n~@%\n", {2, 2}},
                                MapSide{ActionId::map_grow_right, "#.+.\n~@%.\n", {2, 1}},
                                MapSide{ActionId::map_grow_bottom, "#.+\n~@%\n...\n", {2, 1}}}) {
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
    struct MapSide {
        ActionId action;
        const char* expected;
        const char* message;
    };
    for (const MapSide& side :
         {MapSide{ActionId::map_crop_left, ".+\n@%\n", ""}, MapSide{ActionId::map_crop_top, "~@%\n", ""},
          MapSide{ActionId::map_crop_right, "#.\n~@\n", ""},
          MapSide{ActionId::map_crop_bottom, "#@+\n",
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

TEST_CASE("things, torches and rooms go with the map, and come back by undoing") {
    Scenario furnished = test::scenario_of_rows({".......", ".......", "...@...", "......."});
    furnished.legend = {{'g', "goblin", ThingKind::watcher, 8}};
    furnished.things = {{{0, 0}, 'g'}, {{6, 3}, 'g'}};
    furnished.torches = {{{0, 1}}, {{5, 3}}};
    furnished.grid.set_rooms({{0, 0, 7, 4, true}});
    const auto after = [&](ActionId id) {
        Session session(furnished);
        run(session, id);
        const Scenario changed = session.document();
        run(session, ActionId::edit_undo);
        CHECK(session.document() == furnished);
        return changed;
    };
    const Scenario cropped = after(ActionId::map_crop_left);
    CHECK(cropped.things == std::vector<Thing>{{{5, 3}, 'g'}});
    CHECK(cropped.torches == std::vector<Torch>{{{4, 3}}});
    CHECK(cropped.grid.rooms() == std::vector<Room>{{0, 0, 6, 4, true}});
    const Scenario grown = after(ActionId::map_grow_top);
    CHECK(grown.things == std::vector<Thing>{{{0, 1}, 'g'}, {{6, 4}, 'g'}});
    CHECK(after(ActionId::map_invert).things.empty());
    CHECK(after(ActionId::map_invert).torches == furnished.torches);
    for (const ActionId id : {ActionId::map_clear, ActionId::map_caves, ActionId::map_noise}) {
        const Scenario other = after(id);
        CHECK(other.things.empty());
        CHECK(other.torches.empty());
        CHECK(other.grid.rooms().empty());
        CHECK(other.legend.empty());
    }
    Session session(furnished);
    session.apply(ResizeMap{6, 3});
    CHECK(session.document().things == std::vector<Thing>{{{0, 0}, 'g'}});
    CHECK(session.document().torches == std::vector<Torch>{{{0, 1}}});
    CHECK(session.document().grid.rooms() == std::vector<Room>{{0, 0, 6, 3, true}});
}

TEST_CASE("painting takes away what stands in a cell, unless it paints floor") {
    Scenario furnished = test::scenario_of_rows({"...", ".@."});
    furnished.legend = {{'g', "goblin", ThingKind::watcher, 8}};
    furnished.things = {{{0, 0}, 'g'}, {{2, 0}, 'g'}};
    Session session(furnished);
    stroke(session, {{0, 0}, {2, 0}}, Terrain::floor);
    CHECK(session.document() == furnished);
    stroke(session, {{0, 0}}, Terrain::water);
    CHECK(session.document().things == std::vector<Thing>{{{2, 0}, 'g'}});
    stroke(session, {{0, 0}}, Terrain::floor);
    CHECK(session.document().things == std::vector<Thing>{{{2, 0}, 'g'}});
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == furnished);
    session.apply(PaintFigure{Stroke::rectangle, {0, 0}, {2, 0}, Terrain::wall});
    session.apply(PaintFigure{Stroke::rectangle, {0, 0}, {1, 0}, Terrain::wall});  // the pointer went back
    session.apply(EndEdit{});
    CHECK(session.document().things == std::vector<Thing>{{{2, 0}, 'g'}});
}

}  // namespace fovlab
