// Somebody who walks a level and sees: moves, doors, stairs, what is in sight, and what is remembered.
//
// A move is a request, and the cell decides. Walls, water, the map's edge and creatures refuse, which costs no turn; a closed
// door opens, a secret door is found and becomes a closed one, and that is the turn; else one stands there. The stairs lead to
// the next level of the same dungeon, of which nothing is remembered.
// A cell is shown when it is in sight and lit (lit.h). What is shown is remembered.
//
// A value: copies go their own ways. Units: cells, turns; depth counts levels from 1.
#pragma once

#include "core/explore/level.h"
#include "core/explore/memory.h"
#include "core/explore/move.h"
#include "core/fov/catalogue.h"

#include <string>

namespace fovlab {

// How one sees while walking.
struct WalkRules {
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
    Light light = {};
    bool memory = true;  // else nothing is remembered but what is shown
};

class Walker {
public:
    // `at`: on the level's map (asserts).
    Walker(Level level, Point at, WalkRules rules);

    void move(Move move);
    void forget();  // what is not shown now

    // As it is now: doors stand open that were opened.
    const Level& level() const { return level_; }
    const WalkRules& rules() const { return rules_; }
    Point at() const { return at_; }
    int turn() const { return turn_; }
    int depth() const { return level_.plan ? level_.plan->depth : 1; }
    const CellSet& in_sight() const { return sight_; }  // lit or not
    const CellSet& shown() const { return shown_; }     // in sight and lit
    const Memory& memory() const { return memory_; }
    // What came of the last move, as a sentence; empty where nothing is to say.
    const std::string& message() const { return message_; }

private:
    void look();

    Level level_;
    Point at_;
    WalkRules rules_;
    int turn_ = 0;
    CellSet sight_;
    CellSet shown_;
    Memory memory_;
    std::string message_;
};

}  // namespace fovlab
