#include "core/lesson/number_words.h"

#include "core/scenario/toml_reading.h"

#include <algorithm>
#include <climits>
#include <cstddef>
#include <cstdint>

namespace fovlab {
namespace {

constexpr std::string_view k_minus = "−";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Takes digits off the front, with commas between thousands where they may be.
class Digits {
public:
    explicit Digits(std::string_view text) : text_(text) {}

    bool at_end() const { return text_.empty(); }
    bool take(char sign) {
        const bool there = !text_.empty() && text_.front() == sign;
        text_.remove_prefix(there ? 1 : 0);
        return there;
    }
    // None where no digit is next, or too many are.
    std::optional<std::int64_t> whole(bool commas) {
        std::int64_t number = 0;
        std::size_t in_group = 0;  // digits since the last comma, or since the beginning
        bool grouped = false;
        while (!text_.empty() && (is_digit(text_.front()) || (commas && text_.front() == ','))) {
            if (text_.front() == ',') {
                if (in_group == 0 || in_group > 3 || (grouped && in_group != 3)) {
                    return std::nullopt;
                }
                grouped = true;
                in_group = 0;
            } else {
                number = number * 10 + (text_.front() - '0');
                ++in_group;
            }
            text_.remove_prefix(1);
            if (number > INT_MAX) {
                return std::nullopt;
            }
        }
        const bool right = grouped ? in_group == 3 : in_group > 0;
        return right ? std::optional(number) : std::nullopt;
    }
    std::size_t left() const { return text_.size(); }

private:
    std::string_view text_;
};

std::optional<Fraction> fraction_of(std::int64_t numerator, std::int64_t denominator) {
    if (denominator < 1 || denominator > INT_MAX || numerator > INT_MAX || numerator < -INT_MAX) {
        return std::nullopt;
    }
    return reduced({static_cast<int>(numerator), static_cast<int>(denominator)});
}

}  // namespace

std::string_view without_blanks(std::string_view words) {
    constexpr std::string_view k_blanks = " \t\r\n";
    words.remove_prefix(std::min(words.find_first_not_of(k_blanks), words.size()));
    return words.substr(0, words.find_last_not_of(k_blanks) + 1);
}

std::optional<Fraction> number_of_words(std::string_view words) {
    words = without_blanks(words);
    std::int64_t sign = 1;
    for (const std::string_view minus : {std::string_view("-"), k_minus}) {
        if (sign == 1 && words.substr(0, minus.size()) == minus) {
            sign = -1;
            words = without_blanks(words.substr(minus.size()));
        }
    }
    Digits digits(words);
    const std::optional<std::int64_t> whole = digits.whole(true);
    if (!whole || digits.at_end()) {
        return whole ? fraction_of(sign * *whole, 1) : std::nullopt;
    }
    if (digits.take('.')) {
        const std::size_t before = digits.left();
        const std::optional<std::int64_t> part = digits.whole(false);
        if (!part || !digits.at_end() || before > 9) {
            return std::nullopt;
        }
        std::int64_t scale = 1;
        for (std::size_t i = 0; i < before; ++i) {
            scale *= 10;
        }
        return fraction_of(sign * (*whole * scale + *part), scale);
    }
    if (!digits.take('/')) {
        return std::nullopt;
    }
    const std::optional<std::int64_t> below = digits.whole(false);
    return below && digits.at_end() ? fraction_of(sign * *whole, *below) : std::nullopt;
}

Result<Fraction> read_number(std::string_view words) {
    if (const std::optional<Fraction> number = number_of_words(words)) {
        return *number;
    }
    constexpr std::string_view k_such_as = "write one such as 8, 1,313, 3/8, −3/8 or 2.5";
    const std::string_view typed = without_blanks(words);
    return TextError{0, 1,
                     typed.empty() ? "there is no number; " + std::string(k_such_as)
                                   : "'" + cut_short(typed) + "' is no number that can be read; " +
                                         std::string(k_such_as)};
}

std::string number_in_words(Fraction number) {
    const Fraction f = reduced(number);
    std::string digits = std::to_string(f.numerator < 0 ? -f.numerator : f.numerator);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, ",");
    }
    return (f.numerator < 0 ? std::string(k_minus) : std::string()) + digits +
           (f.denominator == 1 ? std::string() : "/" + std::to_string(f.denominator));
}

int compare(Fraction a, Fraction b) {
    const std::int64_t left = std::int64_t{a.numerator} * b.denominator;
    const std::int64_t right = std::int64_t{b.numerator} * a.denominator;
    return left < right ? -1 : left > right ? 1 : 0;
}

}  // namespace fovlab
