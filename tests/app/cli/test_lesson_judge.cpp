// `lesson judge`: the judge on the command line.
#include "tests/app/cli/running.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::string k_lesson = R"(# Behind a pillar

## A lamp and a pillar

The viewer stands at (0, 2).

```scenario
version = 1
map = '''
....A
..#..
@....
'''
radius = 6
[legend]
A = { name = "A", kind = "mark" }
```

```task
kind = "predict"
what = "dark"
hint = "Look behind the wall."
explain = "A wall casts a shadow."
```

```quiz
kind = "choice"
ask = "Which is it?"
options = ["light", "shadow"]
right = 2
```

```task
kind = "build"
goal = ["viewer sees A"]
```

## Another map

```task
kind = "predict"
random = { kind = "noise", walls = 20, width = 11, height = 9, seed = 1 }
```
)";

Ran judged(const std::string& task, const std::string& answer, const std::string& input = "") {
    return run({"lesson", "judge", "a.md", "--task", task, "--answer", answer}, {{"a.md", k_lesson}}, input);
}

nlohmann::json told(const Ran& ran) { return nlohmann::json::parse(ran.out); }

std::string wrong(const std::string& task, const std::string& answer) {
    return complaint({"lesson", "judge", "a.md", "--task", task, "--answer", answer}, {{"a.md", k_lesson}});
}

}  // namespace

TEST_CASE("a right answer ends with 0 and a wrong one with 1, and both say why") {
    const Ran empty = judged("1", "[]");
    CHECK(empty.status == 1);
    const nlohmann::json missed = told(empty);
    CHECK(missed["right"] == false);
    CHECK(missed["hits"].empty());
    CHECK(missed["wrong"].empty());
    CHECK(missed["feedback"].get<std::string>().find(
              "Floor shows only by its centre. Look behind the wall.") != std::string::npos);
    const Ran all = judged("1", missed["missed"].dump());
    CHECK(all.status == 0);
    CHECK(told(all)["right"] == true);
    CHECK(told(all)["hits"] == missed["missed"]);
    CHECK(all.err.empty());
    CHECK(judged("2", "\"B\"").status == 0);
    CHECK(judged("2", "1").status == 1);
}

TEST_CASE("an answer can come from standard input") {
    CHECK(judged("2", "-", "2\n").status == 0);
    CHECK(run({"lesson", "judge", "-", "--task", "2", "--answer", "2"}, {}, k_lesson).status == 0);
    CHECK(complaint({"lesson", "judge", "-", "--task", "2", "--answer", "-"}) ==
          "only one of FILE and --answer can be standard input");
}

TEST_CASE("of a build each goal is told") {
    const Ran dark = judged("3", R"(["....A", "..#..", "@...."])");
    CHECK(dark.status == 1);
    CHECK(told(dark)["goals"].size() == 1);
    CHECK(told(dark)["goals"][0]["holds"] == false);
    const Ran open = judged("3", R"(["....A", ".....", "@...."])");
    CHECK(open.status == 0);
    CHECK(told(open)["goals"][0]["holds"] == true);
}

TEST_CASE("a map by chance is judged by its seed") {
    const Ran empty = judged("4", R"({"seed": 7, "answer": []})");
    REQUIRE(empty.status == 1);
    const std::string missed = told(empty)["missed"].dump();
    CHECK(judged("4", "{\"seed\": 7, \"answer\": " + missed + "}").status == 0);
    CHECK(judged("4", "{\"seed\": 8, \"answer\": " + missed + "}").status == 1);
}

TEST_CASE("bad usage is told in one line") {
    CHECK(wrong("0", "[]") == "--task takes a whole number from 1 to 4, as many as the lesson has, not '0'");
    CHECK(wrong("5", "[]") == "--task takes a whole number from 1 to 4, as many as the lesson has, not '5'");
    CHECK(wrong("1", "[[9, 9]]") ==
          "--answer: cell number 1 is off the map; x goes from 0 to 4 and y from 0 to 2");
    CHECK(complaint({"lesson", "judge", "a.md", "--task", "1"}, {{"a.md", k_lesson}}).find("--answer") == 0);
    CHECK(complaint({"lesson", "judge", "a.md", "--answer", "1"}, {{"a.md", k_lesson}}).find("--task") == 0);
    CHECK(complaint({"lesson", "judge", "b.md", "--task", "1", "--answer", "1"}, {}).find("b.md: ") == 0);
    CHECK(complaint({"lesson", "judge", "a.md", "--task", "1", "--answer", "1"},
                    {{"a.md", "# A\n\n```task\n```\n"}})
              .find("a.md:") == 0);
}
