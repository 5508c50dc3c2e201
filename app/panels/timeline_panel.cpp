#include "app/panels/timeline_panel.h"

#include "app/panels/compare_header.h"
#include "app/panels/step_slider.h"
#include "app/panels/timeline_parts.h"
#include "app/panels/walk_timeline.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

// Of a recording that was cut it is told that the run has more.
std::string steps_of(const Trace& trace) { return std::to_string(trace.size()) + (trace.cut() ? "+" : ""); }

void strides(PanelContext& ui) {
    struct Pair {
        ActionId back;
        ActionId forward;
    };
    constexpr Pair pairs[] = {{ActionId::step_back, ActionId::step_forward},
                              {ActionId::step_row_back, ActionId::step_row_forward},
                              {ActionId::step_wedge_back, ActionId::step_wedge_forward}};
    const Method method = info(ui.session.algorithm()).method;
    for (const Pair& pair : pairs) {
        if (pair.forward == ActionId::step_wedge_forward && method != Method::wedges) {
            continue;  // there it would do the same as the one before
        }
        ImGui::SameLine(0.0F, ui.px(10.0F));
        action_button(ui, pair.back, "◂", ui.px(26.0F), false);
        ImGui::SameLine(0.0F, ui.px(2.0F));
        const bool rays = pair.forward == ActionId::step_row_forward && method == Method::rays;
        const std::string words(rays ? word(Word::stride_ray) : row(pair.forward).words);
        action_button(ui, pair.forward, words + " ▸", 0.0F, false);
    }
}

// The steps of one of two sides: its sign, how far it is, and its bar.
void side_slider(PanelContext& ui, Side side) {
    const Run& run = ui.session.run(side);
    const bool left = side == Side::left;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float frame = ui.px(26.0F);
    const float sign = ui.px(16.0F);
    side_sign(ui, side, {at.x, at.y + (frame - sign) / 2.0F}, sign);
    ImGui::Dummy({sign, frame});
    ImGui::SameLine(0.0F, ui.px(8.0F));
    const auto places = [](const Run& of) {
        const std::string steps = steps_of(of.trace());
        return std::array{worded(Word::steps_done, {std::to_string(of.cursor().step()), steps}),
                          worded(Word::steps_done, {steps, steps})};
    };
    float widest = 0.0F;  // of both at their ends, so that the bars stand below each other and do not move
    for (const Side any : {Side::left, Side::right}) {
        widest = std::max(widest, ImGui::CalcTextSize(places(ui.session.run(any))[1].c_str()).x);
    }
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (frame - ImGui::GetTextLineHeight()) / 2.0F);
    const float x = ImGui::GetCursorPosX();
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(ui.session.chosen() == side ? Ink::text : Ink::text_dim));
    ImGui::TextUnformatted(places(run)[0].c_str());
    ImGui::PopStyleColor();
    ImGui::SameLine();
    ImGui::SetCursorPosX(x + widest + ui.px(10.0F));
    ImGui::SetCursorScreenPos({ImGui::GetCursorScreenPos().x, at.y});
    const ActionId id = left ? ActionId::compare_left_steps : ActionId::compare_right_steps;
    if (const auto step = step_slider(ui, id, run, ui.session.chosen() == side)) {
        ui.actions.emplace_back(GoToStepOf{side, *step});
    }
}

}  // namespace

void timeline_panel(PanelContext& ui) {
    if (ui.session.explore() && !ui.session.explores_by(ExploreMode::look)) {
        walk_timeline(ui);
        return;
    }
    play_buttons(ui);
    strides(ui);
    const std::string steps = steps_of(ui.session.recording().trace);
    const std::string place = worded(Word::step_of, {std::to_string(ui.session.cursor().step()), steps});
    const std::string last = worded(Word::step_of, {steps, steps});
    place_words(ui, place, last);
    if (ui.session.compares()) {
        ImGui::SameLine(0.0F, ui.px(14.0F));
        action_button(ui, ActionId::compare_together, 0.0F, ui.session.together());
    }
    speed_slider(ui);
    if (ui.session.compares()) {
        side_slider(ui, Side::left);
        side_slider(ui, Side::right);
    } else if (const auto step = step_slider(ui, ActionId::step_slider, ui.session.chosen_run())) {
        ui.actions.emplace_back(GoToStep{*step});
    }
}

}  // namespace fovlab
