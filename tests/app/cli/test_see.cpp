#include "tests/app/cli/running.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const Files k_files{{"pillar.txt", text_of({
                                       ".......",
                                       ".'.~.>.",
                                       "...#...",
                                       "...@...",
                                   })},
                    {"curtain.txt", text_of({
                                        "..%.",
                                        "@.%.",
                                        "..%.",
                                    })}};

}  // namespace

TEST_CASE("see: glyphs where visible, @ for the viewer, blanks elsewhere, all rows at full width") {
    const Ran pillar = run({"see", "pillar.txt"}, k_files);
    CHECK(pillar.status == 0);
    CHECK(pillar.err.empty());
    CHECK(pillar.out == text_of({
                            "..   ..",
                            ".'. .>.",
                            "...#...",
                            "...@...",
                        }));
    CHECK(run({"see", "curtain.txt"}, k_files).out == text_of({
                                                          "..% ",
                                                          "@.% ",
                                                          "..% ",
                                                      }));
    CHECK(run({"see", "curtain.txt", "--radius", "1", "--range", "diamond"}, k_files).out == text_of({
                                                                                                 ".   ",
                                                                                                 "@.  ",
                                                                                                 ".   ",
                                                                                             }));
}

TEST_CASE("see: a viewer on a wall is drawn as @ too") {
    CHECK(run({"see", "pillar.txt", "--from", "3,2", "--radius", "0"}, k_files).out == text_of({
                                                                                           "       ",
                                                                                           "       ",
                                                                                           "   @   ",
                                                                                           "       ",
                                                                                       }));
    CHECK(run({"see", "pillar.txt", "--format", "text"}, k_files).out ==
          run({"see", "pillar.txt"}, k_files).out);
}

TEST_CASE("see: JSON has its keys in order, on one line") {
    const Ran ran = run({"see", "curtain.txt", "--format", "json"}, k_files);
    CHECK(ran.status == 0);
    CHECK(ran.out ==
          R"({"width":4,"height":3,"from":[0,1],"algorithm":"symmetric","radius":8,"range":"round",)"
          R"("floor":"centre","wall":"any","slopes":"exact","count":9,"examined":10,)"
          R"("visible":["***-","***-","***-"]})"
          "\n");
}

TEST_CASE("see: an unlimited radius is null") {
    const Ran ran = run({"see", "curtain.txt", "--radius", "unlimited", "--format", "json"}, k_files);
    CHECK(ran.out.find(R"("radius":null,)") != std::string::npos);
}

namespace {

// As plain text, or as a scenario where the map knows of rooms.
std::string map_in(const nlohmann::json& vector) {
    std::string map;
    for (const nlohmann::json& row : vector.at("map")) {
        map += row.get<std::string>() + "\n";
    }
    return vector.contains("rooms")
               ? "version = 1\nmap = '''\n" + map + "'''\nrooms = " + vector["rooms"].dump() + "\n"
               : map;
}

}  // namespace

TEST_CASE("see: every published case that this build knows has the published answer") {
    int cases = 0;
    for (const nlohmann::json& vector : read_vectors("fov.jsonl")) {
        const auto algorithm = vector.at("algorithm").get<std::string>();
        if (!algorithm_of_id(algorithm)) {
            continue;
        }
        const nlohmann::json& radius = vector.at("radius");
        const std::string map = map_in(vector);
        const Ran ran =
            run({"see", "-", "--format", "json", "--algorithm", algorithm, "--from",
                 vector["from"][0].dump() + "," + vector["from"][1].dump(), "--radius",
                 radius.is_null() ? "unlimited" : radius.dump(), "--range", vector["range"], "--floor",
                 vector["floor"], "--wall", vector["wall"], "--slopes", vector["slopes"]},
                {}, map);
        CAPTURE(vector.at("name").get<std::string>());
        REQUIRE(ran.status == 0);
        const nlohmann::json answer = nlohmann::json::parse(ran.out);
        for (const char* key :
             {"from", "algorithm", "radius", "range", "floor", "wall", "slopes", "count", "visible"}) {
            CAPTURE(key);
            CHECK(answer.at(key) == vector.at(key));
        }
        ++cases;
    }
    CHECK(cases == 143 + 5 * 66 + 5);
}
