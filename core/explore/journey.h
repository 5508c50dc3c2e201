// The record of a walk: its moves, and the walker as it was after any number of them.
//
// The same start, rules and moves give the same walk everywhere. Walkers are kept on the way, as many as fit in
// k_most_bytes and evenly spread: going anywhere replays from the nearest one before, so that any move of a long
// walk is found at once.
// Limits: k_most_moves (walk.h); more are refused.
#pragma once

#include "core/explore/walk.h"
#include "core/explore/walker.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {

class Journey {
public:
    static constexpr std::size_t k_most_bytes = 48'000'000;

    // All moves done. `moves`: letters of k_moves, at most k_most_moves (asserts). `forgotten`: memory was cleared after so
    // many moves, in rising order.
    Journey(Level level, Point start, WalkRules rules, std::string moves = {},
            std::vector<std::size_t> forgotten = {});

    const std::string& moves() const { return moves_; }
    std::size_t done() const { return done_; }
    const Walker& walker() const { return walker_; }
    const std::vector<std::size_t>& forgotten() const { return forgotten_; }

    // Not beyond the last move.
    void go_to(std::size_t moves_done);
    // Goes on from where it is: moves that were recorded beyond are dropped. False, and nothing done, when there are too many.
    bool move(Move move);
    // Clears memory here; moves recorded beyond stay.
    void forget();
    // The same walk, as far as it was gone, by other rules.
    void see_by(WalkRules rules);

    // What was said on the way, oldest first: of the moves done, the last `most`.
    struct Said {
        std::size_t move = 0;  // after so many
        std::string words;

        friend bool operator==(const Said& a, const Said& b) {
            return a.move == b.move && a.words == b.words;
        }
    };
    std::vector<Said> log(std::size_t most) const;

private:
    struct Kept {
        std::size_t done = 0;
        Walker walker;
    };

    void set_out(Walker walker);
    void replay_to(std::size_t moves_done);
    void arrived();  // after a move, or at the start
    void keep();
    void drop_beyond();

    std::string moves_;
    std::vector<std::size_t> forgotten_;
    std::size_t done_ = 0;
    Walker walker_;
    std::vector<Kept> kept_;  // by moves done, the first before any
    std::size_t apart_ = 1;   // moves between two of them
    std::size_t told_ = 0;    // what was said is known of so many moves
    std::vector<Said> said_;
};

}  // namespace fovlab
