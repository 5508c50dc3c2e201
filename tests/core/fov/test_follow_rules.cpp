#include "core/fov/follow_rules.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using Change = void (*)(Rules&);

// Each changes one rule from what it usually is.
constexpr Change k_changes[] = {
    [](Rules& rules) { rules.range.radius = Radius(3); },
    [](Rules& rules) { rules.range.shape = RangeShape::square; },
    [](Rules& rules) { rules.floor = FloorRule::any; },
    [](Rules& rules) { rules.wall = WallRule::centre; },
    [](Rules& rules) { rules.slopes = SlopeArithmetic::float_32; },
    [](Rules& rules) { rules.order = ScanOrder::by_depth; },
};

}  // namespace

TEST_CASE("a rule that both runs had alike changes with the first one's, whichever it is") {
    for (const Change change : k_changes) {
        Rules after;
        change(after);
        Rules rules;
        follow_rules(rules, Rules{}, after);
        CHECK(rules == after);
    }
}

TEST_CASE("a rule that the other run has of its own stays") {
    for (const Change own : k_changes) {
        for (const Change change : k_changes) {
            Rules rules;
            own(rules);
            Rules after;
            change(after);
            Rules expected = after;
            own(expected);
            follow_rules(rules, Rules{}, after);
            CHECK(rules == expected);
        }
    }
}

}  // namespace fovlab
