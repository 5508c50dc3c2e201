// What to ask of a dungeon that is cut by binary space partitioning. The same plan gives the same dungeon everywhere
// (dungeon.h makes it).
//
// Units: cells, cuts, levels. What is allowed in each field is said beside it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

// How corridors turn.
enum class CorridorCorner : std::uint8_t { coin, across_first, down_first };

inline constexpr std::array<std::string_view, 3> k_corridor_corner_names{"coin", "across-first",
                                                                         "down-first"};

constexpr std::string_view name(CorridorCorner corner) {
    return k_corridor_corner_names[static_cast<std::size_t>(corner)];
}

struct DungeonPlan {
    static constexpr int k_most_cuts = 16;
    static constexpr int k_deepest = 999;

    std::uint32_t seed = 1;
    int width = 80;  // 1 to Grid::k_max_side
    int height = 40;
    int min_area = 10;       // the shortest side of a piece, 1 to Grid::k_max_side
    int max_cuts = 6;        // 0 to k_most_cuts
    int min_room_width = 4;  // 1 to Grid::k_max_side
    int min_room_height = 3;
    CorridorCorner corner = CorridorCorner::coin;
    bool doors = false;
    bool curtains = false;
    bool secret_doors = false;
    bool water = false;
    bool pillars = false;
    bool dark_rooms = false;
    int depth = 1;  // the level, 1 to k_deepest

    friend bool operator==(const DungeonPlan& a, const DungeonPlan& b) {
        return a.seed == b.seed && a.width == b.width && a.height == b.height && a.min_area == b.min_area &&
               a.max_cuts == b.max_cuts && a.min_room_width == b.min_room_width &&
               a.min_room_height == b.min_room_height && a.corner == b.corner && a.doors == b.doors &&
               a.curtains == b.curtains && a.secret_doors == b.secret_doors && a.water == b.water &&
               a.pillars == b.pillars && a.dark_rooms == b.dark_rooms && a.depth == b.depth;
    }
    friend bool operator!=(const DungeonPlan& a, const DungeonPlan& b) { return !(a == b); }
};

}  // namespace fovlab
