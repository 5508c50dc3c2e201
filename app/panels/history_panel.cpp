#include "app/panels/history_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/scenario/edit_words.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// With one decimal, rounded up: what is there is not nothing.
std::string in_mib(std::size_t bytes) {
    const std::size_t tenths = (bytes * 10 + 1024 * 1024 - 1) / (1024 * 1024);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string foot(const History& history) {
    return worded(history.forgot() ? Word::history_full : Word::history_kept,
                  {std::to_string(history.size() - 1), in_mib(history.bytes()),
                   std::to_string(History::k_most_bytes / 1024 / 1024)});
}

const Scenario& document_at(const Session& session, std::size_t index) {
    const History& history = session.history();
    return index == history.present() ? session.document() : history.at(index).document;
}

}  // namespace

std::string HistoryPanel::words_of(const Session& session, std::size_t index) {
    const History& history = session.history();
    if (index == 0) {
        return std::string(word(history.forgot() ? Word::history_oldest : Word::history_begin));
    }
    const auto say = [&] {
        return edit_sentence(document_at(session, index - 1), document_at(session, index));
    };
    // The document at hand may still be on its way, as while a stroke is drawn.
    if (index == history.present()) {
        return say();
    }
    const auto known = words_.find(index);
    return known != words_.end() ? known->second : words_.emplace(index, say()).first->second;
}

void HistoryPanel::entry(PanelContext& ui, std::size_t index, float height) {
    const std::size_t present = ui.session.history().present();
    const std::string words = words_of(ui.session, index);
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = std::max(ImGui::GetContentRegionAvail().x, 1.0F);
    ImGui::PushID(static_cast<int>(index));
    if (ImGui::InvisibleButton("##edit", {width, height}) && index != present) {
        ui.actions.emplace_back(GoToEdit{index});
    }
    ImGui::PopID();
    const bool hot = ImGui::IsItemHovered();
    note_place(ui, ActionId::history_entry);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 end{start.x + width, start.y + height};
    if (hot || index == present) {
        list.AddRectFilled(start, end, ImGui::GetColorU32(ui.colour(hot ? Ink::control_hot : Ink::control)),
                           ui.px(3.0F));
    }
    if (index == present) {
        list.AddRectFilled(start, {start.x + ui.px(3.0F), end.y}, ImGui::GetColorU32(ui.colour(Ink::accent)),
                           ui.px(2.0F));
    }
    const Ink ink = index > present ? Ink::text_dim : Ink::text;
    const ImVec2 at{start.x + ui.px(10.0F), start.y + (height - ImGui::GetFontSize()) / 2.0F};
    list.PushClipRect(start, end, true);
    list.AddText(at, ImGui::GetColorU32(ui.colour(ink)), words.c_str());
    list.PopClipRect();
    if (ImGui::CalcTextSize(words.c_str()).x > width - ui.px(12.0F)) {
        tooltip(words, TipSide::left);
    }
}

void HistoryPanel::entries(PanelContext& ui, float foot_height) {
    const History& history = ui.session.history();
    const float height = std::round(ImGui::GetFontSize() + ui.px(8.0F));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    ImGui::BeginChild("##edits", {0.0F, -foot_height});
    if (history.present() != shown_present_ || ImGui::IsWindowAppearing()) {
        const float top = static_cast<float>(history.present()) * height;
        const float seen = ImGui::GetWindowHeight();
        if (top < ImGui::GetScrollY() || top + height > ImGui::GetScrollY() + seen) {
            ImGui::SetScrollY(std::max(top - (seen - height) / 2.0F, 0.0F));
        }
        shown_present_ = history.present();
    }
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(history.size()), height);
    while (clipper.Step()) {
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            entry(ui, static_cast<std::size_t>(i), height);
        }
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
}

void HistoryPanel::draw(PanelContext& ui) {
    const History& history = ui.session.history();
    if (revision_ != history.revision()) {
        words_.clear();
        revision_ = history.revision();
    }
    heading(ui, word(Word::history_heading));
    ImGui::PushFont(ui.fonts.small);
    const std::string about = foot(history);
    const float width = std::max(ImGui::GetContentRegionAvail().x, 1.0F);
    const float foot_height = ImGui::CalcTextSize(about.c_str(), nullptr, false, width).y + ui.px(10.0F);
    ImGui::PopFont();
    entries(ui, foot_height);
    ImGui::PushFont(ui.fonts.small);
    paragraph(ui, about, Ink::text_dim);
    ImGui::PopFont();
}

}  // namespace fovlab
