#include "app/panels/widgets.h"

#include "app/panels/flow_text.h"
#include "app/panels/icons.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

const char* end_of(std::string_view words) { return words.data() + words.size(); }

// A label that shows `words` and is told apart by the action's ID.
std::string labelled(std::string_view words, ActionId id) {
    return std::string(words) + "##" + std::string(row(id).name);
}

void push_chosen(const PanelContext& ui, bool chosen) {
    const Ink fill = chosen ? Ink::accent : Ink::control;
    ImGui::PushStyleColor(ImGuiCol_Button, ui.colour(fill));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, ui.colour(chosen ? Ink::accent : Ink::control_hot));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, ui.colour(chosen ? Ink::accent : Ink::control_active));
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(chosen ? Ink::text_on_accent : Ink::text));
}

void pop_chosen() { ImGui::PopStyleColor(4); }

// What is scrolled out of sight cannot be clicked, and is not on the screen.
void note_rect(PanelContext& ui, ActionId id, ImVec2 from, ImVec2 to) {
    const ImVec2 middle{(from.x + to.x) / 2.0F, (from.y + to.y) / 2.0F};
    if (ImGui::IsRectVisible(middle, {middle.x + 1.0F, middle.y + 1.0F})) {
        ui.items.push_back({row(id).name, from.x, from.y, to.x - from.x, to.y - from.y});
    }
}

constexpr float k_tooltip_ems = 24.0F;

// Not while a button is down: it would cover what is being dragged.
bool wants_tooltip() {
    return ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled) && !ImGui::IsAnyMouseDown();
}

// A drawing has no words beside it, so they stand in the tooltip; which lies above or below the button, so that it
// does not cover the next ones.
void explain_icon(const PanelContext& ui, ActionId id, ImVec2 from, ImVec2 to) {
    if (!wants_tooltip()) {
        return;
    }
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float room = ImGui::GetFontSize() * (k_tooltip_ems + 2.0F);
    const float gap = ui.px(5.0F);
    const bool below = to.y + room / 3.0F < screen.y;
    ImGui::SetNextWindowPos(
        {std::max(0.0F, std::min(from.x, screen.x - room)), below ? to.y + gap : from.y - gap},
        ImGuiCond_Always, {0.0F, below ? 0.0F : 1.0F});
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ImGui::GetFontSize() * k_tooltip_ems);
    ImGui::PushFont(ui.fonts.bold);
    ImGui::TextUnformatted(row(id).words.data(), end_of(row(id).words));
    ImGui::PopFont();
    ImGui::TextUnformatted(tooltip_with_key(row(id)).c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

}  // namespace

ImVec4 PanelContext::colour(Ink ink) const {
    const Colour c = palette[ink].colour;
    return {static_cast<float>(c.r) / 255.0F, static_cast<float>(c.g) / 255.0F,
            static_cast<float>(c.b) / 255.0F, static_cast<float>(c.a) / 255.0F};
}

