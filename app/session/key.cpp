#include "app/session/key.h"

#include "core/grid/utf8.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace fovlab {
namespace {

constexpr std::array<std::string_view, 18> k_key_names{
    "",        "",          "Space", "←",      "→",   "↑",      "↓",  "Home", "End",
    "Page Up", "Page Down", "Enter", "Escape", "Tab", "Delete", "F1", "F2",   "F11"};

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
    return words + in_utf8(letter ? chord.character - U'a' + U'A' : chord.character);
}

}  // namespace fovlab
