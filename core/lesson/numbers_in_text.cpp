#include "core/lesson/numbers_in_text.h"

#include "core/grid/small_letters.h"
#include "core/lesson/number_words.h"

#include <algorithm>
#include <array>
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

// What stands there in digits, its minus included or not: "3-8" may be a span as well as a number below zero.
bool is_said_by(std::string_view token, std::string_view before, Fraction number) {
    const bool minus = before.substr(before.size() - std::min(before.size(), k_minus.size())) == k_minus ||
                       (!before.empty() && before.back() == '-');
    // A full stop or a comma behind it belongs to the sentence.
    token = token.substr(0, token.find_last_of(k_digits) + 1);
    std::optional<Fraction> said = number_of_words(token);
    if (!said) {
        return false;
    }
    const Fraction below{-said->numerator, said->denominator};
    return same(*said, number) || (minus && same(below, number));
}

}  // namespace

bool says_number(std::string_view text, Fraction number) {
    constexpr std::string_view k_signs = "0123456789,./";
    for (std::size_t at = text.find_first_of(k_digits); at != std::string_view::npos;
         at = text.find_first_of(k_digits, at)) {
        const std::size_t end = std::min(text.find_first_not_of(k_signs, at), text.size());
        std::string_view token = text.substr(at, end - at);
        // "3,4" is no number but two; so each part is asked too.
        bool said = is_said_by(token, text.substr(0, at), number);
        while (!said && !token.empty()) {
            const std::size_t part = std::min(token.find_first_not_of(k_digits), token.size());
            said = is_said_by(token.substr(0, part), {}, number);
            token.remove_prefix(std::min(part + 1, token.size()));
        }
        if (said) {
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
