// What of a dungeon's plan is a number that a slider sets, and what is switched on and off. The panel and the session read the
// same tables.
//
// Units: cells, cuts, levels. A slider ends at `low` and `high`; a plan from elsewhere may go beyond, up to `most`.
#pragma once

#include "app/session/action_id.h"
#include "app/session/dungeon_words.h"
#include "app/session/session.h"
#include "core/dungeon/dungeon_plan.h"

#include <array>

namespace fovlab {

struct DungeonNumber {
    ActionId id;
    DungeonWord words;
    int DungeonPlan::*member;
    int low;
    int high;
    int least;  // of all that makes sense
    int most;
};

inline constexpr std::array<DungeonNumber, 7> k_dungeon_numbers{{
    {ActionId::dungeon_width, DungeonWord::width, &DungeonPlan::width, 12, 160, 1,
     Session::k_max_window_side},
    {ActionId::dungeon_height, DungeonWord::height, &DungeonPlan::height, 12, 100, 1,
     Session::k_max_window_side},
    {ActionId::dungeon_min_area, DungeonWord::min_area, &DungeonPlan::min_area, 4, 40, 1, Grid::k_max_side},
    {ActionId::dungeon_max_cuts, DungeonWord::max_cuts, &DungeonPlan::max_cuts, 0, 10, 0,
     DungeonPlan::k_most_cuts},
    {ActionId::dungeon_room_width, DungeonWord::room_width, &DungeonPlan::min_room_width, 1, 20, 1,
     Grid::k_max_side},
    {ActionId::dungeon_room_height, DungeonWord::room_height, &DungeonPlan::min_room_height, 1, 20, 1,
     Grid::k_max_side},
    {ActionId::dungeon_depth, DungeonWord::depth, &DungeonPlan::depth, 1, 20, 1, DungeonPlan::k_deepest},
}};

struct DungeonSwitch {
    ActionId id;
    bool DungeonPlan::*member;
};

inline constexpr std::array<DungeonSwitch, 6> k_dungeon_switches{{
    {ActionId::dungeon_doors, &DungeonPlan::doors},
    {ActionId::dungeon_curtains, &DungeonPlan::curtains},
    {ActionId::dungeon_secret_doors, &DungeonPlan::secret_doors},
    {ActionId::dungeon_water, &DungeonPlan::water},
    {ActionId::dungeon_pillars, &DungeonPlan::pillars},
    {ActionId::dungeon_dark_rooms, &DungeonPlan::dark_rooms},
}};

}  // namespace fovlab
