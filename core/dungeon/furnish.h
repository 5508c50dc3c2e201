// What comes into a dungeon when its rooms and corridors are there: doors, ponds and pillars. None of it cuts a way:
// by the sides of cells alone one still comes from every cell that is not filled to every other.
//
// Units: cells.
#pragma once

#include "core/dungeon/random.h"
#include "core/grid/grid.h"

#include <vector>

namespace fovlab {

// The real doorways, row by row: a cell of a corridor with a room's floor on one side, more of the corridor on the
// opposite one, and walls on the two others. Of two side by side only the first counts.
std::vector<Point> doorways(const Grid& grid, const std::vector<Room>& rooms);

// `wanted` of the numbers 0 to count − 1, in order, each as likely as the others.
// Source: C. T. Fan, Mervin E. Muller and Ivan Rezucha, 1962, "Development of Sampling Plans by Using Sequential
// (Item by Item) Selection Techniques and Digital Computers".
std::vector<int> some_of(int count, int wanted, Random& random);

// The cells of a room for a pond, or for pillars that stand in even rows: never beside the room's walls, never at one of
// `kept`. None where there is no place.
std::vector<Point> pond_cells(const Grid& grid, const Room& room, const std::vector<Point>& kept,
                              Random& random);
std::vector<Point> pillar_cells(const Grid& grid, const Room& room, const std::vector<Point>& kept);

}  // namespace fovlab
