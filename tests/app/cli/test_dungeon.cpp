#include "core/dungeon/dungeon.h"
#include "core/grid/map_text.h"

#include "tests/app/cli/running.h"
#include "tests/support/dungeons.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

namespace {

nlohmann::ordered_json json_of(std::vector<std::string> options) {
    options.insert(options.begin(), "dungeon");
    options.insert(options.end(), {"--format", "json"});
    return nlohmann::ordered_json::parse(run(options).out);
}

std::vector<std::string> keys_of(const nlohmann::ordered_json& json) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    return keys;
}

}  // namespace

TEST_CASE("dungeon: text is the map, with the viewer where one begins") {
    const Ran ran = run({"dungeon"});
    CHECK(ran.status == 0);
    CHECK(ran.out == text_of(rows_of(dungeon_of({}))));
    CHECK(run({"dungeon", "--seed", "1"}).out == ran.out);
    CHECK(run({"dungeon", "--seed", "2"}).out != ran.out);
    CHECK(run({"see", "-"}, {}, ran.out).status == 0);
}

TEST_CASE("dungeon: every option asks for what it says") {
    DungeonPlan plan;
    plan.seed = 4'294'967'295;
    plan.width = 60;
    plan.height = 50;
    plan.min_area = 12;
    plan.max_cuts = 4;
    plan.min_room_width = 6;
    plan.min_room_height = 5;
    plan.corner = CorridorCorner::down_first;
    plan.depth = 3;
    std::vector<std::string> options{
        "dungeon", "--seed",     "4294967295", "--width",          "60", "--height",
        "50",      "--min-area", "12",         "--max-cuts",       "4",  "--depth",
        "3",       "--corner",   "down-first", "--min-room-width", "6",  "--min-room-height",
        "5"};
    CHECK(run(options).out == text_of(rows_of(dungeon_of(plan))));
    const char* flags[] = {"--doors", "--curtains", "--secret-doors", "--water", "--pillars", "--dark-rooms"};
    for (std::size_t i = 0; i < std::size(flags); ++i) {
        plan.*k_plan_switches[i] = true;
        options.emplace_back(flags[i]);
        CHECK(run(options).out == text_of(rows_of(dungeon_of(plan))));
    }
}

TEST_CASE("dungeon: JSON has the map, the rooms and the cuts") {
    DungeonPlan plan;
    plan.seed = 7;
    plan.dark_rooms = true;
    const Dungeon dungeon = dungeon_of(plan);
    const auto json = json_of({"--seed", "7", "--dark-rooms"});
    CHECK(keys_of(json) ==
          std::vector<std::string>{"seed", "width", "height", "map", "rooms", "cuts", "start", "stairs"});
    CHECK(json["seed"] == 7);
    CHECK(json["width"] == 80);
    CHECK(json["height"] == 40);
    REQUIRE(json["map"].size() == 40);
    std::string text;
    for (const auto& row : json["map"]) {
        text += row.get<std::string>() + "\n";
    }
    CHECK(text == to_map_text(dungeon.grid));
    REQUIRE(json["rooms"].size() == dungeon.grid.rooms().size());
    for (std::size_t i = 0; i < dungeon.grid.rooms().size(); ++i) {
        const Room& room = dungeon.grid.rooms()[i];
        CHECK(json["rooms"][i] ==
              nlohmann::ordered_json::array({room.x, room.y, room.width, room.height, room.lit}));
    }
    CHECK(json["start"] == nlohmann::ordered_json::array({dungeon.start.x, dungeon.start.y}));
    CHECK(json["stairs"] == nlohmann::ordered_json::array({dungeon.stairs.x, dungeon.stairs.y}));
    CHECK(json["cuts"].size() == dungeon.grid.rooms().size() - 1);
    CHECK(keys_of(json["cuts"][0]) == std::vector<std::string>{"area", "axis", "at", "depth"});
    CHECK(json["cuts"][0]["area"] == nlohmann::ordered_json::array({0, 0, 80, 40}));
    CHECK(json["cuts"][0]["axis"] == "vertical");
    CHECK(json["cuts"][0]["at"] == dungeon.pieces[0].cut->at);
    CHECK(json["cuts"][0]["depth"] == 0);
    // The next cut is the first piece's, one deeper.
    CHECK(json["cuts"][1]["area"] == nlohmann::ordered_json::array({0, 0, dungeon.pieces[0].cut->at, 40}));
    CHECK(json["cuts"][1]["depth"] == 1);
}

TEST_CASE("dungeon: what cannot be is refused in one line") {
    CHECK(complaint({"dungeon", "--min-area", "5"}) ==
          "min_area 5 leaves pieces too narrow for a room 4 wide with a wall on each side; 6 is the least");
    CHECK(complaint({"dungeon", "--seed", "-1"}) ==
          "--seed takes a whole number from 0 to 4294967295, not '-1'");
    CHECK(complaint({"dungeon", "--seed", "4294967296"}) ==
          "--seed takes a whole number from 0 to 4294967295, not '4294967296'");
    CHECK(complaint({"dungeon", "--width", "many"}) ==
          "--width takes a whole number from 1 to 2048, not 'many'");
    CHECK(complaint({"dungeon", "--max-cuts", "17"}) ==
          "--max-cuts takes a whole number from 0 to 16, not '17'");
    CHECK(complaint({"dungeon", "--corner", "left"}) ==
          "--corner takes coin, across-first or down-first, not 'left'");
    CHECK(complaint({"dungeon", "map.txt"}) ==
          "'map.txt' is one argument too many; write fovlab-cli dungeon [options]");
}
