// The moves of a walk: eight ways to a neighbour, and the stairs.
//
// Each has a letter, in files, on the command line and in the record of a walk: w a s d up, left, down, right;
// y u b n up-left, up-right, down-left, down-right; `.` takes the stairs.
#pragma once

#include "core/grid/point.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fovlab {

enum class Move : std::uint8_t { up, left, down, right, up_left, up_right, down_left, down_right, stairs };

inline constexpr std::string_view k_moves = "wasdyubn.";

constexpr char letter(Move move) { return k_moves[static_cast<std::size_t>(move)]; }

constexpr std::optional<Move> move_of_letter(char letter) {
    const std::size_t index = k_moves.find(letter);
    return index == std::string_view::npos ? std::nullopt : std::optional(static_cast<Move>(index));
}

// Where the neighbour lies; (0, 0) for the stairs.
constexpr Point offset_of(Move move) {
    constexpr std::array<Point, k_moves.size()> k_offsets{
        {{0, -1}, {-1, 0}, {0, 1}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, 0}}};
    return k_offsets[static_cast<std::size_t>(move)];
}

}  // namespace fovlab
