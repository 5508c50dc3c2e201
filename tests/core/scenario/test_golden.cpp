// Files and codes of released versions open for ever, and hold what is said here by hand.
#include "core/scenario/dungeon_map.h"
#include "core/scenario/scenario_text.h"
#include "core/scenario/share_code.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::filesystem::path k_folder = std::filesystem::path(FOVLAB_TESTS_DIR) / "golden" / "v1";

std::string content(const std::string& name) {
    std::ifstream file(k_folder / name, std::ios::binary);
    REQUIRE_MESSAGE(file, name);
    return {std::istreambuf_iterator<char>(file), {}};
}

Scenario plain() {
    return {grid_of_rows({"#####", "#...#", "#####"}), {2, 1}, Algorithm::symmetric, Rules{}, std::nullopt};
}

Scenario crlf() {
    Scenario scenario{grid_of_rows({".....", "..#..", "....."}), {2, 1}, Algorithm::symmetric, Rules{}, 0};
    scenario.title = "Der Pfeiler – wer sieht wen?";
    scenario.rules.range.radius = Radius::unlimited();
    return scenario;
}

Scenario everything() {
    const Rules rules{{Radius(12), RangeShape::circle},
                      FloorRule::any,
                      WallRule::centre,
                      SlopeArithmetic::float_32,
                      ScanOrder::by_depth};
    Scenario scenario{
        grid_of_rows({"#############", "#...%...+..<#", "#.....~~?..>#", "#''.........#", "#############"}),
        {4, 1},
        Algorithm::recursive,
        rules,
        57};
    scenario.title = "Behind a \"pillar\"";
    scenario.things = {{{3, 2}, 'g'}, {{5, 3}, '!'}};
    scenario.grid.set_rooms({{1, 1, 6, 3, true}, {9, 1, 3, 3, false}});
    Rules other = rules;
    other.range.radius = Radius(4096);
    other.slopes = SlopeArithmetic::exact;
    scenario.compare = Comparison{Algorithm::rays, other, Show::wipe};
    scenario.legend = {{'!', "Zaubertrank ½", ThingKind::item, std::nullopt},
                       {'g', "goblin", ThingKind::watcher, 8},
                       {'x', "never on the map", ThingKind::mark, std::nullopt}};
    scenario.torches = {{{1, 1}, 4, 0xFF8020}, {{11, 3}, 6, 0xFFB060}};
    scenario.light = Light{Lamp::none, 250, Falloff::bands, 3};
    scenario.walk = Walk{"wasdyubn.dd", false, true};
    return scenario;
}

Scenario dungeon() {
    Scenario scenario{Grid(1, 1), {0, 0}, Algorithm::symmetric, Rules{}, std::nullopt};
    scenario.rules.range = {Radius(0), RangeShape::square};
    DungeonPlan plan;
    plan.seed = 4'000'000'007;
    plan.width = 100;
    plan.height = 30;
    plan.min_area = 9;
    plan.max_cuts = 5;
    plan.min_room_width = 5;
    plan.min_room_height = 4;
    plan.corner = CorridorCorner::across_first;
    plan.doors = true;
    plan.curtains = true;
    plan.water = true;
    plan.dark_rooms = true;
    plan.depth = 12;
    scenario = with_dungeon(scenario, plan).value();
    scenario.title = "Seven";
    scenario.torches = {{{99, 29}, 6, 0xFFB060}};
    return scenario;
}

const std::map<std::string, Scenario>& expected() {
    static const std::map<std::string, Scenario> k_all{
        {"plain", plain()}, {"crlf", crlf()}, {"everything", everything()}, {"dungeon", dungeon()}};
    return k_all;
}

}  // namespace

TEST_CASE("files of version 1 hold what they held") {
    for (const auto& [name, scenario] : expected()) {
        CAPTURE(name);
        const Result<Scenario> read = read_scenario(content(name + ".toml"));
        INFO((read ? "" : read.error().reason));
        REQUIRE(read.ok());
        CHECK(read.value() == scenario);
    }
}

TEST_CASE("share codes of version 1 hold what they held, and are made as they were") {
    for (const auto& [name, scenario] : expected()) {
        CAPTURE(name);
        const std::string code = content(name + ".code");
        const Result<Scenario> read = read_share_code(code);
        INFO((read ? "" : read.error().reason));
        CHECK((read.ok() && read.value() == scenario));
        CHECK(to_share_code(scenario) + "\n" == code);
    }
}

TEST_CASE("every golden file is expected here") {
    for (const auto& entry : std::filesystem::directory_iterator(k_folder)) {
        if (entry.path().extension() != ".md") {
            CHECK(expected().count(entry.path().stem().string()) == 1);
        }
    }
}
