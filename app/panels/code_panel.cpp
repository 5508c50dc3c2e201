#include "app/panels/code_panel.h"

#include "app/panels/inspector_panel.h"
#include "app/panels/widgets.h"
#include "app/session/listing_shelf.h"
#include "app/session/words.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

// The languages, and what can be copied.
void languages(PanelContext& ui) {
    const float copy = ImGui::CalcTextSize(row(ActionId::code_copy).words.data()).x + ui.px(16.0F);
    const float gap = ui.px(12.0F);
    tabs(ui, {ActionId::code_cpp, ActionId::code_pseudocode, ActionId::code_python},
         static_cast<std::size_t>(ui.session.language()), copy + gap);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::code_copy, copy);
}

void run_buttons(PanelContext& ui) {
    constexpr ActionId ids[] = {ActionId::run_visible, ActionId::run_split, ActionId::run_wall,
                                ActionId::run_break};
    const float gap = ui.px(3.0F);
    const float width = (ImGui::GetContentRegionAvail().x - gap * 3.0F) / 4.0F;
    for (const ActionId id : ids) {
        if (id != ids[0]) {
            ImGui::SameLine(0.0F, gap);
        }
        action_button(ui, id, width);
    }
}

// What this is, and, until there is one, how to set a break.
void what_it_is(PanelContext& ui) {
    const Algorithm algorithm = ui.session.algorithm();
    std::string words;
    switch (ui.session.language()) {
        case Language::cpp:
            words = worded(Word::code_runs, {std::string(listing_file(algorithm, Language::cpp))});
            break;
        case Language::pseudocode:
            words = word(Word::code_in_words);
            break;
        case Language::python:
            words = word(Word::code_in_python);
            break;
    }
    words += " " + std::string(word(Word::code_how_to_break));
    ImGui::PushFont(ui.fonts.small);
    paragraph(ui, words, Ink::text_dim);
    ImGui::PopFont();
}

// The wedge being scanned and those that wait, in few words; the wedges' own panel tells more.
void calls(PanelContext& ui) {
    constexpr std::size_t most = 5;
    const Frame& frame = ui.session.frame();
    if (!frame.running || ui.session.cursor().at_end()) {
        return;
    }
    const auto wedge = [](const LiveWedge& live) {
        return worded(Word::calls_wedge, {std::to_string(live.wedge), std::to_string(live.depth)});
    };
    std::string waiting;
    for (std::size_t i = 0; i < std::min(frame.waiting.size(), most); ++i) {
        waiting += (waiting.empty() ? "" : ", ") + wedge(frame.waiting[i]);
    }
    if (frame.waiting.size() > most) {
        waiting += ", " + worded(Word::and_more, {std::to_string(frame.waiting.size() - most)});
    }
    const std::string words = waiting.empty() ? worded(Word::calls_none_waits, {wedge(*frame.running)})
                                              : worded(Word::calls_waiting, {wedge(*frame.running), waiting});
    ImGui::PushFont(ui.fonts.small);
    paragraph(ui, words, Ink::text_dim);
    ImGui::PopFont();
}

}  // namespace

void CodePanel::draw(PanelContext& ui) {
    languages(ui);
    run_buttons(ui);
    what_it_is(ui);
    // Room for what stands below, whatever the step.
    const float sentence = ImGui::GetTextLineHeightWithSpacing() * 4.0F + ui.px(16.0F);
    const float height = std::max(ImGui::GetContentRegionAvail().y - sentence, ui.px(60.0F));
    lines_.draw(ui, listing_of(ui.session.algorithm(), ui.session.language()), height);
    step_paragraph(ui);
    calls(ui);
}

}  // namespace fovlab
