// Somebody who walks a level and sees: moves, doors, stairs, what is in sight, and what is remembered.
//
// A move is a request, and the cell that it leads to decides. Walls, water, the map's edge and creatures refuse, which costs no
// turn; a closed door opens, a secret door is found and becomes a closed one, and that is the turn; else one stands there.
// Slanting moves ask no other cell: one slips between two corners, as light does. The stairs lead to the next level of the
// same dungeon, of which nothing is remembered; turns count on.
// A cell is shown when it is in sight and lit (lit.h). What is shown is remembered.
// A watcher notices the walker when it begins to see where the walker stands, by a full scan (watchers.h); it needs no light.
//
// A value: copies go their own ways. Units: cells, turns; depth counts levels from 1 to k_deepest.
#pragma once

#include "core/explore/level.h"
#include "core/explore/memory.h"
#include "core/explore/move.h"
#include "core/explore/walk_message.h"
#include "core/explore/walk_rules.h"

#include <string>
#include <vector>

namespace fovlab {

class Walker {
public:
    static constexpr int k_deepest = DungeonPlan::k_deepest;

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
    // Was it ever shown, or is it in sight now, lit or not?
    bool has_met(Point cell) const { return memory_.seen().contains(cell) || sight_.contains(cell); }
    // What came of the last move, a sentence or two each; at first, what meets the eye.
    const std::vector<std::string>& messages() const { return messages_; }
    // The same in one line; empty where nothing is to say.
    std::string message() const;
    // How much it keeps, in bytes, about.
    std::size_t size() const;

private:
    bool step(Move move);  // was it a turn?
    bool step_to(Point cell);
    bool take_stairs();
    bool arrive(DungeonPlan next);
    const LegendEntry* creature_at(Point cell) const;

    void look();
    std::vector<bool> things_in_view() const;
    void tell_what_is_new(const std::vector<bool>& before);
    void tell_who_notices();
    void say(WalkMessage message, std::string_view who = {});
    bool refuse(WalkMessage message, std::string_view who = {});

    Level level_;
    Point at_;
    WalkRules rules_;
    int turn_ = 0;
    CellSet sight_;
    CellSet shown_;
    Memory memory_;
    std::vector<bool> watched_by_;  // which of Level::things see the walker
    std::vector<std::string> messages_;
};

}  // namespace fovlab
