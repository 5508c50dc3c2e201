#include "core/scenario/scenario_text.h"

#include "core/scenario/gallery.h"
#include "core/scenario/limits.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario read(const std::string& text) {
    const Result<Scenario> scenario = read_scenario(text);
    INFO(text);
    INFO((scenario ? "" : scenario.error().reason));
    REQUIRE(scenario.ok());
    CHECK_FALSE(what_is_wrong(scenario.value()));
    return scenario.value();
}

const std::string k_small = "version = 1\nmap = '''\n#.@.\n....\n'''\n";

std::string with_crlf(const std::string& text) {
    std::string changed;
    for (const char c : text) {
        changed += c == '\n' ? "\r\n" : std::string(1, c);
    }
    return changed;
}

}  // namespace

TEST_CASE("any document is the same after it was written and read") {
    Random random(11);
    for (int i = 0; i < 2'000; ++i) {
        const Scenario scenario = any_scenario(random);
        REQUIRE_FALSE(what_is_wrong(scenario));
        const std::string text = to_text(scenario);
        CAPTURE(text);
        const Result<Scenario> again = read_scenario(text);
        INFO((again ? "" : std::to_string(again.error().line) + " " + again.error().reason));
        REQUIRE(again.ok());
        REQUIRE(again.value() == scenario);
        CHECK(to_text(again.value()) == text);
        CHECK(is_scenario_text(text));
        CHECK(text.find('\r') == std::string::npos);
        CHECK(text.find("= \n") == std::string::npos);
        CHECK(text.back() == '\n');
    }
}

TEST_CASE("any document is the same with other line ends and a byte-order mark") {
    Random random(12);
    for (int i = 0; i < 300; ++i) {
        const Scenario scenario = any_scenario(random);
        const std::string text = "\xEF\xBB\xBF" + with_crlf(to_text(scenario));
        CAPTURE(text);
        CHECK(read(text) == scenario);
        CHECK(is_scenario_text(text));
    }
}

TEST_CASE("every map of the gallery is the same after it was written and read") {
    for (const GalleryMap& entry : gallery()) {
        const Scenario scenario = scenario_of(entry);
        CHECK(read(to_text(scenario)) == scenario);
    }
}

TEST_CASE("what is absent has the defaults") {
    const Scenario scenario = read(k_small);
    CHECK(scenario.grid == grid_of_rows({"#...", "...."}));
    CHECK(scenario.viewer == Point{2, 0});
    CHECK(scenario.algorithm == Algorithm::symmetric);
    CHECK(scenario.rules == Rules{});
    CHECK(scenario.title.empty());
    CHECK_FALSE(scenario.step);
    CHECK_FALSE(scenario.compare);
    CHECK_FALSE(scenario.light);
    CHECK_FALSE(scenario.dungeon);
    CHECK_FALSE(scenario.walk);
}

TEST_CASE("every key comes through") {
    const Scenario scenario = read(R"(# a lesson
version = 1
title = "Behind a pillar"
map = '''
#########
#...%...#
#...g.gt#
#########
'''
viewer = [4, 1]
rooms = [[1, 1, 7, 2, true], [1, 1, 3, 2, false]]
algorithm = "rays"
radius = "unlimited"
range = "open"
floor = "any"
wall = "centre"
slopes = "float"
order = "by-depth"
step = 57

[compare]
algorithm = "lines"
radius = 3
wall = "any"
show = "difference"

[legend]
t = { name = "torch", kind = "torch" }
g = { name = "goblin", kind = "watcher", sight = 8 }
"!" = { name = "potion" }

[[torch]]
at = [1, 1]
radius = 4
color = "#FFB061"
[[torch]]
at = [7, 2]

[light]
lamp = "torch"
ambient = 0.125
falloff = "bands"
bands = 3

[walk]
moves = "wd."
memory = "off"
reveal = true
)");
    CHECK(scenario.title == "Behind a pillar");
    CHECK(scenario.viewer == Point{4, 1});
    Grid map = grid_of_rows({"#########", "#...%...#", "#.......#", "#########"});
    map.set_rooms({{1, 1, 7, 2, true}, {1, 1, 3, 2, false}});
    CHECK(scenario.grid == map);
    CHECK(scenario.things == std::vector<Thing>{{{4, 2}, 'g'}, {{6, 2}, 'g'}, {{7, 2}, 't'}});
    CHECK(scenario.algorithm == Algorithm::rays);
    CHECK(scenario.rules == Rules{{Radius::unlimited(), RangeShape::open},
                                  FloorRule::any,
                                  WallRule::centre,
                                  SlopeArithmetic::float_32,
                                  ScanOrder::by_depth});
    CHECK(scenario.step == 57);
    REQUIRE(scenario.compare);
    CHECK(scenario.compare->algorithm == Algorithm::lines);
    CHECK(scenario.compare->rules == Rules{{Radius(3), RangeShape::open},
                                           FloorRule::any,
                                           WallRule::any,
                                           SlopeArithmetic::float_32,
                                           ScanOrder::by_depth});
    CHECK(scenario.compare->show == Show::difference);
    CHECK(scenario.legend == std::vector<LegendEntry>{{'!', "potion", ThingKind::mark, {}},
                                                      {'g', "goblin", ThingKind::watcher, 8},
                                                      {'t', "torch", ThingKind::torch, {}}});
    CHECK(scenario.torches == std::vector<Torch>{{{1, 1}, 4, 0xFFB061}, {{7, 2}, 6, 0xFFB060}});
    CHECK(scenario.light == Light{Lamp::torch, 125, Falloff::bands, 3});
    CHECK(scenario.walk == Walk{"wd.", false, true});
}

