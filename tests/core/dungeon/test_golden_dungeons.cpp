// Dungeons as they were when they were first published: map, viewer and rooms. A shared seed must give the same dungeon for ever.
#include "core/dungeon/dungeon.h"

#include "core/grid/map_text.h"
#include "tests/support/dungeons.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace fovlab::test {
namespace {

std::string content(const std::string& name) {
    std::ifstream file(std::string(FOVLAB_TESTS_DIR) + "/golden/dungeons/" + name + ".txt", std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string told(const DungeonPlan& plan) {
    const Dungeon dungeon = dungeon_of(plan);
    std::string text = to_map_text(dungeon.grid, dungeon.start);
    for (const Room& room : dungeon.grid.rooms()) {
        text += std::to_string(room.x) + " " + std::to_string(room.y) + " " + std::to_string(room.width) +
                " " + std::to_string(room.height) + (room.lit ? " lit\n" : " dark\n");
    }
    return text;
}

}  // namespace

TEST_CASE("a seed gives the dungeon that it has always given") {
    DungeonPlan plain;
    plain.seed = 7;
    CHECK(told(plain) == content("plain"));
    CHECK(told(with_everything(plain)) == content("everything"));
    DungeonPlan curtains;
    curtains.seed = 4'294'967'295;
    curtains.width = 50;
    curtains.height = 60;
    curtains.min_area = 8;
    curtains.depth = 12;
    curtains.corner = CorridorCorner::down_first;
    curtains.curtains = true;
    curtains.water = true;
    CHECK(told(curtains) == content("curtains"));
}

}  // namespace fovlab::test
