#include "app/panels/timeline_parts.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

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

}  // namespace

void play_buttons(PanelContext& ui) {
    const float button = ui.px(34.0F);
    const float gap = ui.px(3.0F);
    const bool playing = ui.session.playback().playing();
    icon_button(ui, ActionId::step_start, Icon::to_start, button);
    ImGui::SameLine(0.0F, gap);
    icon_button(ui, ActionId::step_play, playing ? Icon::pause : Icon::play, button);
    ImGui::SameLine(0.0F, gap);
    icon_button(ui, ActionId::step_end, Icon::to_end, button);
}

void place_words(PanelContext& ui, const std::string& place, const std::string& last) {
    ImGui::SameLine(0.0F, ui.px(14.0F));
    ImGui::AlignTextToFramePadding();
    const float widest = ImGui::CalcTextSize(last.c_str()).x;
    const float width = ImGui::CalcTextSize(place.c_str()).x;
    ImGui::TextUnformatted(place.c_str());
    ImGui::SameLine(0.0F, std::max(widest - width, 0.0F));
    ImGui::Dummy({0.0F, 0.0F});
}

void speed_slider(PanelContext& ui) {
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

}  // namespace fovlab
