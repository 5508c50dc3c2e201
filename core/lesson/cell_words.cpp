#include "core/lesson/cell_words.h"

#include "core/lesson/number_words.h"

#include <cstddef>

namespace fovlab {
namespace {

constexpr std::size_t k_most_digits = 4;  // of a map's sides

std::optional<int> small_number(std::string_view words) {
    if (words.empty() || words.size() > k_most_digits) {
        return std::nullopt;
    }
    int number = 0;
    for (const char c : words) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        number = number * 10 + (c - '0');
    }
    return number;
}

}  // namespace

std::optional<Point> cell_of_numbers(std::string_view words) {
    const std::size_t comma = words.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const std::optional<int> x = small_number(without_blanks(words.substr(0, comma)));
    const std::optional<int> y = small_number(without_blanks(words.substr(comma + 1)));
    return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

std::optional<Point> cell_of_words(std::string_view words) {
    if (words.size() < 2 || words.front() != '(' || words.back() != ')') {
        return std::nullopt;
    }
    return cell_of_numbers(words.substr(1, words.size() - 2));
}

}  // namespace fovlab
