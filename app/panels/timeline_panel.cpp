#include "app/panels/timeline_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace fovlab {
namespace {

struct QuadrantSpan {
    Sector quadrant;
    std::size_t from = 0;  // steps
    std::size_t to = 0;
};

std::vector<QuadrantSpan> quadrant_spans(const Trace& trace) {
    std::vector<QuadrantSpan> spans;
    // Rows say where their quadrants are, and there are far fewer of them than steps.
    for (const TraceRow& row : trace.rows()) {
        if (spans.empty() || spans.back().quadrant != row.sector) {
            const std::size_t from = row.step == 0 ? 0 : row.step - 1;
            if (!spans.empty()) {
                spans.back().to = from;
            }
            spans.push_back({row.sector, from, trace.size()});
        }
    }
    return spans;
}

// A bar with a part for each quadrant; what is done is filled. Dragging anywhere on it goes to that step.
void slider(PanelContext& ui) {
    const Trace& trace = ui.session.recording().trace;
    const std::size_t steps = trace.size();
    const float height = ui.px(26.0F);
    const float width = std::max(ImGui::GetContentRegionAvail().x, ui.px(40.0F));
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImGui::InvisibleButton("##step.slider", {width, height});
    if (ImGui::IsItemActive() && steps > 0) {
        const float part = std::clamp((ImGui::GetIO().MousePos.x - from.x) / width, 0.0F, 1.0F);
        const auto step = static_cast<std::size_t>(std::lround(part * static_cast<float>(steps)));
        if (step != ui.session.cursor().step() || ui.session.playback().playing()) {
            ui.actions.emplace_back(GoToStep{step});
        }
    }
    const auto x_of = [&](std::size_t step) {
        return from.x + (steps == 0 ? width : width * static_cast<float>(step) / static_cast<float>(steps));
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto ink = [&](Ink which) { return ImGui::GetColorU32(ui.colour(which)); };
    const float here = x_of(ui.session.cursor().step());
    const float top = from.y + ui.px(3.0F);
    const float bottom = from.y + height - ui.px(3.0F);
    list.AddRectFilled({from.x, top}, {from.x + width, bottom}, ink(Ink::control), ui.px(4.0F));
    list.AddRectFilled({from.x, top}, {here, bottom}, ink(Ink::control_active), ui.px(4.0F));
    for (const QuadrantSpan& span : quadrant_spans(trace)) {
        const std::string words(name(span.quadrant));
        const float left = x_of(span.from);
        const ImVec2 size = ImGui::CalcTextSize(words.c_str());
        if (span.from > 0) {
            list.AddLine({left, top}, {left, bottom}, ink(Ink::text_dim), ui.px(1.0F));
        }
        if (x_of(span.to) - left > size.x + ui.px(8.0F)) {
            const float x = (left + x_of(span.to) - size.x) / 2.0F;
            list.AddText({x, (top + bottom - size.y) / 2.0F}, ink(Ink::text_dim), words.c_str());
        }
    }
    const float grip = ui.px(4.0F);
    list.AddRectFilled({here - grip, from.y}, {here + grip, from.y + height}, ink(Ink::accent), ui.px(3.0F));
    note_item(ui, ActionId::step_slider);
}

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
    for (const Pair& pair : pairs) {
        ImGui::SameLine(0.0F, ui.px(10.0F));
        action_button(ui, pair.back, "◂", ui.px(26.0F), false);
        ImGui::SameLine(0.0F, ui.px(2.0F));
        const std::string words = std::string(row(pair.forward).words) + " ▸";
        action_button(ui, pair.forward, words, 0.0F, false);
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
    const std::string steps = std::to_string(ui.session.recording().trace.size());
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
    speed(ui);
    slider(ui);
}

}  // namespace fovlab
