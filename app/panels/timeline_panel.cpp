#include "app/panels/timeline_panel.h"

#include "app/panels/compare_header.h"
#include "app/panels/step_slider.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

// Of a recording that was cut it is told that the run has more.
std::string steps_of(const Trace& trace) { return std::to_string(trace.size()) + (trace.cut() ? "+" : ""); }

enum class Icon { play, pause, to_start, to_end };

void icon_button(PanelContext& ui, ActionId id, Icon icon, float width) {
    action_button(ui, id, "", width, false);
    const ImVec2 a = ImGui::GetItemRectMin();
    const ImVec2 b = ImGui::GetItemRectMax();
    const ImVec2 middle{(a.x + b.x) / 2.0F, (a.y + b.y) / 2.0F};
    const float r = ui.px(6.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(is_enabled(ui, id) ? Ink::text : Ink::text_dim));
    const auto triangle = [&](float direction, float shift) {
        const float x = middle.x + shift;
        const ImVec2 tip{x + r * direction, middle.y};
        const ImVec2 upper{x - r * 0.7F * direction, middle.y - r};
        const ImVec2 lower{x - r * 0.7F * direction, middle.y + r};
        list.AddTriangleFilled(tip, direction > 0 ? lower : upper, direction > 0 ? upper : lower, ink);
    };
    const auto bar = [&](float shift) {
        const float half = ui.px(1.6F);
        list.AddRectFilled({middle.x + shift - half, middle.y - r}, {middle.x + shift + half, middle.y + r},
                           ink);
    };
    switch (icon) {
        case Icon::play:
            triangle(1.0F, 0.0F);
            break;
        case Icon::pause:
            bar(-r * 0.5F);
            bar(r * 0.5F);
            break;
        case Icon::to_start:
            bar(-r);
            triangle(-1.0F, r * 0.2F);
            break;
        case Icon::to_end:
            triangle(1.0F, -r * 0.2F);
            bar(r);
            break;
    }
}

// On a narrow window first its words go, then the slider itself.
void speed(PanelContext& ui) {
    constexpr float width = 110.0F;
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.px(14.0F + width) > right) {
        return;
    }
    ImGui::SameLine(0.0F, ui.px(14.0F));
    auto value = static_cast<float>(ui.session.playback().speed());
    ImGui::SetNextItemWidth(ui.px(width));
    if (ImGui::SliderFloat("##step.speed", &value, static_cast<float>(Playback::k_slowest),
                           static_cast<float>(Playback::k_fastest), "", ImGuiSliderFlags_Logarithmic)) {
        ui.actions.emplace_back(SetSpeed{value});
    }
    note_item(ui, ActionId::step_speed);
    const std::string words =
        std::to_string(std::lround(value)) + " " + std::string(word(Word::steps_a_second));
    if (ImGui::GetItemRectMax().x + ui.px(8.0F) + ImGui::CalcTextSize(words.c_str()).x <= right) {
        ImGui::SameLine(0.0F, ui.px(8.0F));
        ImGui::AlignTextToFramePadding();
        ImGui::TextColored(ui.colour(Ink::text_dim), "%s", words.c_str());
    }
}

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
    const float button = ui.px(34.0F);
    const float gap = ui.px(3.0F);
    const bool playing = ui.session.playback().playing();
    icon_button(ui, ActionId::step_start, Icon::to_start, button);
    ImGui::SameLine(0.0F, gap);
    icon_button(ui, ActionId::step_play, playing ? Icon::pause : Icon::play, button);
    ImGui::SameLine(0.0F, gap);
    icon_button(ui, ActionId::step_end, Icon::to_end, button);
    strides(ui);
    const std::string steps = steps_of(ui.session.recording().trace);
    const std::string place = worded(Word::step_of, {std::to_string(ui.session.cursor().step()), steps});
    const std::string last = worded(Word::step_of, {steps, steps});
    ImGui::SameLine(0.0F, ui.px(14.0F));
    ImGui::AlignTextToFramePadding();
    // As wide as it ever gets, so that nothing beside it moves while the steps run.
    const float widest = ImGui::CalcTextSize(last.c_str()).x;
    const float width = ImGui::CalcTextSize(place.c_str()).x;
    ImGui::TextUnformatted(place.c_str());
    ImGui::SameLine(0.0F, std::max(widest - width, 0.0F));
    ImGui::Dummy({0.0F, 0.0F});
    if (ui.session.compares()) {
        ImGui::SameLine(0.0F, ui.px(14.0F));
        action_button(ui, ActionId::compare_together, 0.0F, ui.session.together());
    }
    speed(ui);
    if (ui.session.compares()) {
        side_slider(ui, Side::left);
        side_slider(ui, Side::right);
    } else if (const auto step = step_slider(ui, ActionId::step_slider, ui.session.chosen_run())) {
        ui.actions.emplace_back(GoToStep{*step});
    }
}

}  // namespace fovlab
