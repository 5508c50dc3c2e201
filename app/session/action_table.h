// Every action of the lab in one table: its ID, its words, its key, its tooltip and what it does. The window, the
// keys, the help, the report and the tests read it.
#pragma once

#include "app/session/action.h"
#include "app/session/key.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

class Session;

// What a key means depends on what is going on: a row with a mode has its key only in that one, and there before a row
// that has the same key in any.
enum class KeyMode : std::uint8_t { any, cell_cursor, pair, walk, look };

struct ActionRow {
    ActionId id;
    std::string_view name;            // in reports and tests: "step.forward"
    std::string_view words;           // on a button or beside a control
    Chord key;                        // Key::none where there is none
    std::string_view tooltip;         // one sentence
    void (*run)(Session&);            // null for controls that carry a value, such as a slider
    bool (*enabled)(const Session&);  // null: always
    KeyMode mode = KeyMode::any;
};

using ActionTable = std::array<ActionRow, static_cast<std::size_t>(ActionId::count)>;

const ActionTable& action_table();
const ActionRow& row(ActionId id);

// The action that switches a layer of the picture on and off.
constexpr ActionId action_of(Layer layer) {
    return static_cast<ActionId>(static_cast<int>(ActionId::layer_range) + static_cast<int>(layer));
}

// The action that a key press runs in a mode.
std::optional<ActionId> action_of_key(const Chord& chord, KeyMode mode = KeyMode::any);

// The tooltip with the key: "Undo the last change. (Ctrl+Z)"
std::string tooltip_with_key(const ActionRow& row);

}  // namespace fovlab
