#include "tests/app/cli/running.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::string scenario(const std::string& map, const std::string& more) {
    return "version = 1\nmap = '''\n" + map + "'''\n" + more;
}

const Files k_files{
    {"open.txt", text_of({"@......"})},
    {"torch.toml",
     scenario(text_of({"@..........", "..........."}),
              "radius = \"unlimited\"\n[[torch]]\nat = [7, 0]\nradius = 2\n[light]\nlamp = \"out\"\n")},
    {"legend.toml",
     scenario(text_of({"@....*....."}),
              "radius = \"unlimited\"\n[legend]\n\"*\" = { name = \"brazier\", kind = \"torch\" }\n"
              "[light]\nlamp = \"out\"\nfalloff = \"bands\"\n")},
};

}  // namespace

TEST_CASE("light: three decimals for each cell in sight, by the lamp's falloff (1 - d/r)^0.8") {
    const Ran ran = run({"light", "open.txt", "--radius", "5", "--format", "json"}, k_files);
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out == "{\"width\":7,\"height\":1,\"light\":[[1.0,0.837,0.665,0.48,0.276,0.0,0.0]]}\n");
}

TEST_CASE("light: as text a digit for each lit cell, and blanks where nothing is lit or seen") {
    CHECK(run({"light", "open.txt", "--radius", "5"}, k_files).out == "@86420 \n");
    CHECK(run({"light", "open.txt", "--radius", "5", "--falloff", "none"}, k_files).out == "@99999 \n");
    CHECK(run({"light", "open.txt", "--radius", "5", "--falloff", "bands", "--bands", "2"}, k_files).out ==
          "@99550 \n");
    CHECK(run({"light", "open.txt", "--radius", "unlimited"}, k_files).out == "@999999\n");
    CHECK(run({"light", "open.txt", "--lamp", "none"}, k_files).out == "@50    \n");
    CHECK(run({"light", "open.txt", "--lamp", "out"}, k_files).out == "@      \n");
    CHECK(run({"light", "open.txt", "--lamp", "out", "--ambient", "0.25"}, k_files).out == "@222222\n");
}

TEST_CASE("light: torches and things of that kind give light of their own") {
    CHECK(run({"light", "torch.toml"}, k_files).out == text_of({
                                                           "@    05950 ",
                                                           "     03530 ",
                                                       }));
    CHECK(run({"light", "legend.toml"}, k_files).out == "@5689998653\n");
}

TEST_CASE("light: what is wrong is told with what would be right") {
    CHECK(complaint({"light", "open.txt", "--lamp", "bright"}, k_files) ==
          "--lamp 'bright' is not known; known are on, torch, none and out");
    CHECK(complaint({"light", "open.txt", "--falloff", "soft"}, k_files) ==
          "--falloff 'soft' is not known; known are smooth, none and bands");
    for (const char* share : {"1.001", "0.1234", "-1", ".5", "1.", "x", "", "0,5"}) {
        CHECK(complaint({"light", "open.txt", "--ambient", share}, k_files) ==
              "--ambient '" + std::string(share) + "' is no number from 0 to 1 with three decimals at most");
    }
    CHECK(complaint({"light", "open.txt", "--bands", "0"}, k_files) ==
          "--bands '0' is no whole number from 1 to 64");
}
