// Which cells in sight are lit, by whom, and how brightly.
#include "core/explore/lit.h"

#include "core/fov/catalogue.h"
#include "core/grid/map_text.h"
#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;

namespace {

// A map in glyphs; `*` is floor under a torch.
struct LitMap {
    Level level{Grid(1, 1), {0, 0}};
    Light light;
    Rules rules;

    explicit LitMap(const std::vector<std::string>& rows, int torch_radius = 3) {
        Grid grid(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()));
        level = {grid, {0, 0}};
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                level.grid.set({x, y}, terrain_of_glyph(glyph).value_or(Terrain::floor));
                if (glyph == '@') {
                    level.start = {x, y};
                } else if (glyph == '*') {
                    level.torches.push_back({{x, y}, torch_radius});
                }
            }
        }
        rules.range.radius = Radius::unlimited();
        light.lamp = Lamp::out;
    }

    CellSet sight() const { return see(level.grid, level.start, Algorithm::symmetric, rules).visible; }
    Lighting lights() const { return lighting(level, level.start, sight(), light, rules.range); }

    // `+` lit, `.` in sight and dark, blank out of sight.
    std::string picture() const {
        const Lighting all = lights();
        const CellSet seen = sight();
        std::string text;
        for (int y = 0; y < level.grid.height(); ++y) {
            for (int x = 0; x < level.grid.width(); ++x) {
                text += all.lit().contains({x, y}) ? '+' : seen.contains({x, y}) ? '.' : ' ';
            }
            text += '\n';
        }
        return text;
    }
};

std::string rows(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& row : all) {
        text += row + '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("with the lamp on all that is in sight is lit, however dimly") {
    test::Random random(7);
    for (int trial = 0; trial < 50; ++trial) {
        Grid grid(15, 11);
        for (int y = 0; y < 11; ++y) {
            for (int x = 0; x < 15; ++x) {
                grid.set({x, y}, random.below(4) == 0 ? Terrain::wall : Terrain::floor);
            }
        }
        const Level level{grid, {7, 5}};
        for (const RangeShape shape : {RangeShape::square, RangeShape::round, RangeShape::open}) {
            const Rules rules{.range = {Radius(random.below(7)), shape}};
            const CellSet sight = see(grid, {7, 5}, Algorithm::symmetric, rules).visible;
            CHECK(lighting(level, {7, 5}, sight, {}, rules.range).lit() == sight);
        }
    }
}

TEST_CASE("with the lamp out and no other light only the viewer's own cell is lit, and it is dark there") {
    const LitMap place({"..@.."});
    CHECK(place.picture() == rows({"..+.."}));
    CHECK(place.lights().at({2, 0}) == LightHere{});
}

TEST_CASE("a lamp may be a torch of 6 cells, or next to none of 2, in the shape of sight") {
    LitMap place({"@........."});
    place.light.lamp = Lamp::torch;
    CHECK(place.picture() == rows({"+++++++..."}));
    place.light.lamp = Lamp::none;
    CHECK(place.picture() == rows({"+++......."}));
    place.light.lamp = Lamp::on;
    CHECK(place.picture() == rows({"++++++++++"}));
    CHECK(place.lights().at({9, 0}).thousandths == 1000);
}

TEST_CASE("a torch lights what is in its range and not behind a wall") {
    CHECK(LitMap({"@....*....", "..........", "....##....", ".........."}).picture() ==
          rows({"+.+++++++.", "..+++++++.", "...+++ +..", ".....     "}));
}

TEST_CASE("a wall is lit where one looks at a side that is, so that none glows from behind") {
    // The torch stands beyond the wall; the wall's other side is dark.
    CHECK(LitMap({"@..#.*..", "...#....", "...#...."}).picture() ==
          rows({"+...    ", "....    ", "....    "}));
    // Its light comes through the gap, and the wall beside the gap is seen from both rooms.
    CHECK(LitMap({"...#....", "@....*..", "...#...."}).picture() ==
          rows({"...+  ++", "+.++++++", "...+  ++"}));
    // A torch that hangs in a wall shows itself.
    LitMap hung({"@...#"});
    hung.level.torches.push_back({{4, 0}, 2});
    CHECK(hung.picture() == rows({"+.+++"}));
}

TEST_CASE("ambient light is everywhere in sight, and lights add up to full light at most") {
    LitMap place({"@..#.", "....."});
    place.light.ambient_thousandths = 1;
    CHECK(place.picture() == rows({"++++ ", "+++++"}));
    CHECK(place.lights().at({1, 0}).thousandths == 1);
    CHECK(place.lights().at({4, 0}).thousandths == 0);  // out of sight
    place.light.ambient_thousandths = 400;
    place.light.lamp = Lamp::torch;
    CHECK(place.lights().at({0, 0}).thousandths == 1000);
    CHECK(place.lights().at({2, 1}).thousandths == 1000);
    CHECK(place.lights().at({4, 1}).thousandths == 400 + 395);
}

TEST_CASE("colours mix by the share of each light") {
    LitMap place({"@.."}, 2);
    place.level.torches = {{{1, 0}, 4, 0xFF0000}, {{1, 0}, 4, 0x0000FF}};
    CHECK(place.lights().at({1, 0}) == LightHere{1000, 0x800080});
    place.level.torches.pop_back();
    CHECK(place.lights().at({2, 0}) == LightHere{794, 0xFF0000});
    place.light.ambient_thousandths = 794;
    CHECK(place.lights().at({2, 0}) == LightHere{1000, 0xFF8080});
}

TEST_CASE("things of the kind torch are lights of radius 6, other things are none") {
    LitMap place({"@........."});
    place.level.legend = {{'*', "brazier", ThingKind::torch}, {'!', "potion", ThingKind::item}};
    place.level.things = {{{9, 0}, '*'}, {{1, 0}, '!'}};
    CHECK(lights_of(place.level).size() == 1);
    CHECK(place.picture() == rows({"+..+++++++"}));
}

TEST_CASE("what is lit is always in sight, and the viewer's own cell is always among it") {
    test::Random random(11);
    for (int trial = 0; trial < 200; ++trial) {
        Grid grid(1 + random.below(20), 1 + random.below(20));
        const auto cell = [&] { return Point{random.below(grid.width()), random.below(grid.height())}; };
        for (int i = 0; i < grid.width() * grid.height() / 3; ++i) {
            grid.set(cell(), Terrain::wall);
        }
        Level level{grid, cell()};
        for (int i = 0; i < 4; ++i) {
            level.torches.push_back({cell(), random.below(9)});
        }
        const Rules rules{.range = {Radius(random.below(9)), RangeShape::round}};
        Light light;
        light.lamp = static_cast<Lamp>(random.below(4));
        light.falloff = static_cast<Falloff>(random.below(3));
        const CellSet sight = see(grid, level.start, Algorithm::symmetric, rules).visible;
        const Lighting lights = lighting(level, level.start, sight, light, rules.range);
        CHECK(lights.lit().without(sight).count() == 0);
        CHECK(lights.lit().contains(level.start));
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const int here = lights.at({x, y}).thousandths;
                CHECK((here >= 0 && here <= 1000));
                CHECK((here == 0 || lights.lit().contains({x, y})));
            }
        }
        CHECK(lights.at({-1, 0}) == LightHere{});
        CHECK(lights.at({grid.width(), grid.height()}) == LightHere{});
    }
}
