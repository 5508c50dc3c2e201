// What a person can do on a walk, beyond what keys and buttons say by themselves.
//
// Units: cells, moves done, steps of the cutting done.
#pragma once

#include "core/explore/move.h"
#include "core/grid/point.h"

#include <cstddef>

namespace fovlab {

struct WalkMove {
    Move move = Move::up;
};
// A cell that was clicked: one step to a neighbour, else the shortest way there over what is remembered.
struct WalkTo {
    Point cell;
};
// To the walk as it was after so many moves of its record.
struct GoToMove {
    std::size_t moves_done = 0;
};
// The making of the dungeon after so many steps.
struct GoToCut {
    std::size_t step = 0;
};

}  // namespace fovlab
