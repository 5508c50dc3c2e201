#include "core/dungeon/dungeon.h"

#include "core/dungeon/dungeon_maker.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

// The smallest width and height that any piece can have. A first cut may leave a piece just `min_area` long, which is then
// the shorter side, so that the next cut can do the same to the other one: two cuts reach both.
Area smallest_piece(const DungeonPlan& plan) {
    const int twice = 2 * plan.min_area;
    const bool wide = plan.width >= plan.height;
    const bool across = plan.width >= twice && plan.max_cuts >= (wide ? 1 : 2);
    const bool down = plan.height >= twice && plan.max_cuts >= (wide ? 2 : 1);
    return {0, 0, across ? plan.min_area : plan.width, down ? plan.min_area : plan.height};
}

bool has_room(const DungeonPlan& plan) {
    const Area piece = smallest_piece(plan);
    return piece.width >= plan.min_room_width + 2 && piece.height >= plan.min_room_height + 2;
}

// The least min_area that would do; the map itself is large enough.
int least_area(DungeonPlan plan) {
    while (!has_room(plan)) {
        ++plan.min_area;
    }
    return plan.min_area;
}

std::string with_walls(const char* size, int cells) {
    return " for a room " + std::to_string(cells) + " " + size + " with a wall on each side; ";
}

}  // namespace

std::optional<TextError> what_is_wrong(const DungeonPlan& plan) {
    if (has_room(plan)) {
        return std::nullopt;
    }
    const auto too_small = [](const char* size, int is, int room) {
        return TextError{0, 0,
                         "a map " + std::to_string(is) + " " + size + " has no place" +
                             with_walls(size, room) + std::to_string(room + 2) + " is the least"};
    };
    if (plan.width < plan.min_room_width + 2) {
        return too_small("wide", plan.width, plan.min_room_width);
    }
    if (plan.height < plan.min_room_height + 2) {
        return too_small("high", plan.height, plan.min_room_height);
    }
    const bool narrow = smallest_piece(plan).width < plan.min_room_width + 2;
    return TextError{0, 0,
                     "min_area " + std::to_string(plan.min_area) + " leaves pieces too " +
                         (narrow ? "narrow" + with_walls("wide", plan.min_room_width)
                                 : "low" + with_walls("high", plan.min_room_height)) +
                         std::to_string(least_area(plan)) + " is the least"};
}

Result<Dungeon> make_dungeon(const DungeonPlan& plan) {
    if (const std::optional<TextError> wrong = what_is_wrong(plan)) {
        return *wrong;
    }
    const auto nobody = [](const DungeonEvent&) {};
    return DungeonMaker(plan, nobody).make();
}

}  // namespace fovlab
