#include "app/cli/run_cli.h"

#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::string k_known =
    "known are algorithms, see, trace, why, compare, pairs, dungeon, walk, light, figure, scenario, lesson "
    "and grade";
const std::string k_known_options =
    "known are --from, --algorithm, --radius, --range, --floor, --wall, --slopes, --order, --format and "
    "--help";
const Files k_room{{"room.txt", "...\n.@.\n"}, {"trace", "@\n"}};

}  // namespace

TEST_CASE("without a command the help is printed and the status is 2") {
    const Ran ran = run({});
    CHECK(ran.status == 2);
    CHECK(ran.err == "fovlab-cli: no command; " + k_known + "\n");
    CHECK(ran.out == run({"--help"}).out);
}

TEST_CASE("the help names every command with its sentence") {
    for (const std::string help : {"--help", "-h"}) {
        const Ran ran = run({help});
        CHECK(ran.status == 0);
        CHECK(ran.err.empty());
        for (const cli::Command& command : cli::commands()) {
            CHECK(ran.out.find("\n  " + std::string(command.name) + " ") != std::string::npos);
            CHECK(ran.out.find(command.help) != std::string::npos);
        }
    }
}

TEST_CASE("each command has a help of its own, whatever else is given or missing") {
    for (const cli::Command& command : cli::commands()) {
        const std::string name(command.name);
        CAPTURE(name);
        const Ran ran = run({name, "--help"});
        CHECK(ran.status == 0);
        CHECK(ran.err.empty());
        CHECK(ran.out.find("Usage: fovlab-cli " + name + " " + std::string(command.usage) + "\n") !=
              std::string::npos);
        // Whatever `scenario` and `lesson` print is meant for programs already.
        const bool has_format = name != "scenario" && name != "lesson";
        CHECK((ran.out.find("--format text|json") != std::string::npos) == has_format);
        CHECK(run({name, "-h"}).out == ran.out);
        CHECK(run({name, "--nonsense", "a", "b", "--help"}).out == ran.out);
    }
}

TEST_CASE("the help of a scene lists every rule with its words and its default") {
    const std::string help = run({"see", "--help"}).out;
    for (const char* words :
         {"--from X,Y", "--algorithm ID", "--radius N|unlimited", "--range square|diamond|circle|round|open",
          "--floor centre|any", "--wall any|centre", "--slopes exact|float", "--order recursion|by-depth",
          "(8)", "(round)", "(centre)", "(any)", "(exact)", "(recursion)", "(symmetric)", "(text)"}) {
        CAPTURE(words);
        CHECK(help.find(words) != std::string::npos);
    }
}

TEST_CASE("the version is told") {
    const Ran ran = run({"--version"});
    CHECK(ran.status == 0);
    CHECK(ran.out.rfind("fovlab-cli ", 0) == 0);
    CHECK(ran.out.size() > std::string("fovlab-cli \n").size());
}

TEST_CASE("an unknown command is answered with the known ones") {
    CHECK(complaint({"se"}) == "unknown command 'se'; " + k_known);
    CHECK(complaint({""}) == "unknown command ''; " + k_known);
    CHECK(complaint({"SEE"}) == "unknown command 'SEE'; " + k_known);
    CHECK(complaint({"--format", "json", "see"}) == "the command comes first, not '--format'; " + k_known);
}

TEST_CASE("an unknown option is answered with the known ones") {
    CHECK(complaint({"see", "--frm", "1,1", "room.txt"}, k_room) ==
          "unknown option '--frm'; " + k_known_options);
    CHECK(complaint({"see", "--frm=1,1", "room.txt"}, k_room) ==
          "unknown option '--frm'; " + k_known_options);
    CHECK(complaint({"see", "room.txt", "-x"}, k_room) == "unknown option '-x'; " + k_known_options);
    CHECK(complaint({"see", "room.txt", "--rad", "3"}, k_room) ==
          "unknown option '--rad'; " + k_known_options);
    CHECK(complaint({"grade", "a", "--radius", "3"}) ==
          "unknown option '--radius'; known are --format and --help");
}

TEST_CASE("what is missing or too much is answered with the usage") {
    CHECK(complaint({"see"}) == "MAP is missing; write fovlab-cli see MAP [options]");
    CHECK(complaint({"see", ""}) == "MAP is missing; write fovlab-cli see MAP [options]");
    CHECK(complaint({"trace", "--radius", "3"}) == "MAP is missing; write fovlab-cli trace MAP [options]");
    CHECK(complaint({"why", "--at", "1,1"}) == "MAP is missing; write fovlab-cli why MAP --at X,Y [options]");
    CHECK(complaint({"why", "room.txt"}, k_room) ==
          "--at is missing; write fovlab-cli why MAP --at X,Y [options]");
    CHECK(complaint({"grade"}) == "ANSWERS.jsonl is missing; write fovlab-cli grade ANSWERS.jsonl [options]");
    CHECK(complaint({"see", "room.txt", "b"}, k_room) ==
          "'b' is one argument too many; write fovlab-cli see MAP [options]");
    CHECK(complaint({"algorithms", "room.txt"}, k_room) ==
          "'room.txt' is one argument too many; write fovlab-cli algorithms [options]");
}

TEST_CASE("a forgotten value is noticed, at the end and before another option") {
    CHECK(complaint({"see", "room.txt", "--radius"}, k_room) == "--radius needs a value: N|unlimited");
    CHECK(complaint({"see", "room.txt", "--radius", "--from", "1,1"}, k_room) ==
          "--radius needs a value: N|unlimited");
    CHECK(complaint({"see", "room.txt", "--floor", "--format"}, k_room) ==
          "--floor needs a value: centre|any");
}

TEST_CASE("an option that is given two times is refused") {
    CHECK(complaint({"see", "room.txt", "--radius", "3", "--radius=4"}, k_room) ==
          "--radius is given 2 times; give it once");
}

TEST_CASE("options may stand before the map, and take their value with = too") {
    const Ran plain = run({"see", "room.txt", "--radius", "1", "--from", "0,0"}, k_room);
    CHECK(plain.status == 0);
    CHECK(run({"see", "--radius=1", "--from=0,0", "room.txt"}, k_room).out == plain.out);
    CHECK(run({"see", "--radius", "1", "--from=0,0", "--", "room.txt"}, k_room).out == plain.out);
}

TEST_CASE("a map may be called like a command") { CHECK(run({"see", "trace"}, k_room).out == "@\n"); }

TEST_CASE("a complaint stays one line whatever the arguments hold") {
    CHECK(complaint({"a\nb\x1b[31m"}) == "unknown command 'a?b?[31m'; " + k_known);
    CHECK(complaint({"see", "a\nb"}) == "a?b: cannot be read (it is not there)");
    std::string long_word;
    for (int i = 0; i < 1000; ++i) {
        long_word += "é";
    }
    CHECK(complaint({long_word}) == "unknown command '" + long_word.substr(0, 60) + "…'; " + k_known);
    CHECK(complaint({"x" + long_word}) == "unknown command 'x" + long_word.substr(0, 58) + "…'; " + k_known);
}