TEST_CASE("a dungeon stands in the map's place and is made when it is read") {
    const Scenario scenario = read(R"(version = 1
[dungeon]
seed = 4294967295
width = 81
height = 41
min_area = 11
max_cuts = 7
min_room = [5, 6]
corner = "down-first"
doors = true
dark_rooms = true
depth = 3
[[torch]]
at = [80, 40]
)");
    DungeonPlan plan;
    plan.seed = 4294967295;
    plan.width = 81;
    plan.height = 41;
    plan.min_area = 11;
    plan.max_cuts = 7;
    plan.min_room_width = 5;
    plan.min_room_height = 6;
    plan.corner = CorridorCorner::down_first;
    plan.doors = true;
    plan.dark_rooms = true;
    plan.depth = 3;
    CHECK(scenario.dungeon == plan);
    const Dungeon dungeon = make_dungeon(plan).value();
    CHECK(scenario.grid == dungeon.grid);
    CHECK(scenario.grid.rooms() == dungeon.grid.rooms());
    CHECK(scenario.viewer == dungeon.start);
    CHECK_FALSE(what_is_wrong(scenario));
    CHECK(to_text(scenario).find("map =") == std::string::npos);
    CHECK(to_text(scenario).find("viewer =") == std::string::npos);
    CHECK(to_text(scenario).find("\nrooms =") == std::string::npos);
}

TEST_CASE("the viewer of a dungeon may stand elsewhere, and then the text says so") {
    const Scenario scenario = read("version = 1\nviewer = [3, 0]\n[dungeon]\nseed = 7\n");
    CHECK(scenario.viewer == Point{3, 0});
    CHECK(to_text(scenario) ==
          "version = 1\nviewer = [3, 0]\nalgorithm = \"symmetric\"\nradius = 8\n\n[dungeon]\nseed = 7\n");
    CHECK(find_scenario("version = 1\n[dungeon]\n").value().says_viewer);
}

TEST_CASE("a document is written with what differs from the usual, and nothing else") {
    Scenario scenario = read(k_small);
    CHECK(to_text(scenario) ==
          "version = 1\nmap = '''\n#.@.\n....\n'''\nalgorithm = \"symmetric\"\nradius = 8\n");
    scenario.title = "Say \"é\"";
    scenario.grid.set({2, 0}, Terrain::wall);
    scenario.rules.floor = FloorRule::any;
    scenario.rules.range.radius = Radius::unlimited();
    scenario.step = 3;
    scenario.compare = Comparison{Algorithm::rays, scenario.rules, Show::wipe};
    scenario.light = Light{Lamp::on, 500, Falloff::smooth, 6};
    scenario.walk = Walk{};
    CHECK(to_text(scenario) == R"(version = 1
title = "Say \"é\""
map = '''
#.#.
....
'''
viewer = [2, 0]
algorithm = "symmetric"
radius = "unlimited"
floor = "any"
step = 3

[compare]
algorithm = "rays"
show = "wipe"

[light]
ambient = 0.5

[walk]
)");
}

