#include "app/cli/scene_options.h"

#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

#include <utility>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const Files k_files{
    {"room.txt", "...\n.@.\n"},
    {"empty-room.txt", "...\n...\n"},
    {"ragged.txt", "...\n..\n"},
    {"glyph.txt", "...\n.x.\n"},
    {"e.txt", ".é.\n"},
    {"tab.txt", "...\n..\t\n"},
    {"two.txt", "@..\n..@\n"},
    {"empty.txt", ""},
    {"blank.txt", "\n\n"},
    {"crlf.txt", "\xEF\xBB\xBF...\r\n.@.\r\n\r\n"},
    {"scene.txt", "version = 1\nmap = '''\n@.\n'''\n"},
    {"scene-tight.txt", "\xEF\xBB\xBFversion=1\n"},
    {"code.txt", "fov1.abcdef\n"},
    {"version.txt", "version\n"},
};

std::string about(const std::string& option, const std::string& value) {
    return complaint({"see", "room.txt", option, value}, k_files);
}

// How the options came out, as `see` reports them.
std::string reported(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"see", "room.txt", "--format", "json"});
    const Ran ran = run(arguments, k_files);
    const std::string begin = R"("from":)";
    const std::size_t from = ran.out.find(begin);
    const std::size_t to = ran.out.find(R"(,"count")");
    return ran.status == 0 && from < to ? ran.out.substr(from, to - from) : "no report: " + ran.err;
}

}  // namespace

TEST_CASE("without options a scene has the defaults and the map's viewer") {
    CHECK(
        reported({}) ==
        R"("from":[1,1],"algorithm":"symmetric","radius":8,"range":"round","floor":"centre","wall":"any","slopes":"exact")");
}

TEST_CASE("every option comes through") {
    CHECK(
        reported({"--from", "2,0", "--algorithm", "radius", "--radius", "unlimited", "--range", "open",
                  "--floor", "any", "--wall", "centre", "--slopes", "float", "--order", "by-depth"}) ==
        R"("from":[2,0],"algorithm":"radius","radius":null,"range":"open","floor":"any","wall":"centre","slopes":"float")");
    for (const std::string shape : {"square", "diamond", "circle", "round", "open"}) {
        CHECK(reported({"--range", shape}).find("\"range\":\"" + shape + "\"") != std::string::npos);
    }
    for (const std::string radius : {"0", "1", "4096"}) {
        CHECK(reported({"--radius", radius}).find("\"radius\":" + radius + ",") != std::string::npos);
    }
}

TEST_CASE("the order of scanning comes through to the trace") {
    const Files pillars{{"pillars.txt", ".......\n..#.#..\n...@...\n"}};
    const std::string usual = run({"trace", "pillars.txt"}, pillars).out;
    CHECK(run({"trace", "pillars.txt", "--order", "recursion"}, pillars).out == usual);
    CHECK(run({"trace", "pillars.txt", "--order", "by-depth"}, pillars).out != usual);
}

TEST_CASE("a radius is a whole number from 0 to 4096 or unlimited, and nothing else") {
    for (const std::string wrong : {"8x", "+8", " 8", "8 ", "0x8", "-1", "4097", "99999999999999999999",
                                    "8.0", "1e2", "", "Unlimited", "none", "-0", "-00", "-08"}) {
        CHECK(about("--radius", wrong) ==
              "--radius takes a whole number from 0 to 4096 or unlimited, not '" + wrong + "'");
    }
}

TEST_CASE("a place is two whole numbers with a comma, on the map") {
    for (const std::string wrong : {"", "1", "1,", ",1", "1,1,1", "1, 1", "+1,1", "1.0,1", "a,b", "1;1",
                                    "2147483648,0", "0x1,1", "-0,0", "0,-0", "-00,1", "-01,1"}) {
        CHECK(about("--from", wrong) == "--from takes X,Y, two whole numbers as in 3,4, not '" + wrong + "'");
    }
    for (const auto& [place, words] :
         std::vector<std::pair<std::string, std::string>>{{"3,0", "(3, 0)"},
                                                          {"0,2", "(0, 2)"},
                                                          {"-1,0", "(-1, 0)"},
                                                          {"2147483647,0", "(2147483647, 0)"}}) {
        CHECK(about("--from", place) ==
              "--from: " + words + " is off the map; x goes from 0 to 2 and y from 0 to 1");
    }
}

