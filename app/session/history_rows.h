// The rows of the action table that are about the list of edits. The action table alone includes this.
#pragma once

#include "app/session/action_effects.h"
#include "app/session/action_table.h"

#include <array>

namespace fovlab {

inline constexpr auto k_history_rows = std::to_array<ActionRow>({
    {ActionId::edit_history, "edit.history", "History", ctrl(U'h'),
     "All edits since the lab was opened, to go to any of them; again: what was here before.",
     ActionEffects::toggle_history, nullptr},
    {ActionId::history_entry,
     "history.entry",
     "Edit",
     {},
     "Click: the document as it was then. What comes after stays, until something else is edited.",
     nullptr,
     nullptr},
    {ActionId::history_earlier, "history.earlier", "Earlier edit", plain(Key::up),
     "While the history is open: back to the edit above.", ActionEffects::undo, ActionEffects::lists_earlier},
    {ActionId::history_later, "history.later", "Later edit", plain(Key::down),
     "While the history is open: on to the edit below.", ActionEffects::redo, ActionEffects::lists_later},
});

}  // namespace fovlab
