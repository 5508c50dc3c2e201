#include "app/panels/inspector_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <string>

namespace fovlab {
namespace {

std::string number(int value) { return to_words(Slope(Fraction{value, 1})); }

std::string slope_words(const Slope& slope, const std::optional<Point>& set_by) {
    const std::string by = set_by ? "by " + in_words(*set_by) : std::string(word(Word::by_nothing));
    return to_words(slope) + "  " + by;
}

void why_section(PanelContext& ui) {
    heading(ui, word(Word::explain_heading));
    const std::optional<Why>& why = ui.session.explanation();
    if (!why) {
        paragraph(ui, word(Word::explain_hint), Ink::text_dim);
        return;
    }
    const Grid& grid = ui.session.document().grid;
    std::string title = in_words(why->cell) + "  " + std::string(info(grid.at(why->cell)).name);
    if (ui.session.pinned()) {
        title += "  · " + std::string(word(Word::explain_pinned));
    }
    paragraph(ui, title, Ink::text_dim);
    paragraph(ui, ui.session.explanation_sentence());
    if (why->quadrant) {
        fact(ui, word(Word::quadrant), std::string(name(*why->quadrant)));
        fact(ui, word(Word::depth), std::to_string(why->place->depth));
        fact(ui, word(Word::column), number(why->place->column));
    }
    if (ui.session.pinned()) {
        action_button(ui, ActionId::explain_unpin);
    }
}

void step_section(PanelContext& ui) {
    heading(ui, word(Word::step_heading));
    const Cursor& cursor = ui.session.cursor();
    if (cursor.at_end()) {
        const bool cut = ui.session.recording().trace.cut();
        paragraph(ui, word(cut ? Word::recording_cut : Word::step_all_done),
                  cut ? Ink::warning : Ink::text_dim);
    } else if (cursor.at_start()) {
        paragraph(ui, word(Word::step_before_first), Ink::text_dim);
    } else {
        paragraph(ui, ui.session.current_step_sentence());
    }
}

void light_section(PanelContext& ui) {
    const Frame& frame = ui.session.frame();
    if (ui.session.cursor().at_end() || !frame.quadrant) {
        return;
    }
    heading(ui, word(Word::wedge_heading));
    if (frame.running) {
        const LiveWedge& wedge = *frame.running;
        const RowBegan& row = ui.session.recording().trace.rows()[static_cast<std::size_t>(wedge.row)].began;
        fact(ui, word(Word::quadrant), std::string(name(*frame.quadrant)));
        fact(ui, word(Word::depth), std::to_string(wedge.depth));
        fact(ui, word(Word::columns), number(row.first) + " … " + number(row.last));
        fact(ui, word(Word::start_slope), slope_words(wedge.start, wedge.start_by));
        fact(ui, word(Word::end_slope), slope_words(wedge.end, wedge.end_by));
    } else {
        paragraph(ui, word(Word::wedge_none), Ink::text_dim);
    }
    heading(ui, word(Word::waiting_heading));
    if (frame.waiting.empty()) {
        paragraph(ui, word(Word::waiting_none), Ink::text_dim);
    }
    constexpr std::size_t most = 9;
    for (std::size_t i = 0; i < frame.waiting.size() && i < most; ++i) {
        const LiveWedge& wedge = frame.waiting[i];
        const bool any_left = to_double(wedge.rest) < to_double(wedge.end);
        fact(ui, std::to_string(i + 1) + ".  row " + std::to_string(wedge.depth),
             any_left ? to_words(wedge.rest) + " … " + to_words(wedge.end)
                      : std::string(word(Word::nothing_left)));
    }
    if (frame.waiting.size() > most) {
        paragraph(ui, "and " + std::to_string(frame.waiting.size() - most) + " more", Ink::text_dim);
    }
}

// The four looks of a cell, each with the mark that tells it apart.
void legend(PanelContext& ui) {
    struct Entry {
        Ink ink;
        Word text;
    };
    constexpr Entry entries[] = {{Ink::floor_visible, Word::legend_visible},
                                 {Ink::floor_dark, Word::legend_dark},
                                 {Ink::floor_on_its_way, Word::legend_on_its_way},
                                 {Ink::floor_unknown, Word::legend_unknown}};
    heading(ui, word(Word::legend_heading));
    for (const Entry& entry : entries) {
        const float side = ImGui::GetTextLineHeight();
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const ImVec2 to{at.x + side * 1.4F, at.y + side};
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(at, to, ImGui::GetColorU32(ui.colour(entry.ink)), ui.px(2.0F));
        const ImVec2 middle{(at.x + to.x) / 2.0F, (at.y + to.y) / 2.0F};
        const ImU32 tone = ImGui::GetColorU32(ui.colour(Ink::text_dim));
        if (ui.palette[entry.ink].mark == Mark::hatch) {
            list.AddLine({at.x, to.y}, {at.x + side, at.y}, tone, 1.0F);
            list.AddLine({at.x + side * 0.4F, to.y}, {to.x, at.y}, tone, 1.0F);
        } else if (ui.palette[entry.ink].mark == Mark::dot) {
            list.AddCircleFilled(middle, ui.px(2.0F), tone);
        }
        list.AddRect(at, to, ImGui::GetColorU32(ui.colour(Ink::panel_edge)), ui.px(2.0F));
        ImGui::Dummy({side * 1.4F, side});
        ImGui::SameLine();
        paragraph(ui, word(entry.text), Ink::text_dim);
    }
}

}  // namespace

void inspector_panel(PanelContext& ui) {
    why_section(ui);
    step_section(ui);
    light_section(ui);
    legend(ui);
}

}  // namespace fovlab
