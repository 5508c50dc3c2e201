#include "core/dungeon/dungeon.h"

#include "tests/support/dungeons.h"
#include "tests/support/random.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

namespace fovlab::test {
namespace {

// Of the 10,000 seeds fewer where the machine is slow.
constexpr std::uint32_t k_seeds = 10'000;
std::uint32_t seeds() { return short_sweep() ? k_seeds / 20 : k_seeds; }

// How often each number of rooms comes.
std::map<std::size_t, int> room_counts(DungeonPlan plan) {
    std::map<std::size_t, int> counts;
    for (plan.seed = 0; plan.seed < seeds(); ++plan.seed) {
        ++counts[dungeon_of(plan).grid.rooms().size()];
    }
    return counts;
}

std::size_t most_often(const std::map<std::size_t, int>& counts) {
    return std::max_element(counts.begin(), counts.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

int distance(Point a, Point b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

// The pieces are cut as they must be, and together they are the map.
void check_pieces(const Dungeon& dungeon) {
    const DungeonPlan& plan = dungeon.plan;
    int area = 0;
    std::size_t rooms = 0;
    for (std::size_t i = 0; i < dungeon.pieces.size(); ++i) {
        const Piece& piece = dungeon.pieces[i];
        const int longer = std::max(piece.area.width, piece.area.height);
        const bool stays = longer < 2 * plan.min_area || piece.depth == plan.max_cuts;
        REQUIRE(piece.cut.has_value() != stays);
        REQUIRE(piece.room.has_value() == stays);
        if (stays) {
            area += piece.area.width * piece.area.height;
            ++rooms;
            continue;
        }
        const bool wide = piece.area.width >= piece.area.height;
        CHECK(piece.cut->axis == (wide ? CutAxis::vertical : CutAxis::horizontal));
        for (const int next : {piece.cut->first, piece.cut->second}) {
            const Piece& part = dungeon.pieces[static_cast<std::size_t>(next)];
            CHECK(part.parent == static_cast<int>(i));
            CHECK(part.depth == piece.depth + 1);
            CHECK((wide ? part.area.width : part.area.height) >= plan.min_area);
        }
    }
    CHECK(area == plan.width * plan.height);
    CHECK(rooms == dungeon.grid.rooms().size());
}

// Each room lies in its piece with a wall on each side, so that all are apart.
void check_rooms(const Dungeon& dungeon) {
    for (const Piece& piece : dungeon.pieces) {
        if (!piece.room) {
            continue;
        }
        const Room& room = dungeon.grid.rooms()[static_cast<std::size_t>(*piece.room)];
        CHECK(room.width >= dungeon.plan.min_room_width);
        CHECK(room.height >= dungeon.plan.min_room_height);
        CHECK(room.x > piece.area.x);
        CHECK(room.y > piece.area.y);
        CHECK(room.x + room.width < piece.area.x + piece.area.width);
        CHECK(room.y + room.height < piece.area.y + piece.area.height);
    }
}

void check_edge(const Grid& grid) {
    for (int x = 0; x < grid.width(); ++x) {
        REQUIRE(grid.at({x, 0}) == Terrain::wall);
        REQUIRE(grid.at({x, grid.height() - 1}) == Terrain::wall);
    }
    for (int y = 0; y < grid.height(); ++y) {
        REQUIRE(grid.at({0, y}) == Terrain::wall);
        REQUIRE(grid.at({grid.width() - 1, y}) == Terrain::wall);
    }
}

void check_ways(const Dungeon& dungeon) {
    const Grid& grid = dungeon.grid;
    const std::vector<Room>& rooms = grid.rooms();
    const CellSet reached = reached_from(grid, dungeon.start);
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            REQUIRE(reached.contains({x, y}) == passable(grid, {x, y}));
        }
    }
    int farthest = 0;
    for (const Room& room : rooms) {
        farthest = std::max(farthest, distance(dungeon.start, middle_of(room)));
    }
    CHECK(distance(dungeon.start, dungeon.stairs) == farthest);
    CHECK(grid.at(dungeon.stairs) == Terrain::stairs_down);
    CHECK(std::count_if(rooms.begin(), rooms.end(),
                        [&](const Room& room) { return middle_of(room) == dungeon.start; }) == 1);
    CHECK((grid.at(dungeon.start) == Terrain::floor || dungeon.start == dungeon.stairs));
    REQUIRE(dungeon.corridors.size() + 1 == rooms.size());
    for (std::size_t i = 0; i + 1 < rooms.size(); ++i) {
        CHECK(dungeon.corridors[i].from == middle_of(rooms[i]));
        CHECK(dungeon.corridors[i].to == middle_of(rooms[i + 1]));
    }
}

// A door stands between a room and a corridor, walls to both hands, and no other beside it.
void check_doors(const Grid& grid) {
    for (int y = 1; y + 1 < grid.height(); ++y) {
        for (int x = 1; x + 1 < grid.width(); ++x) {
            const auto door = [&](Point cell) {
                const Terrain terrain = grid.at(cell);
                return terrain == Terrain::closed_door || terrain == Terrain::secret_door ||
                       terrain == Terrain::curtain;
            };
            if (!door({x, y})) {
                continue;
            }
            INFO("door at ", x, ", ", y);
            const bool across = grid.at({x, y - 1}) == Terrain::wall && grid.at({x, y + 1}) == Terrain::wall;
            const bool down = grid.at({x - 1, y}) == Terrain::wall && grid.at({x + 1, y}) == Terrain::wall;
            REQUIRE(across != down);
            const Point before = across ? Point{x - 1, y} : Point{x, y - 1};
            const Point after = across ? Point{x + 1, y} : Point{x, y + 1};
            CHECK(room_at(grid, {x, y}) == -1);
            CHECK((room_at(grid, before) == -1) != (room_at(grid, after) == -1));
            CHECK(passable(grid, before));
            CHECK(passable(grid, after));
            CHECK_FALSE(door(before));
            CHECK_FALSE(door(after));
        }
    }
}

void check(const Dungeon& dungeon) {
    CAPTURE(dungeon.plan.seed);
    CAPTURE(dungeon.plan.width);
    CAPTURE(dungeon.plan.height);
    CAPTURE(dungeon.plan.min_area);
    CAPTURE(dungeon.plan.max_cuts);
    check_pieces(dungeon);
    check_rooms(dungeon);
    check_edge(dungeon.grid);
    check_ways(dungeon);
    check_doors(dungeon.grid);
}

int count(const Grid& grid, Terrain terrain) {
    int cells = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            cells += grid.at({x, y}) == terrain;
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("the usual dungeon has 15 to 28 rooms, most often 18") {
    const auto counts = room_counts({});
    CHECK(counts.begin()->first >= 15);
    CHECK(counts.rbegin()->first <= 28);
    CHECK(most_often(counts) == 18);
}

TEST_CASE("larger pieces make fewer rooms, smaller ones more, and two cuts exactly four") {
    DungeonPlan plan;
    plan.min_area = 16;
    const auto few = room_counts(plan);
    CHECK(few.begin()->first >= 6);
    CHECK(few.rbegin()->first <= 10);
    plan.min_area = 6;
    const auto many = room_counts(plan);
    CHECK(many.begin()->first >= 18);
    CHECK(many.rbegin()->first <= 58);
    CHECK(most_often(many) > 30);
    plan.min_area = 10;
    plan.max_cuts = 2;
    CHECK(room_counts(plan).size() == 1);
    CHECK(room_counts(plan).begin()->first == 4);
}

TEST_CASE(
    "every seed: all is joined, rooms lie apart in their pieces, the edge is wall, the stairs are far away") {
    DungeonPlan plan;
    for (plan.seed = 0; plan.seed < seeds(); ++plan.seed) {
        plan.doors = plan.seed % 2 == 0;
        check(dungeon_of(plan));
    }
}

TEST_CASE("the same holds of every plan, whatever comes into the rooms") {
    Random random(61);
    for (std::uint32_t i = 0; i < seeds(); ++i) {
        check(dungeon_of(any_plan(random)));
    }
}

TEST_CASE("no switch changes another thing than its own") {
    DungeonPlan plain;
    for (plain.seed = 0; plain.seed < 300; ++plain.seed) {
        const Dungeon without = dungeon_of(plain);
        const Dungeon full = dungeon_of(with_everything(plain));
        REQUIRE(without.pieces.size() == full.pieces.size());
        for (std::size_t i = 0; i < full.pieces.size(); ++i) {
            CHECK(without.pieces[i].area == full.pieces[i].area);
        }
        CHECK(without.start == full.start);
        CHECK(without.stairs == full.stairs);
        for (int y = 0; y < plain.height; ++y) {
            for (int x = 0; x < plain.width; ++x) {
                // Rock stays rock, and what was open is open, a door, water or a pillar.
                const bool rock = without.grid.at({x, y}) == Terrain::wall;
                REQUIRE((!rock || full.grid.at({x, y}) == Terrain::wall));
            }
        }
        DungeonPlan doors = plain;
        doors.doors = true;
        DungeonPlan curtains = plain;
        curtains.curtains = true;
        CHECK(count(dungeon_of(doors).grid, Terrain::closed_door) ==
              count(dungeon_of(curtains).grid, Terrain::curtain));
    }
}

TEST_CASE("secret doors are a fourth of the doorways, with doors or without") {
    DungeonPlan plan;
    plan.doors = true;
    for (plan.seed = 0; plan.seed < 200; ++plan.seed) {
        plan.secret_doors = false;
        const int doorways = count(dungeon_of(plan).grid, Terrain::closed_door);
        plan.secret_doors = true;
        const Grid both = dungeon_of(plan).grid;
        CHECK(count(both, Terrain::secret_door) == (doorways + 3) / 4);
        CHECK(count(both, Terrain::closed_door) == doorways - (doorways + 3) / 4);
        DungeonPlan open = plan;
        open.doors = false;
        const Grid alone = dungeon_of(open).grid;
        CHECK(count(alone, Terrain::secret_door) == (doorways + 3) / 4);
        CHECK(count(alone, Terrain::closed_door) == 0);
    }
}

TEST_CASE("what was asked for is there: water, pillars, dark rooms") {
    DungeonPlan plan;
    int ponds = 0;
    int pillars = 0;
    for (plan.seed = 0; plan.seed < 100; ++plan.seed) {
        const Dungeon plain = dungeon_of(plan);
        const Dungeon full = dungeon_of(with_everything(plan));
        ponds += count(full.grid, Terrain::water);
        pillars += count(full.grid, Terrain::wall) - count(plain.grid, Terrain::wall);
        const std::vector<Room>& rooms = full.grid.rooms();
        const auto dark =
            std::count_if(rooms.begin(), rooms.end(), [](const Room& room) { return !room.lit; });
        CHECK(dark == static_cast<int>(rooms.size() + 2) / 3);
        CHECK(std::all_of(plain.grid.rooms().begin(), plain.grid.rooms().end(),
                          [](const Room& room) { return room.lit; }));
    }
    CHECK(ponds > 100 * 20);
    CHECK(pillars > 100 * 20);
}

TEST_CASE("corridors turn as they are told to") {
    DungeonPlan plan;
    for (const CorridorCorner corner :
         {CorridorCorner::across_first, CorridorCorner::down_first, CorridorCorner::coin}) {
        plan.corner = corner;
        int across = 0;
        int down = 0;
        for (plan.seed = 0; plan.seed < 50; ++plan.seed) {
            for (const Corridor& way : dungeon_of(plan).corridors) {
                REQUIRE(
                    (way.corner == Point{way.to.x, way.from.y} || way.corner == Point{way.from.x, way.to.y}));
                if (way.from.x != way.to.x && way.from.y != way.to.y) {
                    ++(way.corner.y == way.from.y ? across : down);
                }
            }
        }
        CHECK((across > 0) == (corner != CorridorCorner::down_first));
        CHECK((down > 0) == (corner != CorridorCorner::across_first));
        if (corner == CorridorCorner::coin) {
            CHECK(across * 3 > down * 2);
            CHECK(down * 3 > across * 2);
        }
    }
}

TEST_CASE("without a cut there is one room, and the stairs are where one begins") {
    DungeonPlan plan;
    plan.max_cuts = 0;
    const Dungeon dungeon = dungeon_of(plan);
    CHECK(dungeon.pieces.size() == 1);
    CHECK(dungeon.grid.rooms().size() == 1);
    CHECK(dungeon.corridors.empty());
    CHECK(dungeon.stairs == dungeon.start);
}

TEST_CASE("the smallest dungeon is one room of one cell") {
    DungeonPlan plan;
    plan.width = plan.height = 3;
    plan.min_area = plan.min_room_width = plan.min_room_height = 1;
    CHECK(what_is_wrong(plan));  // it would be cut into pieces of one cell
    plan.min_area = 2;
    const Dungeon dungeon = dungeon_of(plan);
    CHECK(rows_of(dungeon) == std::vector<std::string>{"###", "#@#", "###"});
    CHECK(dungeon.grid.at({1, 1}) == Terrain::stairs_down);
}

TEST_CASE("another depth is another dungeon, and another seed too") {
    DungeonPlan plan;
    const Dungeon first = dungeon_of(plan);
    CHECK(dungeon_of(plan).grid == first.grid);
    plan.depth = 2;
    CHECK(dungeon_of(plan).grid != first.grid);
    plan.depth = 1;
    plan.seed = 2;
    CHECK(dungeon_of(plan).grid != first.grid);
}

}  // namespace fovlab::test
