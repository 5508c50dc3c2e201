// Keys and key chords as the lab's tables name them, whatever window system they come from.
//
// A letter or sign is the character that the user's own keyboard layout gives, in lower case. Shift counts only for
// keys without a character and together with Ctrl, so that `?` is `?` wherever it lies on the keyboard.
#pragma once

#include <cstdint>
#include <string>

namespace fovlab {

enum class Key : std::uint8_t {
    none,
    character,
    space,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    enter,
    escape,
    tab,
    erase,  // Delete
    f1,
    f2,
    f11,
};

struct Chord {
    Key key = Key::none;
    char32_t character = 0;  // of Key::character only
    bool ctrl = false;
    bool shift = false;
    bool alt = false;

    friend constexpr bool operator==(const Chord& a, const Chord& b) {
        return a.key == b.key && a.character == b.character && a.ctrl == b.ctrl && a.shift == b.shift &&
               a.alt == b.alt;
    }
};

constexpr Chord plain(Key key) { return {key, 0, false, false, false}; }
constexpr Chord plain(char32_t character) { return {Key::character, character, false, false, false}; }
constexpr Chord shift(Key key) { return {key, 0, false, true, false}; }
constexpr Chord ctrl(Key key) { return {key, 0, true, false, false}; }
constexpr Chord ctrl(char32_t character) { return {Key::character, character, true, false, false}; }
constexpr Chord ctrl_shift(char32_t character) { return {Key::character, character, true, true, false}; }

// As menus and tooltips write it: "Ctrl+Shift+Z", "Home", "[". Empty for no key.
std::string to_words(const Chord& chord);

}  // namespace fovlab
