#include "app/panels/finder.h"

#include "app/panels/sheet.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <limits>
#include <string>

namespace fovlab {
namespace {

constexpr float k_width = 640.0F;
constexpr float k_height = 470.0F;
constexpr std::size_t k_page = 8;  // entries

// As much of it as fits, with … for the rest.
std::string fitted(std::string_view text, ImFont& font, float size, float width) {
    const auto width_of = [&](const std::string& part) {
        return font.CalcTextSizeA(size, std::numeric_limits<float>::max(), 0.0F, part.c_str()).x;
    };
    std::string part(text);
    while (width_of(part) > width) {
        const std::size_t space = part.find_last_of(' ');
        if (space == std::string::npos || space == 0) {
            break;
        }
        part.resize(space);
        part += "…";
    }
    return part;
}

}  // namespace

void Finder::begin() {
    typed_.fill('\0');
    chosen_ = 0;
    chosen_moved_ = true;
    open_ = true;
}

void Finder::ask(PanelContext& ui) {
    if (ImGui::IsWindowAppearing() || !ImGui::IsAnyItemActive()) {
        ImGui::SetKeyboardFocusHere();
    }
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(10.0F), ui.px(7.0F)});
    if (ImGui::InputTextWithHint("##find.text", word(Word::finder_ask).data(), typed_.data(),
                                 typed_.size())) {
        chosen_ = 0;
        chosen_moved_ = true;
    }
    ImGui::PopStyleVar();
    note_item(ui, ActionId::find_text);
}

void Finder::lead_by_keys(const PanelContext& ui) {
    const std::size_t last = found_.empty() ? 0 : found_.size() - 1;
    const std::size_t before = chosen_;
    for (const Chord& key : ui.keys) {
        if (key == plain(Key::down)) {
            chosen_ = std::min(chosen_ + 1, last);
        } else if (key == plain(Key::up)) {
            chosen_ -= chosen_ > 0 ? 1 : 0;
        } else if (key == plain(Key::page_down)) {
            chosen_ = std::min(chosen_ + k_page, last);
        } else if (key == plain(Key::page_up)) {
            chosen_ -= std::min(chosen_, k_page);
        } else if (key == plain(Key::enter)) {
            entered_ = true;
        }
    }
    chosen_moved_ = chosen_moved_ || chosen_ != before;
    chosen_ = std::min(chosen_, last);
}

// Its name and key in the first line, its sentence in the second; both dim where it cannot be done now.
bool Finder::entry(PanelContext& ui, std::size_t index) {
    const FoundAction& found = found_[index];
    const bool chosen = index == chosen_;
    const float line = ImGui::GetTextLineHeight();
    const float small = ui.fonts.small->FontSize * ImGui::GetIO().FontGlobalScale;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = line + small + ui.px(9.0F);
    ImGui::BeginDisabled(!found.enabled);
    ImGui::PushID(static_cast<int>(index));
    const bool clicked = ImGui::Selectable("##entry", chosen, ImGuiSelectableFlags_None, {width, height});
    ImGui::PopID();
    note_place(ui, ActionId::find_entry);
    const ImU32 strong = ImGui::GetColorU32(ui.colour(Ink::text));
    const ImU32 dim = ImGui::GetColorU32(ui.colour(chosen ? Ink::text : Ink::text_dim));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float left = at.x + ui.px(8.0F);
    const float right = at.x + width - ui.px(8.0F);
    const float key = ImGui::CalcTextSize(found.key.c_str()).x;
    list.AddText({left, at.y + ui.px(3.0F)}, strong, found.words.c_str());
    list.AddText({right - key, at.y + ui.px(3.0F)}, strong, found.key.c_str());
    const std::string about = fitted(found.about, *ui.fonts.small, small, right - left);
    list.AddText(ui.fonts.small, small, {left, at.y + line + ui.px(4.0F)}, dim, about.c_str());
    ImGui::EndDisabled();
    if (chosen && chosen_moved_) {
        ImGui::SetScrollHereY(0.5F);
        chosen_moved_ = false;
    }
    return clicked;
}

std::optional<std::size_t> Finder::list(PanelContext& ui) {
    std::optional<std::size_t> clicked;
    const float foot = ImGui::GetTextLineHeightWithSpacing();
    ImGui::BeginChild("##found", {0.0F, -foot});
    if (found_.empty()) {
        paragraph(ui, word(Word::finder_none), Ink::text_dim);
    }
    for (std::size_t i = 0; i < found_.size(); ++i) {
        if (entry(ui, i)) {
            clicked = i;
        }
    }
    ImGui::EndChild();
    ImGui::PushFont(ui.fonts.small);
    ImGui::TextColored(ui.colour(Ink::text_dim), "%s", word(Word::finder_foot).data());
    ImGui::PopFont();
    return clicked;
}

void Finder::draw(PanelContext& ui) {
    if (ui.session.overlay() != Overlay::finder) {
        open_ = false;
    } else if (!open_) {
        begin();
    }
    Sheet sheet(ui, Overlay::finder, ActionId::help_find, {k_width, k_height});
    if (!sheet || !open_) {
        return;
    }
    entered_ = false;
    ask(ui);
    found_ = find_actions(ui.session, typed_.data());
    lead_by_keys(ui);
    std::optional<std::size_t> run = list(ui);
    if (entered_ && !found_.empty()) {
        run = chosen_;
    }
    if (run && found_[*run].enabled) {
        sheet.close();
        ui.actions.push_back(found_[*run].action);
    }
}

}  // namespace fovlab