TEST_CASE("an unknown word is answered with the known ones") {
    CHECK(about("--algorithm", "ray") ==
          "--algorithm takes radius, lines, edge-lines, rays, recursive, symmetric or rooms, not 'ray'");
    CHECK(about("--range", "blob") == "--range takes square, diamond, circle, round or open, not 'blob'");
    CHECK(about("--range", "Round") == "--range takes square, diamond, circle, round or open, not 'Round'");
    CHECK(about("--floor", "center") == "--floor takes centre or any, not 'center'");
    CHECK(about("--wall", "") == "--wall takes any or centre, not ''");
    CHECK(about("--slopes", "double") == "--slopes takes exact or float, not 'double'");
    CHECK(about("--order", "depth") == "--order takes recursion or by-depth, not 'depth'");
    CHECK(about("--format", "xml") == "--format takes text or json, not 'xml'");
}

TEST_CASE("a map that can't be read is named with line and column") {
    const auto about_map = [](const std::string& file) { return complaint({"see", file}, k_files); };
    CHECK(about_map("nowhere.txt") == "nowhere.txt: cannot be read (it is not there)");
    CHECK(about_map("ragged.txt") ==
          "ragged.txt:2:3: this row has 2 cells and the first has 3; all rows must be equally long");
    CHECK(about_map("glyph.txt") == "glyph.txt:2:2: unknown glyph 'x'; known are . # + ' ~ ? > < % @");
    CHECK(about_map("tab.txt") ==
          "tab.txt:2:3: a tab, which has no fixed width; write one glyph for each cell");
    CHECK(about_map("two.txt") ==
          "two.txt:2:3: a second @; the first is at line 1, column 1, and a map has at most one viewer");
    CHECK(about_map("empty.txt") == "empty.txt:1:1: the map is empty; it needs at least one row of one cell");
    CHECK(about_map("blank.txt") == "blank.txt:1:1: the map is empty; it needs at least one row of one cell");
    CHECK(about_map("e.txt") == "e.txt:1:2: unknown glyph 'é' (U+00E9); known are . # + ' ~ ? > < % @");
    CHECK(about_map("version.txt") == "version.txt:1:1: a scenario begins with version = 1");
}

TEST_CASE("a map without a viewer needs --from") {
    CHECK(complaint({"see", "empty-room.txt"}, k_files) ==
          "empty-room.txt: there is no viewer; write one @ into the map, or give --from X,Y");
    CHECK(run({"see", "empty-room.txt", "--from", "0,0"}, k_files).out == "@..\n...\n");
}

TEST_CASE("the place of --from goes before the map's viewer, who leaves floor behind") {
    CHECK(run({"see", "room.txt", "--from", "0,0"}, k_files).out == "@..\n...\n");
}

TEST_CASE("a byte-order mark, CRLF and blank lines at the end are fine") {
    CHECK(run({"see", "crlf.txt"}, k_files).out == "...\n.@.\n");
}

TEST_CASE("scenarios and share codes are as good as maps") {
    const Files files{
        {"plain.txt", "#....\n.@...\n"},
        {"scene.toml",
         "version = 1\nmap = '''\n#...g\n.@...\n'''\nalgorithm = \"radius\"\nradius = 2\n[legend]\n"
         "g = { name = \"goblin\" }\n"}};
    const std::string seen = run({"see", "plain.txt", "--algorithm", "radius", "--radius", "2"}, files).out;
    CHECK(run({"see", "scene.toml"}, files).out == seen);
    CHECK(run({"see", "-"}, {}, files.at("scene.toml")).out == seen);
    std::string code = run({"scenario", "encode", "scene.toml"}, files).out;
    CHECK(run({"see", "-"}, {}, code).out == seen);
    CHECK(run({"see", "code.txt"}, {{"code.txt", "\n  " + code}}).out == seen);
    code.pop_back();
    CHECK(run({"see", code}, files).out == seen);
    // A file of that name goes before the code.
    CHECK(run({"see", code}, {{code, "@\n"}}).out == "@\n");
    // What stands on the floor is seen with its glyph.
    CHECK(run({"see", "scene.toml", "--radius", "4"}, files).out == "#...g\n.@...\n");
}

