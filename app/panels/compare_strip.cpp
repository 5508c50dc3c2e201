#include "app/panels/compare_strip.h"

#include "app/panels/widgets.h"

namespace fovlab {
namespace {

// Puts buttons side by side, and begins a new line where one is full.
class Row {
public:
    explicit Row(const PanelContext& ui) : ui_(ui) {}

    void button(PanelContext& ui, ActionId id, float gap, bool chosen = false) {
        const float width =
            ImGui::CalcTextSize(row(id).words.data()).x + 2.0F * ImGui::GetStyle().FramePadding.x;
        const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
        if (begun_ && ImGui::GetItemRectMax().x + ui_.px(gap) + width <= right) {
            ImGui::SameLine(0.0F, ui_.px(gap));
        }
        action_button(ui, id, 0.0F, chosen);
        begun_ = true;
    }

private:
    const PanelContext& ui_;
    bool begun_ = false;
};

}  // namespace

float compare_strip(PanelContext& ui, bool brief) {
    const float top = ImGui::GetCursorPosY();
    const Show show = ui.session.document().compare->show;
    constexpr float within = 3.0F;
    const float between = brief ? within : 12.0F;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                        {ui.px(brief ? 3.0F : 7.0F), ImGui::GetStyle().FramePadding.y});
    if (brief) {
        ImGui::PushFont(ui.fonts.small);
    }
    Row row(ui);
    row.button(ui, ActionId::compare_side_by_side, within, show == Show::side_by_side);
    row.button(ui, ActionId::compare_wipe, within, show == Show::wipe);
    row.button(ui, ActionId::compare_difference, within, show == Show::difference);
    row.button(ui, ActionId::compare_swap, between);
    row.button(ui, ActionId::compare_same_rules, within);
    ImGui::PopStyleVar();
    if (brief) {
        ImGui::PopFont();
    } else {
        ImGui::SameLine(0.0F, ui.px(between));
        action_button(ui, ActionId::compare_toggle, "×", ui.px(26.0F), false);
    }
    return ImGui::GetCursorPosY() - top;
}

}  // namespace fovlab
