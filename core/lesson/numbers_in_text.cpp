#include "core/lesson/numbers_in_text.h"

#include "core/grid/small_letters.h"
#include "core/lesson/number_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace fovlab {
namespace {

constexpr std::string_view k_digits = "0123456789";
constexpr std::string_view k_minus = "−";

constexpr std::array<std::string_view, 21> k_number_words{
    "zero",     "one",     "two",     "three",     "four",     "five",     "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};
constexpr std::array<std::string_view, 4> k_words_for_none{"no", "none", "nothing", "nowhere"};

bool same(Fraction a, Fraction b) {
    a = reduced(a);
    b = reduced(b);
    return a.numerator == b.numerator && a.denominator == b.denominator;
}

bool is_letter(char c) { return small_letter(c) >= 'a' && small_letter(c) <= 'z'; }

bool says_word(std::string_view text, std::string_view word) {
    const std::string small = in_small_letters(text);
    for (std::size_t at = small.find(word); at != std::string::npos; at = small.find(word, at + 1)) {
        const bool begins = at == 0 || !is_letter(small[at - 1]);
        const bool ends = at + word.size() == small.size() || !is_letter(small[at + word.size()]);
        if (begins && ends) {
            return true;
        }
    }
    return false;
}

bool ends_with(std::string_view text, std::string_view end) {
    return text.substr(text.size() - std::min(text.size(), end.size())) == end;
}

// Some digits of a text, with what stands on both sides.
struct Token {
    std::string_view before;
    std::string_view digits;
    std::string_view after;
};

// A number with a minus is below zero; with a hyphen, as in "3-8", it may be the end of a span as well.
bool is_said_by(const Token& token, Fraction said, Fraction number) {
    const Fraction below{-said.numerator, said.denominator};
    if (ends_with(token.before, k_minus)) {
        return same(below, number);
    }
    return same(said, number) || (ends_with(token.before, "-") && same(below, number));
}

// "x1", "2nd": no number of its own.
bool is_part_of_word(const Token& token) {
    return (!token.before.empty() && is_letter(token.before.back())) ||
           (!token.after.empty() && is_letter(token.after.front()));
}

// Does it stand in the name of a cell, such as (3, −1)?
bool is_in_cell(const Token& token) {
    constexpr std::string_view k_inside = "0123456789, −";  // the minus by its bytes
    const std::size_t open = token.before.find_last_not_of(k_inside);
    const std::size_t close = token.after.find_first_not_of(k_inside);
    if (open == std::string_view::npos || token.before[open] != '(' || close == std::string_view::npos ||
        token.after[close] != ')') {
        return false;
    }
    const std::string inside = std::string(token.before.substr(open + 1)) + std::string(token.digits) +
                               std::string(token.after.substr(0, close));
    return std::count(inside.begin(), inside.end(), ',') == 1 && !number_of_words(inside);
}

// As one number, or, where it is none, by its parts: "3,4" are two.
bool is_said_by(const Token& token, Fraction number) {
    if (is_part_of_word(token) || is_in_cell(token)) {
        return false;
    }
    // A full stop or a comma behind it belongs to the sentence.
    std::string_view digits = token.digits.substr(0, token.digits.find_last_of(k_digits) + 1);
    if (const std::optional<Fraction> said = number_of_words(digits)) {
        return is_said_by(token, *said, number);
    }
    while (!digits.empty()) {
        const std::size_t part = std::min(digits.find_first_not_of(k_digits), digits.size());
        const std::optional<Fraction> said = number_of_words(digits.substr(0, part));
        if (said && same(*said, number)) {
            return true;
        }
        digits.remove_prefix(std::min(part + 1, digits.size()));
    }
    return false;
}

}  // namespace

bool says_number(std::string_view text, Fraction number) {
    constexpr std::string_view k_signs = "0123456789,./";
    for (std::size_t at = text.find_first_of(k_digits); at != std::string_view::npos;
         at = text.find_first_of(k_digits, at)) {
        const std::size_t end = std::min(text.find_first_not_of(k_signs, at), text.size());
        if (is_said_by({text.substr(0, at), text.substr(at, end - at), text.substr(end)}, number)) {
            return true;
        }
        at = end;
    }
    const Fraction lowest = reduced(number);
    const auto index = static_cast<std::size_t>(std::max(lowest.numerator, 0));
    if (lowest.denominator != 1 || lowest.numerator < 0 || index >= k_number_words.size()) {
        return false;
    }
    return says_word(text, k_number_words[index]) ||
           (index == 0 && std::any_of(k_words_for_none.begin(), k_words_for_none.end(),
                                      [text](std::string_view word) { return says_word(text, word); }));
}

}  // namespace fovlab
