#include "app/platform/window_keys.h"

#include <GLFW/glfw3.h>

#include <cstring>

namespace fovlab {
namespace {

struct SpecialKey {
    int key;
    Key meaning;
};

constexpr SpecialKey k_special[] = {
    {GLFW_KEY_SPACE, Key::space}, {GLFW_KEY_LEFT, Key::left},       {GLFW_KEY_RIGHT, Key::right},
    {GLFW_KEY_UP, Key::up},       {GLFW_KEY_DOWN, Key::down},       {GLFW_KEY_HOME, Key::home},
    {GLFW_KEY_END, Key::end},     {GLFW_KEY_PAGE_UP, Key::page_up}, {GLFW_KEY_PAGE_DOWN, Key::page_down},
    {GLFW_KEY_ENTER, Key::enter}, {GLFW_KEY_KP_ENTER, Key::enter},  {GLFW_KEY_ESCAPE, Key::escape},
    {GLFW_KEY_TAB, Key::tab},     {GLFW_KEY_DELETE, Key::erase},    {GLFW_KEY_F1, Key::f1},
    {GLFW_KEY_F2, Key::f2},       {GLFW_KEY_F11, Key::f11},
};

char32_t lower(char32_t character) {
    return character >= U'A' && character <= U'Z' ? character - U'A' + U'a' : character;
}

}  // namespace

std::optional<Chord> chord_of_key(int key, int scancode, int modifiers) {
    Chord chord;
    chord.ctrl = (modifiers & GLFW_MOD_CONTROL) != 0;
    chord.shift = (modifiers & GLFW_MOD_SHIFT) != 0;
    chord.alt = (modifiers & GLFW_MOD_ALT) != 0;
    for (const SpecialKey& special : k_special) {
        if (special.key == key) {
            chord.key = special.meaning;
            return chord;
        }
    }
    const char* name = chord.ctrl && !chord.alt ? glfwGetKeyName(key, scancode) : nullptr;
    if (!name || std::strlen(name) != 1) {
        return std::nullopt;
    }
    chord.key = Key::character;
    chord.character = lower(static_cast<unsigned char>(name[0]));
    return chord;
}

std::optional<Chord> chord_of_text(char32_t character) {
    if (character <= U' ') {
        return std::nullopt;
    }
    return plain(lower(character));
}

}  // namespace fovlab
