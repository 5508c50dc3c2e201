// Mistakes about memory, made on purpose: what is shown stays as it was, and what is remembered does not.
#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

WalkRules with(MemoryFault fault) {
    WalkRules rules;
    rules.fault = fault;
    return rules;
}

}  // namespace

TEST_CASE("memory that is cleared on every turn holds just what is shown") {
    Random random(60);
    for (int i = 0; i < 20; ++i) {
        const Level level = any_dungeon_level(random);
        Walker right(level, level.start, {});
        Walker wrong(level, level.start, with(MemoryFault::always_cleared));
        for (const char letter : any_moves(60, random)) {
            right.move(*move_of_letter(letter));
            wrong.move(*move_of_letter(letter));
            REQUIRE(wrong.at() == right.at());
            REQUIRE(wrong.shown() == right.shown());
            REQUIRE(wrong.memory().seen() == wrong.shown());
            REQUIRE(wrong.shown().without(right.memory().seen()).count() == 0);
        }
    }
}

TEST_CASE("memory that is never cleared is right on the first level, and takes it along to the next") {
    DungeonPlan plan;
    plan.width = 40;
    plan.height = 24;
    const Dungeon dungeon = make_dungeon(plan).value();
    const Level level{dungeon.grid, dungeon.start, {}, {}, {}, plan};
    Walker right(level, dungeon.stairs, {});
    Walker wrong(level, dungeon.stairs, with(MemoryFault::never_cleared));
    CHECK(wrong.memory() == right.memory());
    const CellSet before = wrong.memory().seen();
    right.move(Move::stairs);
    wrong.move(Move::stairs);
    CHECK(wrong.shown() == right.shown());
    CHECK(right.memory().seen() == right.shown());
    CHECK(before.without(wrong.memory().seen()).count() == 0);
    CHECK(wrong.memory().seen() != right.memory().seen());
}
