// Numbers in a lesson's text: claims are read, and what is not true is told.
#include "core/lesson/claim.h"

#include "tests/support/lessons.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::string wrong(const std::string& words) {
    const Result<Claim> claim = read_claim(words);
    return claim ? "it was read" : std::to_string(claim.error().column) + ": " + claim.error().reason;
}

std::string told(const std::string& words, const Scenario& scene) {
    const Result<Claim> claim = read_claim(words);
    REQUIRE_MESSAGE(claim.ok(), words);
    return what_is_wrong_with(claim.value(), scene).value_or("true");
}

Scenario open_ground() {
    Scenario scene = with_map({Grid(41, 41), Point{20, 20}});
    scene.rules.range.radius = Radius(6);
    return scene;
}

}  // namespace

TEST_CASE("a claim is about the page, with the rules before the colon in their place") {
    CHECK(told(": visible = 137", open_ground()) == "true");
    CHECK(told(" algorithm=edge-lines radius=20: missed = 80 ", open_ground()) == "true");
    CHECK(told(" algorithm=edge-lines: missed = 8", open_ground()) == "true");
    CHECK(told(" radius=unlimited range=square: visible = 1,681", open_ground()) == "true");
    CHECK(told(" from=0,0: visible = 137", open_ground()) ==
          "`visible = 137` is not true: the viewer sees 41 cells");
    CHECK(told(" floor=any wall=centre slopes=float order=by-depth: dark = 0", open_ground()) == "true");
    CHECK(told(": A is dark", scene_of({"A#.@"})) == "true");
}

TEST_CASE("what is wrong with a claim is told with its column") {
    CHECK(wrong(" visible = 117") == "1: a colon is missing; write it as in `check: visible = 117`");
    CHECK(wrong(" radios=20: missed = 80") == "2: `radios` is no rule of a run; did you mean `radius`?");
    CHECK(wrong(" radius=9999: missed = 80") ==
          "2: `radius` takes a whole number from 0 to 4096 or \"unlimited\", not 9999");
    CHECK(begins_with(wrong(" algorithm=magic: missed = 80"), "2: `algorithm` takes \"radius\""));
    CHECK(wrong(" from=here: dark = 1") == "2: `from` takes a cell as in from=3,4, not 'here'");
    CHECK(wrong(" quickly: dark = 1") == "2: before the colon stand rules such as radius=20, not 'quickly'");
    CHECK(wrong(": vsible = 117") == "3: `vsible` is nothing that can be counted; did you mean `visible`?");
    CHECK(begins_with(wrong(" radius=20: visible = x"), "23: 'x' is no number"));
}

TEST_CASE("a claim that cannot be asked says why") {
    CHECK(told(": owl sees viewer", open_ground()) ==
          "`owl sees viewer` cannot be asked: “owl” is nowhere on the map");
    CHECK(told(" from=41,0: visible = 1", open_ground()) ==
          "`from`: the cell is off the map, which is 41 cells wide and 41 high");
}
