// The picture of a walk: what is in sight, remembered, never seen, and shown only because everything is.
#include "core/figure/walk_scene.h"

#include "core/figure/glyph_text.h"
#include "core/figure/scenario_figure.h"
#include "core/figure/step_scene.h"
#include "tests/support/maps.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr WalkLook k_reveal{true, false};

Walker walker_on(const std::vector<std::string>& rows, int radius = 8) {
    const View view = view_of(rows);
    WalkRules rules;
    rules.rules.range.radius = Radius(radius);
    return Walker({view.grid, view.viewer}, view.viewer, rules);
}

std::string walked(Walker& walker, std::string_view moves, const WalkLook& look = {}) {
    for (const char letter : moves) {
        walker.move(*move_of_letter(letter));
    }
    return glyph_text(walk_scene(walker, look, all_layers()));
}

std::string text(const std::vector<std::string>& rows) {
    std::string all;
    for (const std::string& row : rows) {
        all += row + '\n';
    }
    return all;
}

CellLook look_at(const Scene& scene, Point cell) {
    return scene.cells[static_cast<std::size_t>(cell.y * scene.width + cell.x)];
}

const std::vector<std::string> k_two_rooms{
    "#############", "#...#########", "#.@.....#...#", "#...###.#...#", "#######.+...#", "#############",
};

}  // namespace

TEST_CASE("what is in sight has its glyphs, what was seen before is remembered, and the rest is dark") {
    Walker walker = walker_on(k_two_rooms, 4);
    CHECK(walked(walker, "") == text({
                                    "#####",
                                    "#...###",
                                    "#.@....",
                                    "#...###",
                                    "#####",
                                    "",
                                }));
    CHECK(walked(walker, "dddddss") == text({
                                           ":::::",
                                           "::::::###",
                                           "::::::..#",
                                           "::::::#.#",
                                           "::::: #@+",
                                           "      ###",
                                       }));
}

TEST_CASE("a remembered door stays as it was, and things are where they were seen") {
    Walker walker = walker_on(k_two_rooms, 8);
    const Scene before = walk_scene(walker, {}, all_layers());
    CHECK(look_at(before, {10, 3}).fog == Fog::unseen);
    CHECK(look_at(before, {2, 2}).fog == Fog::shown);
    walked(walker, "dddddssd");  // the door is open
    CHECK(look_at(walk_scene(walker, {}, all_layers()), {8, 4}).terrain == Terrain::open_door);
    walked(walker, "wwaaaa");
    const Scene later = walk_scene(walker, {}, all_layers());
    CHECK(look_at(later, {8, 4}).fog == Fog::remembered);
    CHECK(look_at(later, {8, 4}).terrain == Terrain::open_door);
    CHECK(look_at(walk_scene(walker, {false, true}, all_layers()), {8, 4}).fog == Fog::recalled);
}

TEST_CASE("everything can be shown: what was never seen has colours of its own, but rock stays dark") {
    Walker walker = walker_on(k_two_rooms, 2);
    const Scene scene = walk_scene(walker, k_reveal, all_layers());
    CHECK(look_at(scene, {10, 3}).fog == Fog::revealed);
    CHECK(look_at(scene, {12, 3}).fog == Fog::revealed);
    CHECK(look_at(scene, {2, 2}).fog == Fog::shown);
    CHECK(look_at(scene, {5, 5}).fog == Fog::unseen);  // no open ground beside it
    CHECK(look_at(scene, {11, 0}).fog == Fog::unseen);
    CHECK_FALSE(shapes_of<LineShape>(scene, Ink::reveal_note).empty());
    CHECK(shapes_of<LineShape>(walk_scene(walker, {}, all_layers()), Ink::reveal_note).empty());
}

TEST_CASE("a secret door is a wall until it is found; where everything is shown it is told") {
    Walker walker = walker_on({"#####", "#@?.#", "#####"});
    CHECK(look_at(walk_scene(walker, {}, all_layers()), {2, 1}).terrain == Terrain::wall);
    const Scene revealed = walk_scene(walker, k_reveal, all_layers());
    CHECK(look_at(revealed, {2, 1}).terrain == Terrain::secret_door);
    CHECK(look_at(revealed, {2, 1}).fog == Fog::shown);
    walker.move(Move::right);
    CHECK(look_at(walk_scene(walker, {}, all_layers()), {2, 1}).terrain == Terrain::closed_door);
}

TEST_CASE("watchers are drawn while they are shown; items, marks and torches where they were seen") {
    const View view = view_of({"#########", "#@####..#", "#.......#", "#########"});
    Level level{view.grid, view.viewer};
    level.legend = {{'g', "goblin", ThingKind::watcher}, {'!', "potion", ThingKind::item}};
    level.things = {{{5, 2}, '!'}, {{6, 2}, 'g'}, {{7, 1}, '!'}};
    level.torches = {{{4, 2}, 3, 0x8040FF}};
    Walker walker(level, view.viewer, {});
    const auto badges = [&](const WalkLook& look) {
        std::string words;
        for (const BadgeShape& badge : shapes_of<BadgeShape>(walk_scene(walker, look, all_layers()))) {
            words += badge.letter +
                     (badge.ink == Ink::thing_remembered ? "?"
                      : badge.ink == Ink::reveal_note    ? "+"
                                                         : "") +
                     " ";
        }
        return words;
    };
    CHECK(badges({}) == "");
    CHECK(badges(k_reveal) == "+ !+ g+ !+ ");
    walker.move(Move::down);
    CHECK(badges({}) == " ! g ");
    walker.move(Move::up);
    CHECK(badges({}) == "? !? ");
    CHECK(badges(k_reveal) == "? !? g+ !+ ");
}

