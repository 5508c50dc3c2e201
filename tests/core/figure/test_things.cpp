// What stands on the map in the picture of a run: things, torches, rooms; and finer light as a figure.
#include "core/figure/drawing.h"
#include "core/figure/figure.h"
#include "core/figure/fine_figure.h"
#include "core/figure/step_scene.h"
#include "core/figure/text_width.h"
#include "tests/support/recording_pen.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::vector<LegendEntry> k_legend{{'!', "potion", ThingKind::item},
                                        {'*', "brazier", ThingKind::torch},
                                        {'^', "rune", ThingKind::mark},
                                        {'g', "goblin", ThingKind::watcher}};
const std::vector<Thing> k_things{{{0, 0}, '!'}, {{1, 0}, '*'}, {{0, 1}, '^'}, {{2, 1}, 'g'}};
const std::vector<Torch> k_torches{{{2, 0}, 4, 0x00FF00}};

Scene scene_with(const Layers& layers, const std::vector<Room>& rooms = {}) {
    View view = view_of({"...", ".@."});
    view.grid.set_rooms(rooms);
    const Recording recording = record_view(view);
    const Cursor cursor(recording.trace);
    const Standing standing{k_legend, k_things, k_torches};
    Remarks remarks;
    remarks.standing = &standing;
    return step_scene(recording, cursor.frame(), layers, remarks);
}

}  // namespace

TEST_CASE("each kind of thing has a form, an ink and its letter; a torch is a flame of its own colour") {
    const std::vector<BadgeShape> badges = shapes_of<BadgeShape>(scene_with(all_layers()));
    REQUIRE(badges.size() == 5);
    CHECK(badges[0].form == BadgeShape::Form::flame);
    CHECK(badges[0].glow.tint == 0x07E0);
    CHECK(badges[1].form == BadgeShape::Form::diamond);
    CHECK(badges[1].letter == "!");
    CHECK(badges[2].form == BadgeShape::Form::flame);
    CHECK(badges[3].form == BadgeShape::Form::post);
    CHECK(badges[4].form == BadgeShape::Form::eye);
    CHECK(badges[4].letter == "g");
    CHECK(at(badges[4].centre, 2.5, 1.5));
    for (const Ink ink : {Ink::watcher, Ink::item, Ink::landmark, Ink::torch}) {
        CHECK(badge_of(k_legend[0], {0, 0}).form == form_of(Ink::item));
        CHECK((ink == Ink::item) == (form_of(ink) == BadgeShape::Form::diamond));
    }
    Layers without = all_layers();
    without.reset(static_cast<std::size_t>(Layer::things));
    CHECK(shapes_of<BadgeShape>(scene_with(without)).empty());
}

TEST_CASE("rooms are outlined where their layer is on, dark ones thinner") {
    const std::vector<Room> rooms{{0, 0, 2, 1, true}, {2, 0, 1, 2, false}};
    const auto edges = shapes_of<LineShape>(scene_with(all_layers(), rooms), Ink::room_edge);
    REQUIRE(edges.size() == 2);
    CHECK(at(edges[0].points[0], 0.0, 0.0));
    CHECK(at(edges[0].points[2], 2.0, 1.0));
    CHECK(edges[0].width > edges[1].width);
    CHECK(shapes_of<LineShape>(scene_with(default_layers(), rooms), Ink::room_edge).empty());
}

TEST_CASE(
    "every form of badge is drawn within its cell, but for the casing around it, and no two look alike") {
    std::set<std::string> looks;
    for (const BadgeShape& badge : shapes_of<BadgeShape>(scene_with(all_layers()))) {
        Scene scene;
        scene.cells.resize(1);
        BadgeShape here = badge;
        here.centre = {0.5, 0.5};
        scene.shapes.emplace_back(here);
        RecordingPen pen;
        TextRoom room;
        room.map = {{0.0, 0.0}, 40.0};
        room.area = {0.0, 0.0, 40.0, 40.0};
        room.type = figure_type(1.0);
        draw_shapes(scene, room, palettes()[0], pen);
        REQUIRE_FALSE(pen.strokes().empty());
        for (const RecordedStroke& stroke : pen.strokes()) {
            for (const Spot spot : stroke.spots) {
                CHECK((spot.x > -1.0 && spot.x < 41.0 && spot.y > -1.0 && spot.y < 41.0));
            }
        }
        looks.insert(std::to_string(static_cast<int>(badge.form)));
    }
    CHECK(looks.size() == 4);
}

TEST_CASE("finer light as a figure: two pictures of one size, with what each lights, or one alone") {
    Scenario scenario{Grid(9, 9), {4, 4}, Algorithm::symmetric, {}, {}};
    scenario.rules.range.radius = Radius(3);
    scenario.grid.set({5, 4}, Terrain::wall);
    const Result<Figure> both = fine_figure(scenario, {4, WallShape::cut, 5}, true);
    REQUIRE(both);
    REQUIRE(both.value().pictures.size() == 2);
    for (const FigurePicture& picture : both.value().pictures) {
        CHECK(picture.scene.width == 36);
        CHECK(picture.scene.height == 36);
    }
    CHECK(both.value().pictures[0].heading.find("By cell: ") == 0);
    CHECK(both.value().pictures[1].heading.find("Finer: ") == 0);
    CHECK_FALSE(refusal(both.value()).has_value());
    CHECK(fine_figure(scenario, {4, WallShape::cut, 5}, false).value().pictures.size() == 1);
    // The map taken for the fine grid: three cells a side, and two times two of them a picture's.
    const Result<Figure> picture = fine_figure(scenario, {4, WallShape::picture, 5}, true);
    REQUIRE(picture);
    CHECK(picture.value().pictures[0].scene.width == 12);
    scenario.grid = Grid(500, 500);
    scenario.rules.range.radius = Radius::unlimited();
    CHECK_FALSE(fine_figure(scenario, {16, WallShape::full, 5}, true));
}
