#include "core/scenario/share_code.h"
#include "tests/app/cli/running.h"
#include "tests/support/scenarios.h"

#include "core/scenario/scenario_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::string k_scene = "version = 1\ntitle = \"é\"\nmap = '''\n#.@\n'''\nradius = 3\n";
const std::string k_usage = "; write fovlab-cli scenario encode MAP | decode CODE | check FILE...";

std::string without_end(std::string line) {
    line.pop_back();
    return line;
}

}  // namespace

TEST_CASE("encode prints the code in one line, and decode the scenario") {
    const Files files{{"a.toml", k_scene}, {"a.txt", "#.@\n"}};
    const Ran encoded = run({"scenario", "encode", "a.toml"}, files);
    CHECK(encoded.status == 0);
    CHECK(encoded.err.empty());
    CHECK(encoded.out == to_share_code(read_scenario(k_scene).value()) + "\n");
    const std::string code = without_end(encoded.out);
    const std::string text = to_text(read_scenario(k_scene).value());
    CHECK(run({"scenario", "decode", code}).out == text);
    CHECK(run({"scenario", "decode", "-"}, {}, code + "\r\n").out == text);
    CHECK(run({"scenario", "decode", "code"}, {{"code", code}}).out == text);
    CHECK(run({"scenario", "encode", "-"}, {}, k_scene).out == encoded.out);
    CHECK(run({"scenario", "encode", code}).out == encoded.out);
    // A plain map becomes a scenario with the default rules.
    const std::string plain = without_end(run({"scenario", "encode", "a.txt"}, files).out);
    CHECK(read_share_code(plain).value() == read_any("#.@\n").value());
}

TEST_CASE("any scenario comes through encode and decode") {
    Random random(41);
    for (int i = 0; i < 100; ++i) {
        const std::string text = to_text(any_scenario(random));
        const Ran encoded = run({"scenario", "encode", "-"}, {}, text);
        CHECK(run({"scenario", "decode", without_end(encoded.out)}).out == text);
    }
}

TEST_CASE("check says of each file that it is ok, or what is wrong and where") {
    const Files files{{"good.toml", k_scene},
                      {"map.txt", "#.@\n"},
                      {"bad.toml", "version = 1\nmap = '''\n.x.\n'''\n"},
                      {"code", "fov1.AAAA\n"},
                      {"dungeon.toml", "version = 1\n[dungeon]\n"}};
    const Ran good = run({"scenario", "check", "good.toml", "map.txt", "dungeon.toml"}, files);
    CHECK(good.status == 0);
    CHECK(good.err.empty());
    CHECK(good.out == "good.toml: ok\nmap.txt: ok\ndungeon.toml: ok\n");
    const Ran bad = run({"scenario", "check", "bad.toml", "good.toml", "code"}, files);
    CHECK(bad.status == 1);
    CHECK(bad.err.empty());
    CHECK(bad.out ==
          "bad.toml:3:2: unknown glyph 'x'; known are . # + ' ~ ? > < % @, and what [legend] "
          "names\ngood.toml: ok\n"
          "code: this share code is damaged or a part of it is missing; copy it again, from its beginning to "
          "its end\n");
    const Ran missing = run({"scenario", "check", "bad.toml", "nowhere.toml", "good.toml"}, files);
    CHECK(missing.status == 2);
    CHECK(missing.err == "fovlab-cli: nowhere.toml: cannot be read (it is not there)\n");
    CHECK(missing.out.find("good.toml: ok\n") != std::string::npos);
}

TEST_CASE(
    "check tells all that is wrong in a file, in the order of the places, and counts what is too much") {
    const std::string bad =
        "version = 1\nmap = '''\n.@.\n'''\nwall = 3\nraduis = 8\nfloor = 'x'\n[light]\nlmap = 1\n";
    CHECK(run({"scenario", "check", "-"}, {}, bad).out ==
          "-:5:8: `wall` takes \"any\" or \"centre\", not 3\n"
          "-:6:1: `raduis` is not a key of a scenario; did you mean `radius`?\n"
          "-:7:9: `floor` takes \"centre\" or \"any\", not 'x'\n"
          "-:9:1: `lmap` is not a key of [light]; did you mean `lamp`?\n");
    std::string many = "version = 1\nmap = '.'\n[light]\n";
    for (int i = 0; i < 33; ++i) {
        many += "k" + std::to_string(33 - i) + " = 1\n";
    }
    const std::string out = run({"scenario", "check", "-"}, {}, many).out;
    CHECK(std::count(out.begin(), out.end(), '\n') == 21);
    CHECK(out.find("-:4:1: `k33` ") == 0);
    CHECK(out.find("\n-:23:1: `k14` ") != std::string::npos);
    CHECK(out.find("\n-: and 13 more\n") == out.size() - 16);
}

TEST_CASE("mistakes in what to do are told") {
    CHECK(complaint({"scenario"}) == "what to do is missing" + k_usage);
    CHECK(complaint({"scenario", "pack"}) == "unknown deed 'pack'" + k_usage);
    CHECK(complaint({"scenario", "encode"}) == "MAP is missing; write fovlab-cli scenario encode MAP");
    CHECK(complaint({"scenario", "decode"}) == "CODE is missing; write fovlab-cli scenario decode CODE");
    CHECK(complaint({"scenario", "check"}) == "FILE is missing; write fovlab-cli scenario check FILE...");
    CHECK(complaint({"scenario", "check", ""}) ==
          "an empty name is no file's; write the name of one, or - for standard input");
    CHECK(run({"scenario", "check", "-"}, {},
              std::string("\x7F"
                          "ELF\0\0",
                          6))
              .out == "-:1:5: a byte 0, so this is no text in UTF-8; a map is text, saved as UTF-8\n");
    CHECK(complaint({"scenario", "encode", "a", "b"}) ==
          "'b' is one argument too many; write fovlab-cli scenario encode MAP");
    CHECK(complaint({"scenario", "decode", "a.toml"}, {{"a.toml", k_scene}}) ==
          "a.toml:1:1: a share code begins with fov1.");
    CHECK(run({"scenario", "check", "--help"}).out.find("Usage: fovlab-cli scenario check FILE...\n") !=
          std::string::npos);
}
