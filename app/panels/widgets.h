// The controls that the panels are made of. Each belongs to a row of the action table, which gives its words, tooltip
// and key, and notes where it stands for the report.
#pragma once

#include "app/panels/panel_context.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

// Where a tooltip stands: on the right it would cover what stands beside a gutter. None for a control that shows one of
// its own.
enum class TipSide { right, left, none };

// Notes the control that was just drawn, and shows its tooltip while the pointer rests on it.
void note_item(PanelContext& ui, ActionId id, TipSide side = TipSide::right);

// The tooltip alone, for the many places that do the same: a report that named them all would be long.
void explain_hovered(ActionId id, TipSide side = TipSide::right);
// Only notes it: for entries of lists, which say all in themselves.
void note_place(PanelContext& ui, ActionId id);
// A sentence while the pointer rests on what was just drawn.
void tooltip(std::string_view words, TipSide side = TipSide::right);

void heading(PanelContext& ui, std::string_view words);
void paragraph(PanelContext& ui, std::string_view words, Ink ink = Ink::text);

// A button that runs its action. `width` 0: as wide as its words.
void action_button(PanelContext& ui, ActionId id, float width = 0.0F, bool chosen = false);
// The same with other words on it, such as "▸" for "Step".
void action_button(PanelContext& ui, ActionId id, std::string_view words, float width, bool chosen);

// A button with its action's drawing (icons.h) instead of words; true when it was clicked. What its row does it runs.
bool icon_button(PanelContext& ui, ActionId id, ImVec2 size, bool chosen = false);

// A row of tabs that fills the width but for what is left free at the right: each runs its action; the one that is open
// looks like its pane.
void tabs(PanelContext& ui, const std::vector<ActionId>& ids, std::size_t open, float left_free = 0.0F);

// A row of buttons of which one is chosen, under the name of the rule; the index that was clicked, if any.
std::optional<std::size_t> choice(PanelContext& ui, ActionId id, const std::string_view* words,
                                  std::size_t count, std::size_t chosen);

template <std::size_t Count>
std::optional<std::size_t> choice(PanelContext& ui, ActionId id,
                                  const std::array<std::string_view, Count>& words, std::size_t chosen) {
    return choice(ui, id, words.data(), Count, chosen);
}

// A list that drops down, each entry with a tooltip of its own if there are any; the entry that was chosen, if any.
// While it is open Up and Down choose the entry before or after, Enter and Escape close it.
std::optional<std::size_t> drop_down(PanelContext& ui, ActionId id, const std::string& shown,
                                     const std::vector<std::string>& entries,
                                     std::optional<std::size_t> chosen,
                                     const std::vector<std::string_view>& tips = {});

// A sentence about a cell or a step, its fractions set one number over the other.
void sentence_paragraph(PanelContext& ui, std::string_view words, Ink ink = Ink::text);

// The same, clicked like a button, and takes the colour of what can be under the pointer.
void link_paragraph(PanelContext& ui, ActionId id, std::string_view words, Ink ink = Ink::text);

bool is_enabled(const PanelContext& ui, ActionId id);

}  // namespace fovlab
