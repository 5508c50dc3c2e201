// A walk as it is stored: the moves from the start, and how it is shown. Replayed (journey.h), they give everything else.
//
// Limits: k_most_moves.
#pragma once

#include "core/explore/move.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

inline constexpr std::size_t k_most_moves = 100'000;

struct Walk {
    std::string moves;  // of k_moves
    bool memory = true;
    bool reveal = false;

    friend bool operator==(const Walk& a, const Walk& b) {
        return a.moves == b.moves && a.memory == b.memory && a.reveal == b.reveal;
    }
    friend bool operator!=(const Walk& a, const Walk& b) { return !(a == b); }
};

// Why these are no moves of a walk, or too many; none where they are. `name`: what holds them, as the message calls it.
std::optional<std::string> wrong_moves(std::string_view name, std::string_view moves);

}  // namespace fovlab
