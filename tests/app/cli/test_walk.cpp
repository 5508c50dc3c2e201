#include "core/dungeon/dungeon.h"
#include "core/scenario/level_of.h"
#include "core/scenario/scenario_text.h"
#include "tests/app/cli/running.h"
#include "tests/support/walks.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace fovlab;
using namespace fovlab::test;
using nlohmann::json;

namespace {

const std::string k_map = text_of({
    "#######",
    "#@.+g/#",
    "###.###",
    "###.###",
    "#######",
});

const std::string k_scenario = "version = 1\nmap = '''\n" + k_map +
                               "'''\n[legend]\n"
                               "\"/\" = { name = \"sword\", kind = \"item\" }\n"
                               "g = { name = \"goblin\", kind = \"watcher\", sight = 2 }\n"
                               "[walk]\nmoves = \"dddn\"\n";

const Files k_files{{"house.toml", k_scenario}, {"hall.txt", "@..\n...\n"}};

std::vector<json> lines_of(const Ran& ran) {
    REQUIRE(ran.status == 0);
    REQUIRE(ran.err.empty());
    std::vector<json> lines;
    std::istringstream out(ran.out);
    for (std::string line; std::getline(out, line);) {
        lines.push_back(json::parse(line));
    }
    return lines;
}

json picture(const std::vector<std::string>& rows) { return rows; }

}  // namespace

TEST_CASE("walk: an object for the start and one after each move, its keys in order") {
    CHECK(run({"walk", "hall.txt", "--moves", "da"}, k_files).out ==
          R"({"move":null,"at":[0,0],"turn":0,"message":"","count":6,"remembered":6,"camera":[0,0],)"
          R"("picture":["@..","..."]})"
          "\n"
          R"({"move":"d","at":[1,0],"turn":1,"message":"","count":6,"remembered":6,"camera":[0,0],)"
          R"("picture":[".@.","..."]})"
          "\n"
          R"({"move":"a","at":[0,0],"turn":2,"message":"","count":6,"remembered":6,"camera":[0,0],)"
          R"("picture":["@..","..."]})"
          "\n");
}

TEST_CASE("walk: the moves that a scenario stores, and what comes of them") {
    const std::vector<json> lines = lines_of(run({"walk", "house.toml"}, k_files));
    REQUIRE(lines.size() == 5);
    CHECK(lines[0]["picture"] == picture({"####   ", "#@.+   ", "###.#  ", "       ", "       "}));
    CHECK(lines[0]["count"] == 13);
    CHECK(lines[2]["message"] == "The door opens. You see a goblin and a sword. The goblin notices you.");
    CHECK(lines[2]["turn"] == 2);
    CHECK(lines[2]["at"] == json({2, 1}));
    CHECK(lines[2]["picture"] == picture({"#######", "#.@'g/#", "###.###", "   .#  ", "    #  "}));
    CHECK(lines[3]["at"] == json({3, 1}));
    CHECK(lines[3]["message"].get<std::string>().empty());
    CHECK(lines[3]["picture"] == picture({"#######", "#..@g/#", "###.###", "  #.#  ", "  ###  "}));
    CHECK(lines[4]["move"] == "n");
    CHECK(lines[4]["message"] == "A wall.");
    CHECK(lines[4]["turn"] == 3);
}

TEST_CASE("walk: the options go before the scenario's") {
    const std::vector<json> lines = lines_of(
        run({"walk", "house.toml", "--moves", "", "--from", "3,3", "--radius", "1", "--range", "diamond"},
            k_files));
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["at"] == json({3, 3}));
    CHECK(lines[0]["count"] == 5);
    const std::vector<json> by_range =
        lines_of(run({"walk", "house.toml", "--moves", "", "--algorithm", "radius"}, k_files));
    CHECK(by_range[0]["count"] == 35);
}