TEST_CASE("options that are given override the scenario's") {
    const Files files{
        {"scene.toml",
         "version = 1\nmap = '''\n#....\n.....\n'''\nviewer = [0, 0]\nalgorithm = \"rays\"\n"
         "radius = 3\nrange = \"open\"\nfloor = \"any\"\nwall = \"centre\"\nslopes = \"float\"\n"}};
    const auto report = [&](std::vector<std::string> options) {
        std::vector<std::string> arguments{"see", "scene.toml", "--format", "json"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const std::string out = run(arguments, files).out;
        const std::size_t from = out.find("\"from\"");
        return out.substr(from, out.find(",\"count\"") - from);
    };
    CHECK(
        report({}) ==
        R"("from":[0,0],"algorithm":"rays","radius":3,"range":"open","floor":"any","wall":"centre","slopes":"float")");
    CHECK(
        report({"--from", "1,1", "--radius", "unlimited", "--floor", "centre"}) ==
        R"("from":[1,1],"algorithm":"rays","radius":null,"range":"open","floor":"centre","wall":"centre","slopes":"float")");
}

TEST_CASE("what is wrong with a scenario or a share code is told with its place") {
    CHECK(complaint({"see", "scene-tight.txt"}, k_files) ==
          "scene-tight.txt:1:1: there is no `map`; write one, or a [dungeon]");
    const Files files{{"scene.toml", "version = 1\nmap = '''\n.@\n'''\nradios = 3\n"},
                      {"empty.toml", "version = 1\nmap = '.'\n"},
                      {"dungeon.toml", "version = 1\n[dungeon]\n"}};
    CHECK(complaint({"see", "scene.toml"}, files) ==
          "scene.toml:5:1: `radios` is not a key of a scenario; did you mean `radius`?");
    CHECK(complaint({"see", "empty.toml"}, files) ==
          "empty.toml: there is no viewer; write one @ into the map, or give --from X,Y");
    CHECK(run({"see", "empty.toml", "--from", "0,0"}, files).out == "@\n");
    CHECK(run({"pairs", "empty.toml"}, files).status == 0);
    std::string code = run({"scenario", "encode", "dungeon.toml"}, files).out;
    code.pop_back();
    CHECK(run({"see", "dungeon.toml"}, files).out.find('@') != std::string::npos);
    CHECK(run({"see", code}, files).out == run({"see", "dungeon.toml"}, files).out);
    const std::string damaged =
        "this share code is damaged or a part of it is missing; copy it again, from its beginning to its end";
    CHECK(complaint({"trace", "code.txt"}, k_files) == "code.txt: " + damaged);
    CHECK(complaint({"see", "fov1.abcdef"}, k_files) == damaged);
    CHECK(complaint({"see", "fov1.abc!ef"}, k_files) ==
          "character 9 of the code: this cannot stand in a share code, which has letters, digits, - and _ "
          "only");
    CHECK(complaint({"see", "-"}, k_files, "fov1.abcdef") == "-: " + damaged);
    CHECK(complaint({"see", "fov2.abcd"}, k_files) ==
          "character 1 of the code: a share code of version 2, which is newer than this program; it reads "
          "fov1.");
}

TEST_CASE("standard input is called -") {
    CHECK(run({"see", "-"}, k_files, "#@.\n").out == "#@.\n");
    CHECK(complaint({"see", "-"}, k_files, "@.\n..x\n") ==
          "-:2:3: unknown glyph 'x'; known are . # + ' ~ ? > < % @");
    CHECK(complaint({"see", "-"}, k_files, "") ==
          "-:1:1: the map is empty; it needs at least one row of one cell");
}

TEST_CASE("every command with a map takes the same options") {
    for (const std::string command : {"see", "trace", "why"}) {
        std::vector<std::string> arguments{command,   "room.txt", "--from",   "2,0",      "--algorithm",
                                           "radius",  "--radius", "3",        "--range",  "open",
                                           "--floor", "any",      "--wall",   "centre",   "--slopes",
                                           "float",   "--order",  "by-depth", "--format", "json"};
        if (command == "why") {
            arguments.insert(arguments.end(), {"--at", "0,0"});
        }
        CAPTURE(command);
        CHECK(run(arguments, k_files).status == 0);
    }
}
