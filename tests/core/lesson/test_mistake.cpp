// The table of mistakes: each is found by its ID and breaks one rule.
#include "core/lesson/mistake.h"

#include <doctest/doctest.h>

#include <set>
#include <string_view>

using namespace fovlab;

TEST_CASE("every mistake has an ID, a rule and words of its own, in the order of the table") {
    std::set<std::string_view> told;
    for (std::size_t i = 0; i < mistakes().size(); ++i) {
        const MistakeInfo& row = mistakes()[i];
        CHECK(static_cast<std::size_t>(row.mistake) == i);
        CHECK(mistake_of_id(row.id) == row.mistake);
        CHECK(info(row.mistake).id == row.id);
        told.insert({row.id, row.rule, row.wrong});
        CHECK(row.rule.back() == '.');
        CHECK(row.wrong.back() == '.');
    }
    CHECK(told.size() == 3 * mistakes().size());
    CHECK_FALSE(mistake_of_id("no-such"));
}

TEST_CASE("a mistake breaks rules of a run, or of a walk, and no other") {
    for (const MistakeInfo& row : mistakes()) {
        const Rules rules = with_mistake(Rules{}, row.mistake);
        CHECK((rules == Rules{}) == row.of_walks);
        const WalkRules walk = with_mistake(WalkRules{}, row.mistake);
        CHECK(walk != WalkRules{});
        CHECK((walk.rules == Rules{}) == row.of_walks);
        CHECK((walk.fault != MemoryFault::none) == row.of_walks);
    }
}
