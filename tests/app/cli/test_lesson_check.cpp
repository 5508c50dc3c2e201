#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::string k_lesson = "# Light\n\nSee [shade](02-shade.md).\n\n![A wall](pictures/wall.svg)\n";
const std::string k_picture = "version = 1\nmap = '.#@'\n";

}  // namespace

TEST_CASE("check says of each lesson that it is ok, or what is wrong and where") {
    const Files files{{"a.md", "# A\n"}, {"b.md", "# B\n\n```task\nkind = \"predicts\"\n```\n"}};
    const Ran ran = run({"lesson", "check", "a.md", "b.md"}, files);
    CHECK(ran.status == cli::k_check_failed);
    CHECK(ran.out ==
          "a.md: ok\nb.md:4:8: `kind` takes a kind of task, not 'predicts'; did you mean `predict`?\n");
    CHECK(ran.err.empty());
    CHECK(run({"lesson", "check", "a.md"}, files).status == cli::k_done);
}

TEST_CASE("check leaves out the README beside the lessons") {
    const Ran ran = run({"lesson", "check", "course/README.md"}, {{"course/README.md", "no lesson"}});
    CHECK(ran.out == "course/README.md: no lesson, left out\n");
    CHECK(ran.status == cli::k_done);
}

TEST_CASE("check reads standard input, which lies in no folder") {
    const Ran ran = run({"lesson", "check", "-"}, {}, k_lesson);
    CHECK(ran.out == "-: ok\n");
    CHECK(ran.status == cli::k_done);
}

TEST_CASE("check looks for pictures and linked lessons beside the lesson") {
    CHECK(run({"lesson", "check", "course/01.md"}, {{"course/01.md", k_lesson}}).out ==
          "course/01.md:3:1: `02-shade.md` is not there, beside the lesson\n"
          "course/01.md:5:1: `pictures/wall.svg` is not there, beside the lesson\n");
    Files files{
        {"course/01.md", k_lesson}, {"course/02-shade.md", "# S\n"}, {"course/pictures/wall.svg", "<svg/>"}};
    CHECK(run({"lesson", "check", "course/01.md"}, files).out ==
          "course/01.md:5:1: `pictures/wall.svg` cannot be shown in the lab by itself: it needs "
          "`pictures/wall.toml` or `pictures/wall.png` beside it\n");
    files["course/pictures/wall.png"] = "a picture";
    CHECK(run({"lesson", "check", "course/01.md"}, files).out == "course/01.md: ok\n");
    files["course/pictures/wall.toml"] = k_picture;
    CHECK(run({"lesson", "check", "course/01.md"}, files).out == "course/01.md: ok\n");
    files["course/pictures/wall.toml"] = k_picture + "raduis = 3\n";
    CHECK(run({"lesson", "check", "course/01.md"}, files).out ==
          "course/01.md:5:1: `pictures/wall.toml`, line 3: `raduis` is not a key of a scenario; did you mean "
          "`radius`?\n");
}

TEST_CASE("a lesson that cannot be read is a complaint, and the others are checked all the same") {
    const Ran ran = run({"lesson", "check", "nowhere.md", "a.md"}, {{"a.md", "# A\n"}});
    CHECK(ran.status == cli::k_bad_input);
    CHECK(ran.out == "a.md: ok\n");
    CHECK(ran.err == "fovlab-cli: nowhere.md: cannot be read (it is not there)\n");
}

TEST_CASE("mistakes in what to do with a lesson are told") {
    CHECK(complaint({"lesson", "check"}) == "FILE is missing; write fovlab-cli lesson check FILE...");
    CHECK(complaint({"lesson", "chekc"}).substr(0, 42) == "unknown deed 'chekc'; write fovlab-cli les");
    CHECK(run({"lesson", "check", "--help"}).out.find("Usage: fovlab-cli lesson check FILE...\n") !=
          std::string::npos);
    CHECK(run({"lesson", "--help"}).out.find("\n  check       Says of each lesson") != std::string::npos);
}
