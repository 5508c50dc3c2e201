// The rows of the action table that are about files, and about leaving with unsaved work. The action table alone includes
// this.
#pragma once

#include "app/session/action_table.h"
#include "app/session/file_effects.h"

#include <array>

namespace fovlab {

inline constexpr auto k_file_rows = std::to_array<ActionRow>({
    {ActionId::file_open, "file.open", "Open", ctrl(U'o'),
     "Open a scenario, a map as plain text, or a picture in which dark pixels are walls.", FileEffects::open,
     nullptr},
    {ActionId::file_save, "file.save", "Save", ctrl(U's'),
     "Save the scenario: the map, the viewer, the rules and the step at hand.", FileEffects::save, nullptr},
    {ActionId::file_save_as, "file.save-as", "Save as", ctrl_shift(U's'),
     "Save the scenario under another name.", FileEffects::save_as, nullptr},
    {ActionId::file_share_code, "file.share-code", "Share code", ctrl_shift(U'c'),
     "Copy the scenario as one line of text to send to others; they paste it with Ctrl+V.",
     FileEffects::share_code, nullptr},
    {ActionId::file_path,
     "file.path",
     "Name",
     {},
     "The name of a file in this folder, or a path to any other.",
     nullptr,
     nullptr},
    {ActionId::file_entry, "file.entry", "File", {}, "Open this.", nullptr, nullptr},
    {ActionId::file_recent, "file.recent", "Recent file", {}, "Open this again.", nullptr, nullptr},
    {ActionId::file_parent,
     "file.parent",
     "Folder above",
     {},
     "Show the folder that this one is in.",
     nullptr,
     nullptr},
    {ActionId::file_accept, "file.accept", "Go", {}, "Open or save what is chosen.", nullptr, nullptr},
    {ActionId::file_cancel,
     "file.cancel",
     "Cancel",
     {},
     "Close this and change nothing.",
     FileEffects::cancel,
     FileEffects::chooses},
});

inline constexpr auto k_leave_rows = std::to_array<ActionRow>({
    {ActionId::leave_save,
     "leave.save",
     "Save",
     {},
     "Save the scenario, then leave the lab.",
     FileEffects::save_and_leave,
     FileEffects::asks_to_leave},
    {ActionId::leave_without,
     "leave.without",
     "Leave without saving",
     {},
     "Leave the lab; the file stays as it was saved last.",
     FileEffects::leave_without_saving,
     FileEffects::asks_to_leave},
    {ActionId::leave_stay,
     "leave.stay",
     "Stay",
     {},
     "Go on working.",
     FileEffects::stay,
     FileEffects::asks_to_leave},
});

}  // namespace fovlab