TEST_CASE("three open doors in a row do not end the map") {
    Scenario scenario = read(k_small);
    scenario.legend = {{'"', "sign", ThingKind::mark, {}}, {'\\', "slide", ThingKind::item, {}}};
    scenario.grid = grid_of_rows({"''''", "...."});
    scenario.viewer = {0, 1};
    scenario.things = {{{1, 1}, '"'}, {{2, 1}, '"'}, {{3, 1}, '\\'}};
    CHECK(read(to_text(scenario)) == scenario);
    scenario.things = {{{1, 1}, '"'}, {{2, 1}, '"'}, {{3, 1}, '"'}};
    CHECK(read(to_text(scenario)) == scenario);
    scenario.things.clear();
    scenario.legend.clear();
    CHECK(read(to_text(scenario)) == scenario);
}

TEST_CASE("a map's viewer, and a `viewer` that agrees with it, are both fine") {
    CHECK(read(k_small + "viewer = [2, 0]\n") == read(k_small));
    // Without any, it is as on a plain map: the clear cell nearest to the middle.
    CHECK(read("version = 1\nmap = '''\n...\n.#.\n...\n'''\n").viewer ==
          with_map({grid_of_rows({"...", ".#.", "..."}), {}}).viewer);
    CHECK_FALSE(find_scenario("version = 1\nmap = '.'\n").value().says_viewer);
    CHECK(find_scenario("version = 1\nmap = '@'\n").value().says_viewer);
    CHECK(find_scenario("version = 1\nmap = '.'\nviewer = [0, 0]\n").value().says_viewer);
}

TEST_CASE("a map may stand in any kind of quotes") {
    const Grid grid = grid_of_rows({"#.", ".."});
    for (const std::string map : {"'''\n#@\n..'''", "'''#@\n..\n'''", "\"\"\"\n#@\n..\n\"\"\"", "\"#@\\n..\"",
                                  "'''\n#@\n..\n\n   \n'''"}) {
        const Scenario scenario = read("version = 1\nmap = " + map + "\n");
        CHECK(scenario.grid == grid);
        CHECK(scenario.viewer == Point{1, 0});
    }
}

TEST_CASE("scenarios, maps and codes are told apart by how they begin") {
    for (const std::string text :
         {"version = 1", "version=1", "\n# by me\nversion = 1", "\xEF\xBB\xBFversion\t= 1", "title = 'x'",
          "[light]", "[[torch]]", "  version = 2", "Version = 1", "VERSION", "version 1", "\"version\" = 1",
          "'version' = 1"}) {
        CAPTURE(text);
        CHECK(is_scenario_text(text));
    }
    for (const std::string text :
         {"", "#", "####\n#..#\n", "'...'\n", "fov1.abc", "...\n", "\n\n", "é = 1", "# a", "[", "="}) {
        CAPTURE(text);
        CHECK_FALSE(is_scenario_text(text));
    }
    CHECK(read_any("#@\n").value().grid == grid_of_rows({"#."}));
    CHECK(read_any(k_small).value() == read(k_small));
    CHECK(read_any("title = 'x'\n").error().reason == "a scenario begins with version = 1");
    CHECK(read_any("\"version\" = 1\nmap = '#@'\n").value() == read("version = 1\nmap = '#@'\n"));
    for (const std::string begin : {"Version = 1", "version 1", "version: 1", "VERSION"}) {
        const TextError error = read_any("# mine\n  " + begin + "\nmap = '.'\n").error();
        CHECK(error.reason == "a scenario begins with version = 1");
        CHECK(error.line == 2);
        CHECK(error.column == 3);
    }
}

TEST_CASE("the largest map is read and written") {
    Scenario scenario = read(k_small);
    scenario.grid = Grid(Grid::k_max_side, Grid::k_max_side, Terrain::wall);
    scenario.viewer = {Grid::k_max_side - 1, 7};
    CHECK(read(to_text(scenario)) == scenario);
}

TEST_CASE("titles from anywhere become such as can be written") {
    Scenario scenario = read(k_small);
    for (const std::string& words :
         {std::string("a\nb\tc"), std::string("\xFF\xFE"), std::string(1000, 'x'), std::string("é\0é", 5)}) {
        scenario.title = tidy_title(words);
        CHECK(read(to_text(scenario)).title == scenario.title);
    }
    CHECK(tidy_title("a\nb é") == "a b é");
    CHECK(tidy_title("a\xE2\x80\xAE"
                     "b") == "a b");
    for (const std::string& blank :
         {std::string("   "), std::string("\n\t"), std::string(" \xC2\xA0\xE2\x80\x8B ")}) {
        CHECK(tidy_title(blank).empty());
        scenario.title = blank;
        CHECK(what_is_wrong(scenario));
    }
    CHECK(read(k_small + "title = '   '\n").title.empty());
}
