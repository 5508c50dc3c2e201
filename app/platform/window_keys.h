// From the window system's keys to the lab's chords.
#pragma once

#include "app/session/key.h"

#include <optional>

namespace fovlab {

// A key that was pressed or repeats, if it means anything by itself or together with Ctrl. Characters without Ctrl
// come as text instead (chord_of_text), so that every keyboard layout works.
std::optional<Chord> chord_of_key(int key, int scancode, int modifiers);

std::optional<Chord> chord_of_text(char32_t character);

}  // namespace fovlab
