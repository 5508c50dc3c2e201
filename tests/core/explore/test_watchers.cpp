#include "core/explore/watchers.h"

#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Watching first_watching(const std::vector<std::string>& rows, const WalkRules& rules = {}) {
    const Walker walker = walker_on(rows, rules);
    const std::vector<Watcher> all = watchers(walker.level(), rules.rules);
    REQUIRE(!all.empty());
    return watching(walker.level(), all.front(), rules.algorithm, walker.at(), walker.in_sight(),
                    walker.shown());
}

}  // namespace

TEST_CASE("watchers are the things of that kind, with a sight of their own or the walker's") {
    Level level = level_of_rows({"g/@o"});
    level.legend.push_back({'x', "", ThingKind::watcher, std::nullopt});
    level.things.push_back({{0, 0}, 'x'});
    Rules rules;
    rules.range = {Radius(5), RangeShape::diamond};
    const std::vector<Watcher> all = watchers(level, rules);
    REQUIRE(all.size() == 3);
    CHECK(all[0].name == "goblin");
    CHECK(all[0].rules.range.radius == Radius(8));
    CHECK(all[0].rules.range.shape == RangeShape::diamond);
    CHECK(all[1].thing == 2);
    CHECK(all[1].rules.range.radius == Radius(3));
    CHECK(all[2].name == "watcher");
    CHECK(all[2].rules.range.radius == Radius(5));
}

TEST_CASE("who sees whom: both, neither, or one way where one looks further than the other") {
    CHECK(first_watching({"@..g"}).exchange() == Exchange::both);
    CHECK(first_watching({"@.#g"}).exchange() == Exchange::none);
    CHECK(first_watching({"@....o"}).exchange() == Exchange::you_see_it);
    WalkRules near;
    near.rules.range.radius = Radius(2);
    CHECK(first_watching({"@....g"}, near).exchange() == Exchange::it_sees_you);
}

TEST_CASE("a watcher in the dark is in sight, but not lit; it sees the walker all the same") {
    WalkRules dark;
    dark.light.lamp = Lamp::out;
    const Watching watching = first_watching({"@..g"}, dark);
    CHECK(watching.sees);
    CHECK(watching.in_sight);
    CHECK_FALSE(watching.lit);
    CHECK(watching.exchange() == Exchange::both);
}

TEST_CASE(
    "by exact slopes and the default rules sight between floor cells is never one way, if both see as far") {
    Random random(67);
    int both = 0;
    for (int i = 0; i < 400; ++i) {
        Level level{any_map(16, 14, random), {}, {{'g', "goblin", ThingKind::watcher, std::nullopt}}};
        const Point viewer = any_cell(level.grid, random);
        const Point eye = any_cell(level.grid, random);
        if (level.grid.opaque(viewer) || level.grid.opaque(eye)) {
            continue;
        }
        level.things = {{eye, 'g'}};
        WalkRules rules;
        rules.rules.range = {Radius(1 + random.below(10)), static_cast<RangeShape>(random.below(5))};
        const Walker walker(level, viewer, rules);
        const Watching found = watching(level, watchers(level, rules.rules).front(), rules.algorithm, viewer,
                                        walker.in_sight(), walker.shown());
        CHECK(found.sees == found.in_sight);
        both += found.sees;
    }
    CHECK(both > 50);
}

TEST_CASE("the two ways to look, for every cell: by scan as the algorithm says, by line as `lines` says") {
    Random random(68);
    for (int i = 0; i < 40; ++i) {
        Level level{any_map(14, 12, random), {}, {{'g', "goblin", ThingKind::watcher, random.below(9)}}};
        const Point eye = any_cell(level.grid, random);
        level.things = {{eye, 'g'}};
        const Watcher watcher = watchers(level, {}).front();
        const Sight scan = see(level.grid, eye, Algorithm::symmetric, watcher.rules);
        const Sight lines = see(level.grid, eye, Algorithm::lines, watcher.rules);
        const Watching found =
            watching(level, watcher, Algorithm::symmetric, eye, scan.visible, scan.visible);
        REQUIRE(found.disagree);
        CHECK(found.stray == level.grid.opaque(eye));
        int wrong = 0;
        std::size_t by_lines = 0;
        for (int y = 0; y < level.grid.height(); ++y) {
            for (int x = 0; x < level.grid.width(); ++x) {
                const Point cell{x, y};
                const Glance by_scan = glance_by_scan(level.grid, watcher, Algorithm::symmetric, cell);
                const Glance by_line = glance_by_line(level.grid, watcher, cell);
                wrong += by_scan.sees != scan.visible.contains(cell);
                wrong += by_line.sees != lines.visible.contains(cell);
                wrong += found.disagree->contains(cell) != (by_scan.sees != by_line.sees);
                const bool near = watcher.rules.range.contains(cell - eye);
                wrong += by_scan.examined != (near ? scan.examined : 0);
                by_lines += by_line.examined;
            }
        }
        CHECK(wrong == 0);
        CHECK(by_lines == lines.examined);
    }
}

TEST_CASE("lines to more cells than one can wait for are not drawn") {
    Level level{Grid(400, 400), {}, {{'g', "goblin", ThingKind::watcher, 400}}, {{{200, 200}, 'g'}}};
    const CellSet nothing(400, 400);
    const Watcher watcher = watchers(level, {}).front();
    CHECK_FALSE(watching(level, watcher, Algorithm::symmetric, {0, 0}, nothing, nothing).disagree);
}

TEST_CASE("a watcher notices the walker when it begins to see, and again after it has not") {
    Walker walker = walker_on({"#######", "#@#..g#", "#.....#", "#######"});
    CHECK(walker.message().empty());
    walker.move(Move::down);
    CHECK(walker.message() == "You see a goblin. The goblin notices you.");
    walker.move(Move::right);
    CHECK(walker.message().empty());
    walk(walker, "aw");
    CHECK(walker.message().empty());
    walker.move(Move::down);
    CHECK(walker.message() == "You see a goblin. The goblin notices you.");
}

TEST_CASE("one who is watched from the start is told so, and who is watched in the dark as well") {
    WalkRules dark;
    dark.light.lamp = Lamp::out;
    CHECK(walker_on({"@..g"}, dark).message() == "The goblin notices you.");
    CHECK(walker_on({"@..g"}).message() == "You see a goblin. The goblin notices you.");
}

TEST_CASE("a door that opens lets a watcher see in") {
    Walker walker = walker_on({"@+.g"});
    walker.move(Move::right);
    CHECK(walker.message() == "The door opens. You see a goblin. The goblin notices you.");
}
