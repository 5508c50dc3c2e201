// A dungeon cut by binary space partitioning: the map, its rooms, and the tree of cuts that it came from.
//
// The whole map is cut across its longer side (a square from top to bottom) at a random place, evenly among those that leave both
// pieces at least `min_area` long; and each piece again, the first one with all of its own before the second, until the
// longer side is shorter than twice `min_area` or the piece is `max_cuts` cuts deep. Each piece that is left gets one room
// of random size with at least one cell of wall on every side. Rooms are joined in the order made, each with the next, by a
// corridor of two straight parts. One begins in the middle of a random room; the stairs are in the middle of the room whose
// middle lies farthest from there by Manhattan distance (the first made of those that lie as far).
//
// Units: cells; the middle of a room is (x + width/2, y + height/2), halves rounded down.
// Errors: plans that cannot give every piece its room are refused with the reason.
// Source: the way of many roguelikes since the 1990s; the numbers here are FOV Lab's own.
#pragma once

#include "core/dungeon/dungeon_plan.h"
#include "core/grid/grid.h"
#include "core/grid/point.h"
#include "core/grid/result.h"
#include "core/grid/room.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

struct Area {
    int x = 0;
    int y = 0;
    int width = 1;
    int height = 1;

    friend constexpr bool operator==(const Area& a, const Area& b) {
        return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
    }
};

// The direction of a cut's line: a vertical one leaves a left and a right piece, a horizontal one an upper and a lower.
enum class CutAxis : std::uint8_t { vertical, horizontal };

inline constexpr std::array<std::string_view, 2> k_cut_axis_names{"vertical", "horizontal"};

constexpr std::string_view name(CutAxis axis) { return k_cut_axis_names[static_cast<std::size_t>(axis)]; }

// A piece of the map: cut in two, or left whole with a room in it.
struct Piece {
    Area area;
    int depth = 0;              // how many cuts deep
    std::optional<int> parent;  // as an index of Dungeon::pieces; none for the whole map
    struct Cut {
        CutAxis axis = CutAxis::vertical;
        int at = 0;     // the first column or row of the second piece, as the map counts
        int first = 0;  // the two pieces, as indices
        int second = 0;
    };
    std::optional<Cut> cut;   // none: it was left whole
    std::optional<int> room;  // of one left whole: an index of the grid's rooms
};

// From the middle of one room to the middle of the next, by way of the corner.
struct Corridor {
    Point from;
    Point corner;
    Point to;
};

struct Dungeon {
    DungeonPlan plan;
    Grid grid;  // with the stairs, and its rooms
    std::vector<Piece>
        pieces;  // in the order in which they came to be: the whole map first, each cut's two together
    std::vector<Corridor> corridors;  // the one from room i to room i + 1 at i
    Point start;
    Point stairs;
};

constexpr Point middle_of(const Room& room) { return {room.x + room.width / 2, room.y + room.height / 2}; }

// Why no dungeon can be made by this plan; none where one can.
std::optional<TextError> what_is_wrong(const DungeonPlan& plan);

// The same plan gives the same dungeon everywhere, and another depth another one.
Result<Dungeon> make_dungeon(const DungeonPlan& plan);

}  // namespace fovlab
