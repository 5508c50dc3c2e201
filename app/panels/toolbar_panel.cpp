#include "app/panels/toolbar_panel.h"

#include "app/panels/widgets.h"

#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr std::array k_tools{ActionId::tool_wall, ActionId::tool_floor, ActionId::tool_door,
                             ActionId::tool_water};

void next(const PanelContext& ui, float gap) { ImGui::SameLine(0.0F, ui.px(gap)); }

}  // namespace

void toolbar_panel(PanelContext& ui) {
    for (std::size_t i = 0; i < k_tools.size(); ++i) {
        if (i > 0) {
            next(ui, 3.0F);
        }
        action_button(ui, k_tools[i], 0.0F, static_cast<std::size_t>(ui.session.tool()) == i);
    }
    next(ui, 16.0F);
    action_button(ui, ActionId::edit_undo);
    next(ui, 3.0F);
    action_button(ui, ActionId::edit_redo);
    next(ui, 16.0F);
    action_button(ui, ActionId::view_fit);
    next(ui, 3.0F);
    action_button(ui, ActionId::view_zoom_out, ui.px(28.0F));
    next(ui, 3.0F);
    action_button(ui, ActionId::view_zoom_in, ui.px(28.0F));
    next(ui, 16.0F);
    action_button(ui, ActionId::view_palette);
}

}  // namespace fovlab
