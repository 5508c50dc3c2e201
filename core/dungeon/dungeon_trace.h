// The steps of a dungeon's making: what happened, in order, and the dungeon as it was after any number of steps.
//
// Units: cells, steps. `at(n)` has n steps done: 0 is rock alone, `steps()` the finished dungeon.
// Limits: a step for each piece, room, corridor, doorway and furnishing; a few hundred on a usual map.
#pragma once

#include "core/dungeon/dungeon_making.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {

class DungeonTrace {
public:
    // Plans that what_is_wrong refuses are a broken contract.
    explicit DungeonTrace(const DungeonPlan& plan);

    const DungeonPlan& plan() const { return plan_; }
    std::size_t steps() const { return events_.size(); }
    // Step n does event n.
    const std::vector<DungeonEvent>& events() const { return events_; }

    DungeonMaking at(std::size_t steps_done) const;

    // What happens in a step, as a sentence: "The piece at (0, 0), 80 × 40, is cut from top to bottom at x = 37."
    // `after`: as at(step + 1) gives it.
    std::string sentence(std::size_t step, const DungeonMaking& after) const;
    std::string sentence(std::size_t step) const { return sentence(step, at(step + 1)); }

private:
    DungeonPlan plan_;
    std::vector<DungeonEvent> events_;
};

// The piece that an event is about: the one cut or left, or the one with the room; none for corridors and what is not in a
// room.
std::optional<int> piece_of(const DungeonEvent& event, const DungeonMaking& after);

// The number of the first step after which a piece is there.
std::size_t step_of_piece(const DungeonTrace& trace, int piece);

}  // namespace fovlab
