// Whole walks: stairs, light, and what memory is made of.
#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

using Rows = std::vector<std::string>;

const Rows k_house{
    "###########", "#....#..../", "#.@..+.~..#", "#....#....#", "###.#######",
    "..#.#......", "###'###....", "#........g.", "###########",
};

DungeonPlan small_dungeon(std::uint32_t seed) {
    DungeonPlan plan;
    plan.seed = seed;
    plan.width = 40;
    plan.height = 24;
    plan.doors = true;
    return plan;
}

Level level_of_plan(const DungeonPlan& plan) {
    const Result<Dungeon> made = make_dungeon(plan);
    REQUIRE(made.ok());
    return {made.value().grid, made.value().start, {}, {}, {}, plan};
}

// Put on the stairs, as if one had walked there.
Walker on_the_stairs(const DungeonPlan& plan, const WalkRules& rules = {}) {
    return {level_of_plan(plan), make_dungeon(plan).value().stairs, rules};
}

}  // namespace

TEST_CASE(
    "the stairs lead to the next level of the dungeon, of which nothing is remembered; turns count on") {
    const DungeonPlan plan = small_dungeon(7);
    Walker walker = on_the_stairs(plan);
    CHECK(walker.depth() == 1);
    walk(walker, "wasd");
    Walker at_stairs = on_the_stairs(plan);
    at_stairs.move(Move::stairs);
    DungeonPlan below = plan;
    below.depth = 2;
    const Dungeon next = make_dungeon(below).value();
    CHECK(at_stairs.message().find("Level 2.") == 0);
    CHECK(at_stairs.depth() == 2);
    CHECK(at_stairs.turn() == 1);
    CHECK(at_stairs.level().grid == next.grid);
    CHECK(at_stairs.at() == next.start);
    CHECK(at_stairs.memory().seen() == at_stairs.shown());
    CHECK(at_stairs.shown() == see(next.grid, next.start, Algorithm::symmetric, {}).visible);
}

TEST_CASE("below the deepest level there is none") {
    DungeonPlan plan = small_dungeon(3);
    plan.depth = Walker::k_deepest - 1;
    Walker walker = on_the_stairs(plan);
    walker.move(Move::stairs);
    CHECK(walker.depth() == Walker::k_deepest);
    plan.depth = Walker::k_deepest;
    Walker deepest = on_the_stairs(plan);
    deepest.move(Move::stairs);
    CHECK(deepest.message() == "Nobody has dug deeper than this.");
    CHECK(deepest.depth() == Walker::k_deepest);
    CHECK(deepest.turn() == 0);
}

TEST_CASE("memory is all that was shown on this level, each cell as it was when it was last shown") {
    Random random(62);
    for (int i = 0; i < 25; ++i) {
        const Level level = any_dungeon_level(random);
        WalkRules rules;
        rules.algorithm = static_cast<Algorithm>(random.below(static_cast<int>(algorithms().size())));
        rules.rules.range.radius = Radius(2 + random.below(9));
        rules.light.lamp = static_cast<Lamp>(random.below(static_cast<int>(k_lamp_names.size())));
        Walker walker(level, level.start, rules);
        Memory memory(level.grid.width(), level.grid.height());
        int depth = walker.depth();
        int wrong = 0;
        const auto look = [&] {
            if (walker.depth() != depth) {
                memory.clear();
                depth = walker.depth();
            }
            for (int y = 0; y < level.grid.height(); ++y) {
                for (int x = 0; x < level.grid.width(); ++x) {
                    if (!walker.shown().contains({x, y})) {
                        continue;
                    }
                    std::optional<char> here;
                    for (const Thing& thing : walker.level().things) {
                        const bool creature =
                            entry_of(walker.level().legend, thing.glyph)->kind == ThingKind::watcher;
                        here = thing.at == Point{x, y} && !creature ? thing.glyph : here;
                    }
                    memory.see({x, y}, walker.level().grid.at({x, y}), here);
                }
            }
            wrong += memory != walker.memory();
            wrong += walker.shown().without(walker.in_sight()).count() > 0;
            wrong += !walker.shown().contains(walker.at());
        };
        look();
        for (const char letter : any_moves(120, random)) {
            const int turn = walker.turn();
            const Point from = walker.at();
            walker.move(*move_of_letter(letter));
            wrong += walker.turn() < turn || walker.turn() > turn + 1;
            wrong += walker.turn() == turn && (walker.at() != from || walker.message().empty());
            look();
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("without memory nothing is remembered but what is shown") {
    Random random(63);
    const Level level = any_dungeon_level(random);
    WalkRules rules;
    rules.memory = false;
    Walker walker(level, level.start, rules);
    for (const char letter : any_moves(80, random)) {
        walker.move(*move_of_letter(letter));
        CHECK(walker.memory().seen() == walker.shown());
    }
}

TEST_CASE("memory can be cleared: what is shown stays") {
    Walker walker = walker_on(k_house);
    walk(walker, "dd");
    CHECK(walker.memory().seen() != walker.shown());
    walker.forget();
    CHECK(walker.memory().seen() == walker.shown());
}

TEST_CASE("in the dark only what is lit is shown, and remembered") {
    WalkRules rules;
    rules.light.lamp = Lamp::out;
    const Rows hall{"##########", "#@......i#", "##########"};
    Walker walker = walker_on(hall, rules);
    CHECK(walk_picture(walker) == Rows{"  ########", " @......i#", "  ########"});
    CHECK(walker.in_sight().contains({0, 0}));
    rules.light.ambient_thousandths = 1;
    CHECK(walk_picture(walker_on(hall, rules)) == Rows{"##########", "#@......i#", "##########"});
}
