#include "app/panels/word_piece.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace fovlab {
namespace {

constexpr std::string_view k_minus = "\u2212";

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

}  // namespace

WordPiece word_piece(std::string_view word) {
    const std::size_t bar = word.find('/');
    std::size_t from = bar == std::string_view::npos ? 0 : bar;
    std::size_t to = from;
    while (from > 0 && is_digit(word[from - 1])) {
        --from;
    }
    for (to = std::min(to + 1, word.size()); to < word.size() && is_digit(word[to]); ++to) {
    }
    if (bar == std::string_view::npos || from == bar || to == bar + 1) {
        return {std::string(word), {}, {}};
    }
    const bool negative =
        from >= k_minus.size() && word.substr(from - k_minus.size(), k_minus.size()) == k_minus;
    from -= negative ? k_minus.size() : 0;
    return {std::string(word.substr(0, from)), digits_of(std::string(word.substr(from, to - from))),
            std::string(word.substr(to))};
}

}  // namespace fovlab