bool PanelContext::pressed(const Chord& key) const {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void tooltip(std::string_view words, TipSide side) {
    if (wants_tooltip()) {
        if (side == TipSide::left) {
            const ImVec2 pointer = ImGui::GetIO().MousePos;
            ImGui::SetNextWindowPos({pointer.x - ImGui::GetFontSize(), pointer.y}, ImGuiCond_Always,
                                    {1.0F, 0.5F});
        }
        ImGui::BeginTooltip();
        ImGui::PushTextWrapPos(ImGui::GetFontSize() * k_tooltip_ems);
        ImGui::TextUnformatted(words.data(), end_of(words));
        ImGui::PopTextWrapPos();
        ImGui::EndTooltip();
    }
}

void note_place(PanelContext& ui, ActionId id) {
    note_rect(ui, id, ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
}

void explain_hovered(ActionId id, TipSide side) { tooltip(tooltip_with_key(row(id)), side); }

void note_item(PanelContext& ui, ActionId id, TipSide side) {
    note_place(ui, id);
    if (side != TipSide::none) {
        explain_hovered(id, side);
    }
}

void heading(PanelContext& ui, std::string_view words) {
    ImGui::Dummy({0.0F, ui.px(4.0F)});
    ImGui::PushFont(ui.fonts.bold);
    ImGui::PushTextWrapPos(0.0F);
    ImGui::TextUnformatted(words.data(), end_of(words));
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
}

void paragraph(PanelContext& ui, std::string_view words, Ink ink) {
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(ink));
    ImGui::PushTextWrapPos(0.0F);
    ImGui::TextUnformatted(words.data(), end_of(words));
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
}

void sentence_paragraph(PanelContext& ui, std::string_view words, Ink ink) {
    const float width = ImGui::GetContentRegionAvail().x;
    paint_flow(ui, ImGui::GetCursorScreenPos(), width, words, ink);
    ImGui::Dummy({width, flow_height(ui, words, width)});
}

void link_paragraph(PanelContext& ui, ActionId id, std::string_view words, Ink ink) {
    if (!is_enabled(ui, id)) {
        sentence_paragraph(ui, words, ink);
        return;
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = flow_height(ui, words, width);
    const bool clicked = ImGui::InvisibleButton(labelled("", id).c_str(), {width, height});
    const bool hot = ImGui::IsItemHovered();
    note_item(ui, id);
    paint_flow(ui, at, width, words, hot ? Ink::accent : ink);
    if (hot) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    if (clicked) {
        ui.run(id);
    }
}

bool is_enabled(const PanelContext& ui, ActionId id) {
    const ActionRow& action = row(id);
    return !action.enabled || action.enabled(ui.session);
}

void action_button(PanelContext& ui, ActionId id, float width, bool chosen) {
    action_button(ui, id, row(id).words, width, chosen);
}

void action_button(PanelContext& ui, ActionId id, std::string_view words, float width, bool chosen) {
    ImGui::BeginDisabled(!is_enabled(ui, id));
    push_chosen(ui, chosen);
    if (ImGui::Button(labelled(words, id).c_str(), {width, 0.0F})) {
        ui.run(id);
    }
    pop_chosen();
    ImGui::EndDisabled();
    note_item(ui, id);
}

bool icon_button(PanelContext& ui, ActionId id, ImVec2 size, bool chosen) {
    ImGui::BeginDisabled(!is_enabled(ui, id));
    push_chosen(ui, chosen);
    const bool clicked = ImGui::Button(labelled({}, id).c_str(), size);
    if (clicked && row(id).run) {
        ui.run(id);
    }
    pop_chosen();
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    const float icon = std::floor(std::min(size.x, size.y) * 0.62F);
    const ImVec2 at{from.x + std::floor((size.x - icon) / 2.0F), from.y + std::floor((size.y - icon) / 2.0F)};
    draw_icon(ui, id, at, icon, chosen ? Ink::text_on_accent : Ink::text);
    ImGui::EndDisabled();
    note_rect(ui, id, from, to);
    explain_icon(ui, id, from, to);
    return clicked;
}

std::optional<std::size_t> choice(PanelContext& ui, ActionId id, const std::string_view* words,
                                  std::size_t count, std::size_t chosen) {
    std::optional<std::size_t> clicked;
    ImVec2 next_from;  // the button of the value that comes next: where a click does what the row says
    ImVec2 next_to;
    ImGui::BeginDisabled(!is_enabled(ui, id));
    ImGui::BeginGroup();
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
    ImGui::TextUnformatted(row(id).words.data(), end_of(row(id).words));
    ImGui::PopStyleColor();
    const float gap = ui.px(3.0F);
    const float width =
        (ImGui::GetContentRegionAvail().x - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        push_chosen(ui, i == chosen);
        const std::string label =
            std::string(words[i]) + "##" + std::string(row(id).name) + std::to_string(i);
        if (ImGui::Button(label.c_str(), {width, 0.0F}) && i != chosen) {
            clicked = i;
        }
        if (i == (chosen + 1) % count) {
            next_from = ImGui::GetItemRectMin();
            next_to = ImGui::GetItemRectMax();
        }
        pop_chosen();
    }
    ImGui::EndGroup();
    ImGui::EndDisabled();
    note_rect(ui, id, next_from, next_to);
    explain_hovered(id);
    return clicked;
}

std::optional<std::size_t> drop_down(PanelContext& ui, ActionId id, const std::string& shown,
                                     const std::vector<std::string>& entries,
                                     std::optional<std::size_t> chosen,
                                     const std::vector<std::string_view>& tips) {
    std::optional<std::size_t> clicked;
    ImGui::BeginDisabled(!is_enabled(ui, id));
    ImGui::SetNextItemWidth(-1.0F);
    const bool open = ImGui::BeginCombo(("##" + std::string(row(id).name)).c_str(), shown.c_str(),
                                        ImGuiComboFlags_HeightLarge);
    if (open) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (ImGui::Selectable(entries[i].c_str(), chosen == i)) {
                clicked = i;
            }
            if (i < tips.size()) {
                tooltip(tips[i]);
            }
        }
        std::optional<std::size_t> at = chosen;  // of several keys in one frame each counts
        for (const Chord& key : ui.keys) {
            if (key == plain(Key::down)) {
                at = at ? std::min(*at + 1, entries.size() - 1) : 0;
            } else if (key == plain(Key::up)) {
                at = at && *at > 0 ? *at - 1 : 0;
            }
        }
        clicked = at != chosen ? at : clicked;
        if (ui.pressed(Key::escape) || ui.pressed(Key::enter)) {
            ImGui::CloseCurrentPopup();
        }
        ImGui::EndCombo();
    }
    ImGui::EndDisabled();
    note_item(ui, id);
    return clicked == chosen ? std::nullopt : clicked;
}

}  // namespace fovlab
