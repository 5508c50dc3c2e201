// What happens while a dungeon is made: one event for each thing, in order.
//
// Taken in one after the other they make the dungeon (dungeon_making.h), so that the record of them is all that the
// steps of its making need.
// Units: cells. Pieces and rooms are indices, as the dungeon counts them.
#pragma once

#include "core/dungeon/dungeon.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace fovlab {

// The map is all rock, and the first piece.
struct MapTaken {};

struct PieceCut {
    int piece = 0;
    Piece::Cut cut;
};

// A piece stays in one: its longer side is too short for another cut, or it is as many cuts deep as are asked for.
enum class LeftFor : std::uint8_t { too_short, deep_enough };

struct PieceLeft {
    int piece = 0;
    LeftFor reason = LeftFor::too_short;
};

struct RoomMade {
    int piece = 0;
    Room room;
};

struct CorridorDug {
    Corridor corridor;
};

struct StartChosen {
    int room = 0;
    Point at;
};

struct StairsPut {
    int room = 0;
    Point at;
};

struct RoomDarkened {
    int room = 0;
};

// A door, a curtain or a secret door where a corridor passes a room's wall.
struct DoorwayFilled {
    Point at;
    Terrain terrain = Terrain::closed_door;
};

// Water or pillars (which are wall) came into a room.
struct RoomFurnished {
    int room = 0;
    Terrain terrain = Terrain::water;
    std::vector<Point> cells;  // at least one
};

using DungeonEvent = std::variant<MapTaken, PieceCut, PieceLeft, RoomMade, CorridorDug, StartChosen,
                                  StairsPut, RoomDarkened, DoorwayFilled, RoomFurnished>;

}  // namespace fovlab
