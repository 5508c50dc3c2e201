// What a person can do about a dungeon's making, beyond what buttons say by themselves.
//
// Units: cells. Pieces are indices, as the dungeon of the level at hand counts them (core/dungeon/dungeon.h).
#pragma once

#include "core/dungeon/dungeon_plan.h"
#include "core/grid/point.h"

#include <optional>

namespace fovlab {

// By which plan dungeons are made. While the map is a dungeon, it is made anew. A plan that can make none changes nothing.
struct SetDungeon {
    DungeonPlan plan;
};
// The piece whose area is shown; none: no piece.
struct ChoosePiece {
    std::optional<int> piece;
};
// The smallest piece at a cell, among those that are there after the steps that are shown; again lets go of it.
struct ChoosePieceAt {
    Point cell;
};

}  // namespace fovlab
