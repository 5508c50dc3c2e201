#include "app/panels/lesson_button.h"

#include "app/panels/widgets.h"

#include <string>

namespace fovlab {

bool lesson_button(PanelContext& ui, ActionId id, const LessonButton& button) {
    const ActionRow& action = row(id);
    const std::string label =
        std::string(button.words.empty() ? action.words : button.words) + "##" + std::string(action.name);
    ImGui::BeginDisabled(!button.enabled);
    ImGui::PushStyleColor(ImGuiCol_Button, ui.colour(button.primary ? Ink::accent : Ink::control));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, ui.colour(button.primary ? Ink::accent : Ink::control_hot));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive,
                          ui.colour(button.primary ? Ink::accent : Ink::control_active));
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(button.primary ? Ink::text_on_accent : Ink::text));
    const bool clicked = ImGui::Button(label.c_str(), {button.width, button.height});
    ImGui::PopStyleColor(4);
    ImGui::EndDisabled();
    if (button.primary && button.enabled && ImGui::IsItemHovered()) {  // there is no stronger colour
        ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                            ImGui::GetColorU32(ui.colour(Ink::text)),
                                            ImGui::GetStyle().FrameRounding, 0, ui.px(1.5F));
    }
    note_item(ui, id);
    return clicked;
}

void beside(const PanelContext& ui, std::string_view words) {
    const std::string text(words);
    const float width = ImGui::CalcTextSize(text.c_str()).x + 2.0F * ImGui::GetStyle().FramePadding.x;
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.px(8.0F) + width <= right) {
        ImGui::SameLine(0.0F, ui.px(8.0F));
    }
}

}  // namespace fovlab