TEST_CASE(
    "light changes how bright cells in sight are, from full to the colours of memory, and of what colour") {
    const View view = view_of({"@........"});
    Level level{view.grid, view.viewer};
    level.torches = {{{8, 0}, 2, 0xFF0000}};
    WalkRules rules;
    rules.rules.range.radius = Radius(4);
    const Scene scene = walk_scene(Walker(level, view.viewer, rules), {}, all_layers());
    CHECK(look_at(scene, {0, 0}).glow == Glow{});
    CHECK(look_at(scene, {4, 0}).glow == Glow{0, 0xFFFF});
    CHECK(look_at(scene, {2, 0}).glow.light == 146);  // 574 thousandths of 255
    Layers plain = all_layers();
    plain.reset(static_cast<std::size_t>(Layer::glow));
    const Scene even = walk_scene(Walker(level, view.viewer, rules), {}, plain);
    CHECK(look_at(even, {4, 0}).glow == Glow{});
    rules.rules.range.radius = Radius(8);
    rules.light.lamp = Lamp::out;
    const Scene torch = walk_scene(Walker(level, view.viewer, rules), {}, all_layers());
    CHECK(look_at(torch, {8, 0}).glow == Glow{255, 0xF800});
    CHECK(look_at(torch, {3, 0}).fog == Fog::unseen);  // in sight, and dark
}

TEST_CASE(
    "with no light left a cell in sight has the colours of memory, in every palette; with all of it its "
    "own") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        for (const auto& [visible, remembered] : {std::pair{Ink::floor_visible, Ink::floor_remembered},
                                                  std::pair{Ink::wall_visible, Ink::wall_remembered},
                                                  std::pair{Ink::water_visible, Ink::water_remembered}}) {
            CHECK(glowing(palette, visible, {0, 0xFFFF}) == palette[remembered].colour);
            CHECK(glowing(palette, visible, {}) == palette[visible].colour);
        }
        const Colour red = glowing(palette, Ink::floor_visible, glow_of(1000, 0xFF0000));
        CHECK((palette.coloured ? red.g == 0 && red.b == 0 : red == palette[Ink::floor_visible].colour));
    }
}

TEST_CASE("a picture of a walk in text is as wide as what is known, and its legend tells of memory") {
    Walker walker = walker_on({"@.."});
    const Scene scene = walk_scene(walker, {}, all_layers());
    CHECK(glyph_text(scene) == "@..\n");
    CHECK(glyph_legend(scene).find("remembered") != std::string::npos);
}

TEST_CASE(
    "the figure of a scenario with a walk is the walk's picture; asked for a step it is that of the last "
    "look") {
    const View view = view_of({"@...#...", "........"});
    Scenario scenario{view.grid, view.viewer, Algorithm::symmetric, {}, {}};
    scenario.walk = Walk{"ddd", true, false};
    const ScenarioFigure figure(scenario, {});
    const Figure walk = figure.at(figure.step());
    CHECK(walk.pictures.at(0).scene.viewer == Point{3, 0});
    CHECK(look_at(walk.pictures.at(0).scene, {3, 0}).fog == Fog::shown);
    CHECK(walk.description.find("A walk of 3 moves") == 0);
    CHECK(look_at(figure.at(0).pictures.at(0).scene, {3, 0}).fog == Fog::none);
    scenario.step = figure.step();
    const ScenarioFigure look(scenario, {});
    CHECK(look_at(look.at(look.step()).pictures.at(0).scene, {3, 0}).fog == Fog::none);
    CHECK(look.at(0).pictures.at(0).scene.viewer == Point{3, 0});
}

TEST_CASE("the steps of a look hide what was never met, creatures out of sight, and secret doors") {
    const View view = view_of({"@.#.", "..?.", "...."});
    Level level{view.grid, view.viewer, {{'g', "goblin", ThingKind::watcher, 8}}, {{{3, 0}, 'g'}}};
    Walker walker(level, view.viewer, {});
    const Recording look = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const Standing standing{level.legend, level.things, {}};
    Remarks remarks;
    remarks.standing = &standing;
    const auto shown = [&] {
        Cursor cursor(look.trace);
        cursor.go_to(look.trace.size());
        Scene scene = step_scene(look, cursor.frame(), all_layers(), remarks);
        hide_unknown(scene, walker);
        return scene;
    };
    const auto badges = [](const Scene& scene) {
        return std::count_if(scene.shapes.begin(), scene.shapes.end(),
                             [](const Shape& shape) { return std::holds_alternative<BadgeShape>(shape); });
    };
    CHECK(look_at(shown(), {3, 0}).fog == Fog::unseen);
    CHECK(look_at(shown(), {1, 1}).fog == Fog::none);
    CHECK(look_at(shown(), {2, 1}).terrain == Terrain::wall);
    CHECK(badges(shown()) == 0);
    // Once it was seen the cell is known, but who stood there may have gone.
    walker.move(Move::down);
    walker.move(Move::down);
    walker.move(Move::right);
    walker.move(Move::right);
    REQUIRE(walker.in_sight().contains({3, 0}));
    CHECK(badges(shown()) == 1);
    walker.move(Move::left);
    walker.move(Move::left);
    walker.move(Move::up);
    walker.move(Move::up);
    REQUIRE(walker.has_met({3, 0}));
    REQUIRE_FALSE(walker.in_sight().contains({3, 0}));
    CHECK(look_at(shown(), {3, 0}).fog == Fog::none);
    CHECK(badges(shown()) == 0);
}
