// What tests ask of dungeons.
#pragma once

#include "core/dungeon/dungeon.h"
#include "core/grid/cell_set.h"
#include "tests/support/maps.h"

#include <string>
#include <vector>

namespace fovlab::test {

inline Dungeon dungeon_of(const DungeonPlan& plan) { return make_dungeon(plan).value(); }

// As text, with @ where one begins.
inline std::vector<std::string> rows_of(const Dungeon& dungeon) {
    std::vector<std::string> rows;
    for (int y = 0; y < dungeon.grid.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < dungeon.grid.width(); ++x) {
            row += Point{x, y} == dungeon.start ? k_viewer_glyph : info(dungeon.grid.at({x, y})).glyph;
        }
    }
    return rows;
}

// Can one come through here, opening doors and finding secret ones?
inline bool passable(const Grid& grid, Point cell) {
    return grid.contains(cell) && grid.at(cell) != Terrain::wall && grid.at(cell) != Terrain::water;
}

// All cells to which one comes from here by the sides of cells.
inline CellSet reached_from(const Grid& grid, Point start) {
    CellSet reached(grid.width(), grid.height());
    std::vector<Point> next{start};
    reached.insert(start);
    while (!next.empty()) {
        const Point here = next.back();
        next.pop_back();
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
            const Point there = here + step;
            if (passable(grid, there) && !reached.contains(there)) {
                reached.insert(there);
                next.push_back(there);
            }
        }
    }
    return reached;
}

inline bool in_room(const Room& room, Point cell) {
    return cell.x >= room.x && cell.y >= room.y && cell.x < room.x + room.width &&
           cell.y < room.y + room.height;
}

// The room of a cell, as an index; −1 where none is.
inline int room_at(const Grid& grid, Point cell) {
    for (std::size_t i = 0; i < grid.rooms().size(); ++i) {
        if (in_room(grid.rooms()[i], cell)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

inline constexpr bool DungeonPlan::*k_plan_switches[] = {
    &DungeonPlan::doors, &DungeonPlan::curtains, &DungeonPlan::secret_doors,
    &DungeonPlan::water, &DungeonPlan::pillars,  &DungeonPlan::dark_rooms};

inline DungeonPlan with_everything(DungeonPlan plan) {
    for (bool DungeonPlan::*yes : k_plan_switches) {
        plan.*yes = true;
    }
    plan.curtains = false;
    return plan;
}

}  // namespace fovlab::test
