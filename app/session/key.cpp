#include "app/session/key.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace fovlab {
namespace {

constexpr std::array<std::string_view, 17> k_key_names{
    "",        "",          "Space", "←",      "→",   "↑",      "↓",  "Home", "End",
    "Page Up", "Page Down", "Enter", "Escape", "Tab", "Delete", "F1", "F2", "F11"};

std::string utf8(char32_t character) {
    const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
    if (character < 0x80) {
        return {byte(character)};
    }
    if (character < 0x800) {
        return {byte(0xC0 | character >> 6), byte(0x80 | (character & 0x3F))};
    }
    return {byte(0xE0 | character >> 12), byte(0x80 | (character >> 6 & 0x3F)),
            byte(0x80 | (character & 0x3F))};
}

}  // namespace

std::string to_words(const Chord& chord) {
    if (chord.key == Key::none) {
        return {};
    }
    std::string words;
    words += chord.ctrl ? "Ctrl+" : "";
    words += chord.alt ? "Alt+" : "";
    words += chord.shift ? "Shift+" : "";
    if (chord.key != Key::character) {
        return words.append(k_key_names[static_cast<std::size_t>(chord.key)]);
    }
    const bool letter = chord.character >= U'a' && chord.character <= U'z';
    return words + utf8(letter ? chord.character - U'a' + U'A' : chord.character);
}

}  // namespace fovlab
