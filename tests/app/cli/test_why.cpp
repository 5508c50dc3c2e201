#include "core/fov/catalogue.h"
#include "core/grid/map_text.h"
#include "tests/app/cli/running.h"
#include "tests/support/maps.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;
using nlohmann::json;

namespace {

const Files k_files{{"pillar.txt", text_of({
                                       ".........",
                                       ".........",
                                       "....#....",
                                       ".........",
                                       "....@....",
                                   })}};

Ran why_at(const std::string& cell, std::vector<std::string> options = {}) {
    options.insert(options.begin(), {"why", "pillar.txt", "--at", cell});
    return run(options, k_files);
}

std::string json_at(const std::string& cell, std::vector<std::string> options = {}) {
    options.insert(options.end(), {"--format", "json"});
    return why_at(cell, options).out;
}

}  // namespace

TEST_CASE("why: the text is the sentence") {
    CHECK(why_at("4,4").out == "The viewer stands here, and its own cell is always visible.\n");
    CHECK(why_at("4,1").out == "The wall at (4, 2) stops the light on its way here.\n");
    CHECK(why_at("4,0", {"--radius", "2"}).out == "Out of range: 0² + 4² = 16 > 2 · 3 = 6.\n");
    CHECK(why_at("3,4", {"--radius", "2"}).out ==
          "In the light: 0 lies between the start slope −1 and the end slope 1.\n");
}

TEST_CASE("why: JSON has its keys in order, and null for what does not apply") {
    CHECK(
        json_at("4,4") ==
        R"({"x":4,"y":4,"visible":true,"reason":"viewer","quadrant":null,"depth":null,"column":null,"start":null,"end":null,"walls":[],"sentence":"The viewer stands here, and its own cell is always visible."})"
        "\n");
    CHECK(
        json_at("4,1") ==
        R"({"x":4,"y":1,"visible":false,"reason":"shadow","quadrant":"north","depth":3,"column":0,"start":null,"end":null,"walls":[[4,2]],"sentence":"The wall at (4, 2) stops the light on its way here."})"
        "\n");
    CHECK(
        json_at("3,4") ==
        R"({"x":3,"y":4,"visible":true,"reason":"visible","quadrant":"west","depth":1,"column":0,"start":[-1,1],"end":[1,1],"walls":[],"sentence":"In the light: 0 lies between the start slope −1 and the end slope 1."})"
        "\n");
    CHECK(
        json_at("0,0", {"--algorithm", "radius", "--radius", "1"}) ==
        R"({"x":0,"y":0,"visible":false,"reason":"range","quadrant":null,"depth":null,"column":null,"start":null,"end":null,"walls":[],"sentence":"Out of range: 4² + 4² = 32 > 1 · 2 = 2."})"
        "\n");
}

TEST_CASE("why: a cell whose centre is outside the light names the slope and the wall that set it") {
    const Ran ran = run({"why", "-", "--at", "5,1", "--format", "json"}, {},
                        text_of({
                            "#########",
                            "#...#...#",
                            "#.@.....#",
                            "#...#.+.#",
                            "#########",
                        }));
    CHECK(
        ran.out ==
        R"({"x":5,"y":1,"visible":false,"reason":"centre","quadrant":"east","depth":3,"column":-1,"start":[-1,4],"end":[1,4],"walls":[[4,1]],"sentence":"Its centre, −1/3, lies above the start slope −1/4, which the wall at (4, 1) set. Floor shows only by its centre."})"
        "\n");
}

TEST_CASE("why: float slopes are one number") {
    const json answer = json::parse(json_at("3,4", {"--slopes", "float"}));
    CHECK(answer["start"] == json::array({-1.0}));
    CHECK(answer["end"] == json::array({1.0}));
}

TEST_CASE("why: the cell must be a place on the map") {
    CHECK(complaint({"why", "pillar.txt", "--at", "9,0"}, k_files) ==
          "--at: (9, 0) is off the map; x goes from 0 to 8 and y from 0 to 4");
    CHECK(complaint({"why", "pillar.txt", "--at", "0,-1"}, k_files) ==
          "--at: (0, -1) is off the map; x goes from 0 to 8 and y from 0 to 4");
    CHECK(complaint({"why", "pillar.txt", "--at", "north"}, k_files) ==
          "--at takes X,Y, two whole numbers as in 3,4, not 'north'");
    CHECK(complaint({"why", "pillar.txt", "--at", "1,1", "--at", "1,1"}, k_files) ==
          "--at is given 2 times; give it once");
}

TEST_CASE("why: every dark cell of the published cases has the published reason and walls") {
    int cells = 0;
    for (const json& vector : read_vectors("why.jsonl")) {
        CAPTURE(vector.at("name").get<std::string>());
        const std::string map = to_map_text(grid_of(vector));
        const std::string from = vector["from"][0].dump() + "," + vector["from"][1].dump();
        const std::string radius = vector["radius"].is_null() ? "unlimited" : vector["radius"].dump();
        std::size_t taken = 0;
        for (const json& cell : vector["cells"]) {
            if (taken++ % 7 != 0) {  // core's own test looks at all of them
                continue;
            }
            const Ran ran = run({"why", "-", "--format", "json", "--from", from, "--radius", radius,
                                 "--range", vector["range"], "--at", cell[0].dump() + "," + cell[1].dump()},
                                {}, map);
            REQUIRE(ran.status == 0);
            const json answer = json::parse(ran.out);
            CHECK(json::array({answer["x"], answer["y"], answer["reason"], answer["walls"]}) == cell);
            CHECK(answer["visible"] == false);
            for (const json& wall : answer["walls"]) {
                const std::string words = "(" + wall[0].dump() + ", " + wall[1].dump() + ")";
                CHECK(answer["sentence"].get<std::string>().find(words) != std::string::npos);
            }
            ++cells;
        }
    }
    CHECK(cells > 150);
}

TEST_CASE("why: agrees with see about every cell") {
    Random random(13);
    for (int i = 0; i < 12; ++i) {
        const Grid grid = any_map(14, 10, random);
        const Point viewer = any_cell(grid, random);
        const std::string map = to_map_text(grid, viewer);
        const std::string slopes = i % 3 == 0 ? "float" : "exact";
        const json seen = json::parse(run({"see", "-", "--format", "json", "--slopes", slopes}, {}, map).out);
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const std::string at = std::to_string(x) + "," + std::to_string(y);
                const Ran ran =
                    run({"why", "-", "--format", "json", "--slopes", slopes, "--at", at}, {}, map);
                const json answer = json::parse(ran.out);
                CAPTURE(map);
                CAPTURE(ran.out);
                const auto row = seen["visible"][static_cast<std::size_t>(y)].get<std::string>();
                CHECK(answer["visible"] == (row[static_cast<std::size_t>(x)] == '*'));
            }
        }
    }
}

TEST_CASE("why: a run longer than a recording is explained to its end") {
    const std::string open = to_map_text(Grid(2048, 2048), Point{0, 0});
    const Ran ran = run({"why", "-", "--at", "1,2047", "--radius", "unlimited"}, {}, open);
    CHECK(ran.out == "In the light: 1/2047 lies between the start slope −1/4094 and the end slope 1.\n");
}
