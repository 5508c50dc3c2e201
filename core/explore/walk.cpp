#include "core/explore/walk.h"

namespace fovlab {

std::optional<std::string> wrong_moves(std::string_view name, std::string_view moves) {
    const std::string in(name);
    const std::size_t wrong = moves.find_first_not_of(k_moves);
    if (wrong != std::string_view::npos) {
        return "move " + std::to_string(wrong + 1) + " of " + in +
               " is none; moves are w a s d y u b n and . for stairs";
    }
    if (moves.size() > k_most_moves) {
        return in + " has " + std::to_string(moves.size()) + " moves; " + std::to_string(k_most_moves) +
               " is the most";
    }
    return std::nullopt;
}

}  // namespace fovlab
