#include "core/compare/pairs.h"
#include "core/grid/map_text.h"

#include "tests/app/cli/running.h"
#include "tests/support/naive_pairs.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const Files k_files{{"room.txt", text_of({
                                     ".....",
                                     ".#.#.",
                                     "..~..",
                                 })},
                    {"one.txt", "@\n"},
                    {"two.txt", "@.\n"}};

}  // namespace

TEST_CASE("pairs: one line in words, and the one-way pairs below it when asked for") {
    CHECK(run({"pairs", "room.txt"}, k_files).out ==
          "13 cells, 78 pairs in range of each other: 55 see each other, 0 only one way.\n");
    CHECK(run({"pairs", "one.txt", "--list"}, k_files).out ==
          "1 cell, 0 pairs in range of each other: 0 see each other, 0 only one way.\n");
    CHECK(run({"pairs", "two.txt"}, k_files).out ==
          "2 cells, 1 pair in range of each other: 1 see each other, 0 only one way.\n");
    const Ran ran = run({"pairs", "room.txt", "--floor", "any", "--list"}, k_files);
    CHECK(ran.out.rfind("13 cells, 78 pairs in range of each other: 55 see each other, 12 only one way.\n"
                        "(0, 0) sees (4, 1)\n(1, 0) sees (4, 1)\n",
                        0) == 0);
}

TEST_CASE("pairs: nobody needs to stand on the map, but who is named must be on it") {
    CHECK(run({"pairs", "room.txt"}, k_files).status == 0);
    CHECK(run({"pairs", "room.txt", "--from", "1,1"}, k_files).status == 0);
    CHECK(complaint({"pairs", "room.txt", "--from", "9,1"}, k_files) ==
          "--from: (9, 1) is off the map; x goes from 0 to 4 and y from 0 to 2");
}

TEST_CASE("pairs: JSON has its keys in order, and the list in the order of the map") {
    CHECK(run({"pairs", "two.txt", "--format", "json"}, k_files).out ==
          R"({"cells":2,"in_range":1,"mutual":1,"one_way":0})"
          "\n");
    CHECK(run({"pairs", "two.txt", "--format", "json", "--list"}, k_files).out ==
          R"({"cells":2,"in_range":1,"mutual":1,"one_way":0,"pairs":[]})"
          "\n");
    Random random(17);
    const Grid grid = any_terrains(14, 9, random);
    const std::string map = to_map_text(grid);
    for (const Among among : {Among::clear, Among::walkable}) {
        Rules rules;
        rules.floor = FloorRule::any;
        rules.range.radius = Radius(6);
        const NaivePairs expected = naive_pairs(grid, Algorithm::symmetric, rules, among);
        const Ran ran = run({"pairs", "-", "--floor", "any", "--radius", "6", "--among",
                             std::string(name(among)), "--list", "--format", "json"},
                            {}, map);
        REQUIRE(ran.status == 0);
        const nlohmann::json json = nlohmann::json::parse(ran.out);
        CHECK(json["cells"] == expected.count.cells);
        CHECK(json["in_range"] == expected.count.in_range);
        CHECK(json["mutual"] == expected.count.mutual);
        CHECK(json["one_way"] == expected.count.one_way);
        REQUIRE(json["pairs"].size() == expected.one_way.size());
        CHECK(expected.one_way.size() > 10);
        for (std::size_t i = 0; i < expected.one_way.size(); ++i) {
            const auto& [seer, seen] = expected.one_way[i];
            CHECK(json["pairs"][i] == nlohmann::json{seer.x, seer.y, seen.x, seen.y});
        }
    }
}

TEST_CASE("pairs: every published case of an algorithm that there is has the published counts") {
    std::size_t cases = 0;
    for (const nlohmann::json& vector : read_vectors("pairs.jsonl")) {
        const auto algorithm = vector.at("algorithm").get<std::string>();
        if (!algorithm_of_id(algorithm)) {
            continue;
        }
        std::string map;
        for (const nlohmann::json& row : vector.at("map")) {
            map += row.get<std::string>() + "\n";
        }
        const Ran ran = run(
            {"pairs", "-", "--format", "json", "--algorithm", algorithm, "--radius", vector["radius"].dump(),
             "--range", vector["range"], "--floor", vector["floor"], "--wall", vector["wall"]},
            {}, map);
        CAPTURE(vector.at("name").get<std::string>());
        REQUIRE(ran.status == 0);
        CHECK(nlohmann::json::parse(ran.out)["mutual"] == vector["mutual"]);
        CHECK(nlohmann::json::parse(ran.out)["one_way"] == vector["one_way"]);
        ++cases;
    }
    CHECK(cases == 7 * (algorithms().size() - 1) + 7);
}

TEST_CASE("pairs: bad input is told, and nothing is printed") {
    CHECK(complaint({"pairs", "room.txt", "--among", "all"}, k_files) ==
          "--among takes clear or walkable, not 'all'");
    CHECK(complaint({"pairs", "room.txt", "--list=yes"}, k_files) == "--list takes no value");
    CHECK(complaint({"pairs", "room.txt", "--list", "yes"}, k_files) ==
          "'yes' is one argument too many; write fovlab-cli pairs MAP [options]");
    CHECK(complaint({"pairs"}) == "MAP is missing; write fovlab-cli pairs MAP [options]");
    CHECK(complaint({"pairs", "room.txt", "--algorithm", "lamps"}, k_files)
              .rfind("--algorithm takes radius", 0) == 0);
}
