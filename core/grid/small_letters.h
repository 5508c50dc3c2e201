// Small letters for capital ones, and a capital for a sentence's first, A to Z alone: the same on every machine, whatever language it is set to.
#pragma once

#include <string>
#include <string_view>

namespace fovlab {

constexpr char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        c = small_letter(c);
    }
    return small;
}

// Words as a sentence begins.
inline std::string with_capital(std::string words) {
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') {
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    return words;
}

}  // namespace fovlab
