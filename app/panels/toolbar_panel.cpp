#include "app/panels/toolbar_panel.h"

#include "app/panels/layers_list.h"
#include "app/panels/widgets.h"

#include <string>

namespace fovlab {
namespace {

constexpr float k_within_group = 3.0F;
constexpr float k_between_groups = 16.0F;

constexpr ActionId k_groups[][4] = {
    {ActionId::tool_wall, ActionId::tool_floor, ActionId::tool_door, ActionId::tool_water},
    {ActionId::edit_undo, ActionId::edit_redo, ActionId::count, ActionId::count},
    {ActionId::view_fit, ActionId::view_zoom_out, ActionId::view_zoom_in, ActionId::count},
    {ActionId::view_layers, ActionId::view_palette, ActionId::count, ActionId::count},
};

float width_of(ActionId id) {
    return ImGui::CalcTextSize(std::string(row(id).words).c_str()).x +
           2.0F * ImGui::GetStyle().FramePadding.x;
}

bool is_chosen(const Session& session, ActionId id) {
    const auto tool = static_cast<std::size_t>(session.tool());
    return id == k_groups[0][tool];
}

}  // namespace

float toolbar_panel(PanelContext& ui) {
    const float top = ImGui::GetCursorPosY();
    const float right = ImGui::GetWindowContentRegionMax().x;
    float x = ImGui::GetCursorPosX();
    float gap = 0.0F;
    for (const auto& group : k_groups) {
        for (const ActionId id : group) {
            if (id == ActionId::count) {
                continue;
            }
            const float width = width_of(id);
            const bool first = gap == 0.0F;
            if (!first && x + gap + width <= right) {
                ImGui::SameLine(0.0F, gap);
                x += gap;
            } else if (!first) {
                x = ImGui::GetCursorPosX();
            }
            if (id == ActionId::view_layers) {
                layers_button(ui, width);
            } else {
                action_button(ui, id, width, is_chosen(ui.session, id));
            }
            x += width;
            gap = ui.px(k_within_group);
        }
        gap = ui.px(k_between_groups);
    }
    return ImGui::GetCursorPosY() - top + ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace fovlab
