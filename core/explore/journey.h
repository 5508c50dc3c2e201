// The record of a walk: its moves, and the walker as it was after any number of them.
//
// The same start, rules and moves give the same walk everywhere. Going back replays from the nearest kept walker, so any
// move of a long walk is found at once.
// Limits: k_most_moves (walk.h); more are refused.
#pragma once

#include "core/explore/walk.h"
#include "core/explore/walker.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class Journey {
public:
    // All moves done. `forgotten_after`: memory was cleared after so many moves.
    Journey(Level level, Point start, WalkRules rules, std::string moves = {},
            std::optional<std::size_t> forgotten_after = std::nullopt);

    const std::string& moves() const { return moves_; }
    std::size_t done() const { return done_; }
    const Walker& walker() const { return walker_; }

    void go_to(std::size_t moves_done);
    // Goes on from where it is: moves that were recorded beyond are dropped. False, and nothing done, when there are too many.
    bool move(Move move);
    // What was said on the way, oldest first: of the moves done.
    struct Said {
        std::size_t move = 0;  // after so many
        std::string words;
    };
    std::vector<Said> log(std::size_t most) const;

private:
    std::string moves_;
    std::size_t done_ = 0;
    Walker walker_;
};

}  // namespace fovlab
