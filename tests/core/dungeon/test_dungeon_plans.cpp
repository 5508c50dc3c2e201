// Which plans are refused: exactly those by which some piece could be too small for a room.
#include "core/dungeon/dungeon.h"

#include "tests/support/dungeons.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace fovlab::test {
namespace {

// The sizes of all pieces that any cuts could leave whole.
void leave(int width, int height, int depth, const DungeonPlan& plan, std::set<std::pair<int, int>>& left,
           std::set<std::tuple<int, int, int>>& met) {
    if (!met.insert({width, height, depth}).second) {
        return;
    }
    const bool wide = width >= height;
    const int side = wide ? width : height;
    if (depth == plan.max_cuts || side < 2 * plan.min_area) {
        left.insert({width, height});
        return;
    }
    for (int first = plan.min_area; first <= side - plan.min_area; ++first) {
        leave(wide ? first : width, wide ? height : first, depth + 1, plan, left, met);
    }
}

bool could_lack_a_room(const DungeonPlan& plan) {
    std::set<std::pair<int, int>> left;
    std::set<std::tuple<int, int, int>> met;
    leave(plan.width, plan.height, 0, plan, left, met);
    for (const auto& [width, height] : left) {
        if (width < plan.min_room_width + 2 || height < plan.min_room_height + 2) {
            return true;
        }
    }
    return false;
}

DungeonPlan plan_of(int width, int height, int min_area, int max_cuts) {
    DungeonPlan plan;
    plan.width = width;
    plan.height = height;
    plan.min_area = min_area;
    plan.max_cuts = max_cuts;
    return plan;
}

}  // namespace

TEST_CASE("a plan is refused exactly when some piece that its cuts could leave has no place for a room") {
    int refused = 0;
    int good = 0;
    for (int width = 1; width <= 18; ++width) {
        for (int height = 1; height <= 18; ++height) {
            for (int min_area = 1; min_area <= 8; ++min_area) {
                for (int max_cuts = 0; max_cuts <= 4; ++max_cuts) {
                    const DungeonPlan plan = plan_of(width, height, min_area, max_cuts);
                    INFO(width, " × ", height, ", min_area ", min_area, ", max_cuts ", max_cuts);
                    const bool wrong = could_lack_a_room(plan);
                    REQUIRE(what_is_wrong(plan).has_value() == wrong);
                    REQUIRE(make_dungeon(plan).ok() != wrong);
                    ++(wrong ? refused : good);
                }
            }
        }
    }
    CHECK(refused > 1000);
    CHECK(good > 1000);
}

TEST_CASE("the reason names what is too small, and what would do does") {
    const auto reason = [](const DungeonPlan& plan) { return what_is_wrong(plan)->reason; };
    CHECK(reason(plan_of(80, 40, 5, 6)) ==
          "min_area 5 leaves pieces too narrow for a room 4 wide with a wall on each side; 6 is the least");
    CHECK_FALSE(what_is_wrong(plan_of(80, 40, 6, 6)));
    DungeonPlan high = plan_of(80, 40, 6, 6);
    high.min_room_height = 9;
    CHECK(reason(high) ==
          "min_area 6 leaves pieces too low for a room 9 high with a wall on each side; 11 is the least");
    high.min_area = 11;
    CHECK_FALSE(what_is_wrong(high));
    CHECK(reason(plan_of(5, 40, 10, 6)) ==
          "a map 5 wide has no place for a room 4 wide with a wall on each side; 6 is the least");
    CHECK(reason(plan_of(80, 4, 10, 6)) ==
          "a map 4 high has no place for a room 3 high with a wall on each side; 5 is the least");
    CHECK_FALSE(what_is_wrong(plan_of(6, 5, 10, 6)));
    // One cut does not reach the shorter side.
    DungeonPlan tall = plan_of(80, 40, 6, 1);
    tall.min_room_height = 38;
    CHECK_FALSE(what_is_wrong(tall));
    tall.max_cuts = 2;
    CHECK(what_is_wrong(tall));
}

TEST_CASE("the largest map can be cut as often as one may ask") {
    DungeonPlan plan = with_everything(plan_of(Grid::k_max_side, Grid::k_max_side, 6, 16));
    const Dungeon dungeon = dungeon_of(plan);
    CHECK(dungeon.grid.rooms().size() > 10'000);
    CHECK(dungeon.grid.rooms().size() <= 65'536);
}

}  // namespace fovlab::test
