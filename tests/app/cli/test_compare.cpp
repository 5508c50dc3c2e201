#include "core/fov/catalogue.h"
#include "tests/app/cli/running.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::string k_room = text_of({
    "###########",
    "#....@....#",
    "#...#.....#",
    "#####.#####",
    "#.........#",
    "###########",
});
const Files k_files{{"room.txt", k_room}, {"nobody.txt", "...\n"}};

nlohmann::json compared(std::vector<std::string> options) {
    options.insert(options.begin(), {"compare", "room.txt", "--format", "json"});
    const Ran ran = run(options, k_files);
    REQUIRE(ran.status == 0);
    REQUIRE(ran.err.empty());
    return nlohmann::json::parse(ran.out);
}

// What `see` says of a run, for comparing with what `compare` says of it.
nlohmann::json seen(std::vector<std::string> options) {
    options.insert(options.begin(), {"see", "room.txt", "--format", "json"});
    return nlohmann::json::parse(run(options, k_files).out);
}

}  // namespace

TEST_CASE("compare: the map where both see it, a letter where one does, and the counts below") {
    CHECK(run({"compare", "room.txt", "--with-floor", "any"}, k_files).out ==
          text_of({
              "###########",
              "#....@....#",
              "#...#.....#",
              "##  #.#####",
              "    b.b    ",
              "    ###    ",
              "a  symmetric              46 cells seen, 52 examined",
              "b  symmetric --floor any  48 cells seen, 52 examined",
              "46 seen by both, 0 only by a, 2 only by b",
          }));
}

TEST_CASE("compare: JSON has its keys in order") {
    const Ran ran =
        run({"compare", "-", "--radius", "1", "--with", "radius", "--format", "json"}, {}, "@#.\n");
    CHECK(ran.status == 0);
    CHECK(ran.out ==
          R"({"a":{"algorithm":"symmetric","count":2,"examined":1},"b":{"algorithm":"radius","count":2,)"
          R"("examined":1},"both":2,"only_a":0,"only_b":0,"difference":["==-"]})"
          "\n");
}

TEST_CASE("compare: each side is what `see` says of it, whatever differs") {
    for (const AlgorithmInfo& row : algorithms()) {
        const nlohmann::json json =
            compared({"--radius", "5", "--with", std::string(row.id), "--with-radius", "unlimited"});
        const nlohmann::json a = seen({"--radius", "5"});
        const nlohmann::json b = seen({"--algorithm", std::string(row.id), "--radius", "unlimited"});
        CHECK(json["a"]["count"] == a["count"]);
        CHECK(json["a"]["examined"] == a["examined"]);
        CHECK(json["b"]["algorithm"] == std::string(row.id));
        CHECK(json["b"]["count"] == b["count"]);
        CHECK(json["b"]["examined"] == b["examined"]);
        int both = 0;
        int only_a = 0;
        int only_b = 0;
        for (std::size_t y = 0; y < json["difference"].size(); ++y) {
            const auto drawn = json["difference"][y].get<std::string>();
            const auto in_a = a["visible"][y].get<std::string>();
            const auto in_b = b["visible"][y].get<std::string>();
            for (std::size_t x = 0; x < drawn.size(); ++x) {
                const bool sees_a = in_a[x] == '*';
                const bool sees_b = in_b[x] == '*';
                CHECK(drawn[x] == (sees_a && sees_b ? '=' : sees_a ? 'a' : sees_b ? 'b' : '-'));
                both += drawn[x] == '=' ? 1 : 0;
                only_a += drawn[x] == 'a' ? 1 : 0;
                only_b += drawn[x] == 'b' ? 1 : 0;
            }
        }
        CHECK(json["both"] == both);
        CHECK(json["only_a"] == only_a);
        CHECK(json["only_b"] == only_b);
    }
}

TEST_CASE("compare: what is not said of b is as in a") {
    const std::vector<std::string> a{"--radius", "3",      "--range", "square",   "--floor",
                                     "any",      "--wall", "centre",  "--slopes", "float"};
    std::vector<std::string> same = a;
    same.insert(same.end(), {"--with", "symmetric"});
    const nlohmann::json json = compared(same);
    CHECK(json["a"] == json["b"]);
    CHECK(json["only_a"].get<int>() + json["only_b"].get<int>() == 0);
    std::vector<std::string> other = a;
    other.insert(other.end(), {"--with-floor", "centre", "--with-wall", "any", "--with-slopes", "exact",
                               "--with-range", "round", "--with-radius", "8"});
    CHECK(compared(other)["b"] == compared({"--with-floor", "centre"})["a"]);
}

TEST_CASE("compare: bad input is told, and nothing is printed") {
    CHECK(complaint({"compare", "room.txt"}, k_files) ==
          "--with, or a rule such as --with-floor, is missing; write fovlab-cli compare MAP --with ID "
          "[options]");
    CHECK(complaint({"compare"}) == "MAP is missing; write fovlab-cli compare MAP --with ID [options]");
    CHECK(complaint({"compare", "room.txt", "--with", "lamps"}, k_files).rfind("--with takes radius", 0) ==
          0);
    CHECK(complaint({"compare", "room.txt", "--with-radius", "-1"}, k_files) ==
          "--with-radius takes a whole number from 0 to 4096 or unlimited, not '-1'");
    CHECK(complaint({"compare", "room.txt", "--with-floor", "all"}, k_files) ==
          "--with-floor takes centre or any, not 'all'");
    CHECK(complaint({"compare", "room.txt", "--with"}, k_files) == "--with needs a value: ID");
    CHECK(complaint({"compare", "nobody.txt", "--with", "radius"}, k_files) ==
          "nobody.txt: there is no viewer; write one @ into the map, or give --from X,Y");
    CHECK(complaint({"compare", "room.txt", "--with", "radius", "--from", "40,1"}, k_files) ==
          "--from: (40, 1) is off the map; x goes from 0 to 10 and y from 0 to 5");
}

TEST_CASE("a scenario brings the run to compare with, and what is given goes before it") {
    const std::string pillars = ".......\n..#.#..\n...@...\n.#.....\n";
    const auto scene = [&](const std::string& compare) {
        return Files{{"a.txt", pillars},
                     {"a.toml", "version = 1\nmap = '''\n" + pillars + "'''\nradius = 3\n" + compare}};
    };
    const auto out = [](std::vector<std::string> arguments, const Files& files) {
        arguments.insert(arguments.begin(), "compare");
        arguments.insert(arguments.end(), {"--format", "json"});
        return run(arguments, files).out;
    };
    const Files with = scene("[compare]\nalgorithm = \"radius\"\nfloor = \"any\"\n");
    CHECK(out({"a.toml"}, with) ==
          out({"a.txt", "--radius", "3", "--with", "radius", "--with-floor", "any"}, with));
    CHECK(out({"a.toml", "--with", "lines"}, with) ==
          out({"a.txt", "--radius", "3", "--with", "lines", "--with-floor", "any"}, with));
    // A rule that the comparison does not name is that of the scenario, also when an option changes it.
    CHECK(out({"a.toml", "--radius", "1"}, with) ==
          out({"a.txt", "--radius", "1", "--with", "radius", "--with-floor", "any"}, with));
    const Files without = scene("");
    CHECK(run({"compare", "a.toml"}, without).status == 2);
    CHECK(out({"a.toml", "--with", "radius"}, without) ==
          out({"a.txt", "--radius", "3", "--with", "radius"}, without));
}