TEST_CASE("walk: a view shows a part, with the viewer in the middle, and tells where it is") {
    const std::vector<json> lines =
        lines_of(run({"walk", "house.toml", "--moves", "ddd", "--view", "3x3"}, k_files));
    CHECK(lines[0]["camera"] == json({0, 0}));
    CHECK(lines[0]["picture"] == picture({"###", "#@.", "###"}));
    CHECK(lines[3]["camera"] == json({2, 0}));
    CHECK(lines[3]["picture"][1] == ".@g");
    const std::vector<json> large =
        lines_of(run({"walk", "hall.txt", "--moves", "", "--view", "6x5"}, k_files));
    CHECK(large[0]["camera"] == json({-1, -1}));
    CHECK(large[0]["picture"] == picture({"      ", " @..  ", " ...  ", "      ", "      "}));
}

TEST_CASE("walk: without memory only what is shown counts") {
    const Files files{{"walk.toml", k_scenario + "memory = \"off\"\n"}};
    for (const json& line : lines_of(run({"walk", "walk.toml"}, files))) {
        CHECK(line["count"] == line["remembered"]);
        for (const json& row : line["picture"]) {
            CHECK(row.get<std::string>().find(':') == std::string::npos);
        }
    }
}

TEST_CASE("walk: down the stairs of a dungeon, each level from the seed and the depth") {
    DungeonPlan plan;
    plan.seed = 5;
    const Dungeon first = make_dungeon(plan).value();
    const std::string from = std::to_string(first.stairs.x) + "," + std::to_string(first.stairs.y);
    const Files files{{"dungeon.toml", "version = 1\n[dungeon]\nseed = 5\n"}};
    const std::vector<json> lines =
        lines_of(run({"walk", "dungeon.toml", "--from", from, "--moves", "."}, files));
    REQUIRE(lines.size() == 2);
    plan.depth = 2;
    const Dungeon second = make_dungeon(plan).value();
    CHECK(lines[1]["at"] == json({second.start.x, second.start.y}));
    CHECK(lines[1]["message"] == "Level 2.");
    CHECK(lines[1]["turn"] == 1);
    CHECK(lines[1]["remembered"] == lines[1]["count"]);
}

TEST_CASE("walk: what is wrong is told with its place and what would be right") {
    CHECK(complaint({"walk", "hall.txt", "--moves", "ddxd"}, k_files) ==
          "move 3 of --moves is none; moves are w a s d y u b n and . for stairs");
    CHECK(complaint({"walk", "hall.txt", "--moves", std::string(100'001, 'a')}, k_files) ==
          "--moves has 100001 moves; 100000 is the most");
    CHECK(complaint({"walk", "hall.txt"}, k_files).find("--moves") != std::string::npos);
    for (const std::string view : {"", "3", "0x3", "3x", "x3", "3x3x3", "2049x1", "-1x3", "3X3"}) {
        CAPTURE(view);
        CHECK(complaint({"walk", "hall.txt", "--moves", "d", "--view", view}, k_files).rfind("--view ", 0) ==
              0);
    }
    CHECK(complaint({"walk", "hall.txt", "--moves", "d", "--from", "3,0"}, k_files) ==
          "--from: (3, 0) is off the map; x goes from 0 to 2 and y from 0 to 1");
    const Files bad{{"bad.toml", "version = 1\nmap = '''\n@\n'''\n[walk]\nmoves = \"wz\"\n"}};
    CHECK(complaint({"walk", "bad.toml"}, bad) ==
          "bad.toml:6:9: move 2 of `moves` is none; moves are w a s d y u b n and . for stairs");
}

TEST_CASE("a document's walk: its level, rules and moves") {
    const Result<FoundScenario> found = find_scenario(k_scenario);
    REQUIRE(found.ok());
    Scenario scenario = found.value().scenario;
    scenario.light = Light{Lamp::torch, 0, Falloff::none, 6};
    const Journey journey = journey_of(scenario);
    CHECK(journey.moves() == "dddn");
    CHECK(journey.walker().at() == Point{3, 1});
    CHECK(journey.walker().rules().light.lamp == Lamp::torch);
    CHECK(journey.walker().rules().memory);
    scenario.walk.reset();
    CHECK(journey_of(scenario).done() == 0);
    CHECK(level_of(scenario).things.size() == 2);
}
