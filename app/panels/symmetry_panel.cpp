#include "app/panels/symmetry_panel.h"

#include "app/panels/legend.h"
#include "app/panels/one_way_section.h"
#include "app/panels/pair_rows.h"
#include "app/panels/widgets.h"
#include "app/session/pair_words.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <optional>
#include <string>

namespace fovlab {
namespace {

std::string cell_in_words(const PanelContext& ui, Point cell) {
    return in_words(cell) + " " + std::string(info(ui.session.grid().at(cell)).name);
}

// "A (3, 4) floor", the letter as it is on the map.
void end_of_pair(PanelContext& ui, const char* letter, std::optional<Point> cell, Ink ink) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = ImGui::GetTextLineHeight();
    const float half = line * 0.5F;
    const ImVec2 middle{at.x + half, at.y + half};
    const ImU32 fill = ImGui::GetColorU32(ui.colour(ink));
    if (ink == Ink::pair_a) {
        list.AddCircleFilled(middle, half, fill);
    } else {
        list.AddRectFilled({middle.x - half * 0.9F, middle.y - half * 0.9F},
                           {middle.x + half * 0.9F, middle.y + half * 0.9F}, fill, ui.px(2.0F));
    }
    ImGui::PushFont(ui.fonts.small);
    const ImVec2 size = ImGui::CalcTextSize(letter);
    list.AddText({middle.x - size.x / 2.0F, middle.y - size.y / 2.0F},
                 ImGui::GetColorU32(ui.colour(Ink::pair_letter)), letter);
    ImGui::PopFont();
    ImGui::Dummy({line, line});
    ImGui::SameLine(0.0F, ui.px(5.0F));
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(cell ? Ink::text : Ink::text_dim));
    ImGui::TextUnformatted(cell ? cell_in_words(ui, *cell).c_str() : "…");
    ImGui::PopStyleColor();
}

void buttons(PanelContext& ui, std::initializer_list<ActionId> ids) {
    const float gap = ui.px(4.0F);
    const float width = (ImGui::GetContentRegionAvail().x - gap * static_cast<float>(ids.size() - 1)) /
                        static_cast<float>(ids.size());
    bool first = true;
    for (const ActionId id : ids) {
        if (!first) {
            ImGui::SameLine(0.0F, gap);
        }
        first = false;
        action_button(ui, id, width);
    }
}

// Counts are of clear cells; here one asks of any.
void tell_walls(PanelContext& ui) {
    const Grid& grid = ui.session.grid();
    const auto tell = [&](const char* letter, std::optional<Point> cell) {
        if (cell && grid.opaque(*cell)) {
            paragraph(ui, worded(Word::pair_opaque, {letter, std::string(info(grid.at(*cell)).name)}),
                      Ink::text_dim);
        }
    };
    tell("A", ui.session.pair_a());
    tell("B", ui.session.pair_b());
}

void reasons(PanelContext& ui) {
    const Session& session = ui.session;
    const std::optional<PairAnswer>& answer = session.pair_answer(session.algorithm());
    if (!answer) {
        return;
    }
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    ImGui::PushFont(ui.fonts.bold);
    paragraph(ui, info(session.algorithm()).name);
    ImGui::PopFont();
    paragraph(ui, verdict_in_words(*answer), answer->one_way() ? Ink::warning : Ink::text);
    for (const bool from_a : {true, false}) {
        sentence_paragraph(
            ui, way_in_words(from_a ? answer->forth : answer->back, from_a, session.rules(), session.grid()));
    }
}

void two_cells(PanelContext& ui) {
    heading(ui, word(Word::pair_heading));
    const std::optional<Point> a = ui.session.pair_a();
    const std::optional<Point> b = ui.session.pair_b();
    if (!a && !b) {
        paragraph(ui, word(Word::pair_hint), Ink::text_dim);
        const bool picking = ui.session.stroke() == Stroke::pair;
        action_button(ui, ActionId::pair_pick, 0.0F, picking);
        return;
    }
    end_of_pair(ui, "A", a, Ink::pair_a);
    ImGui::SameLine(ImGui::GetContentRegionAvail().x / 2.0F);
    end_of_pair(ui, "B", b, Ink::pair_b);
    buttons(ui, {ActionId::pair_stand_at_a, ActionId::pair_stand_at_b});
    buttons(ui, {ActionId::pair_swap, ActionId::pair_clear});
    if (!a || !b) {
        paragraph(ui, word(a ? Word::pair_b_missing : Word::pair_a_missing), Ink::text_dim);
        return;
    }
    tell_walls(ui);
    pair_rows(ui);
    reasons(ui);
}

// The others are explained beside "why?".
InkSet inks_of_pairs() {
    InkSet inks;
    for (auto ink = static_cast<std::size_t>(Ink::pair_a); ink <= static_cast<std::size_t>(Ink::one_way_4);
         ++ink) {
        inks.set(ink);
    }
    return inks;
}

}  // namespace

void symmetry_panel(PanelContext& ui, const InkSet& inks) {
    two_cells(ui);
    one_way_section(ui);
    legend(ui, inks & inks_of_pairs());
}

}  // namespace fovlab
