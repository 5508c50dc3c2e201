#include "core/fov/catalogue.h"
#include "tests/app/cli/running.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("algorithms: a line each, with ID, name, year, sentence and options") {
    const Ran ran = run({"algorithms"});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    std::istringstream lines(ran.out);
    std::string line;
    for (const AlgorithmInfo& row : algorithms()) {
        REQUIRE(std::getline(lines, line));
        CAPTURE(line);
        CHECK(line.rfind(std::string(row.id) + " ", 0) == 0);
        CHECK(line.find("  " + std::string(row.name) + "  ") != std::string::npos);
        CHECK(line.find(row.sentence) != std::string::npos);
        if (row.year != 0) {
            CHECK(line.find("  " + std::to_string(row.year) + "  ") != std::string::npos);
        }
        for (const Option option :
             {Option::radius, Option::range, Option::floor, Option::wall, Option::slopes, Option::order}) {
            CHECK((line.find("--" + std::string(name(option))) != std::string::npos) ==
                  uses(row.algorithm, option));
        }
    }
    CHECK_FALSE(std::getline(lines, line));
}

TEST_CASE("algorithms: as JSON a list of objects") {
    const Ran ran = run({"algorithms", "--format", "json"});
    CHECK(ran.status == 0);
    const nlohmann::json list = nlohmann::json::parse(ran.out);
    REQUIRE(list.size() == algorithms().size());
    CHECK(list[0]["id"] == "radius");
    CHECK(list[0]["author"].is_null());
    CHECK(list[0]["year"].is_null());
    CHECK(list[0]["options"] == nlohmann::json({"radius", "range"}));
    CHECK(list[5]["id"] == "symmetric");
    CHECK(list[5]["author"] == "Albert Ford");
    CHECK(list[5]["year"] == 2020);
    CHECK(list[6]["id"] == "rooms");
    CHECK(list[6]["year"] == 1980);
}

TEST_CASE("algorithms: takes no other format") {
    CHECK(complaint({"algorithms", "--format", "yaml"}) == "--format takes text or json, not 'yaml'");
}
