#include "app/panels/explore_bar.h"

#include "app/panels/layers_list.h"
#include "app/panels/widgets.h"
#include "app/session/explore_words.h"

#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr float k_button = 26.0F;  // pixels at scale 1

// Beside the last one where there is room for so much, else in a new line.
void place(const PanelContext& ui, float width, float gap, bool first) {
    if (first) {
        return;
    }
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.px(gap) + width <= right) {
        ImGui::SameLine(0.0F, ui.px(gap));
    }
}

void ways_to_look(PanelContext& ui) {
    struct Way {
        ActionId id;
        ExploreMode mode;
    };
    constexpr std::array<Way, 3> ways{{{ActionId::explore_back, ExploreMode::walk},
                                       {ActionId::explore_look, ExploreMode::look},
                                       {ActionId::explore_cuts, ExploreMode::cuts}}};
    bool first = true;
    for (const Way& way : ways) {
        const bool walk = way.mode == ExploreMode::walk;
        const std::string words(walk ? word(ExploreWord::way_walk) : row(way.id).words);
        const float width = ImGui::CalcTextSize(words.c_str()).x + ui.px(20.0F);
        place(ui, width, first ? 0.0F : 3.0F, first);
        action_button(ui, way.id, words, width, ui.session.explores_by(way.mode));
        first = false;
    }
}

}  // namespace

float explore_bar(PanelContext& ui) {
    const float top = ImGui::GetCursorPosY();
    ways_to_look(ui);
    const float side = ui.px(k_button);
    constexpr std::array<ActionId, 8> icons{
        ActionId::edit_undo,     ActionId::edit_redo,    ActionId::edit_history, ActionId::view_fit,
        ActionId::view_zoom_out, ActionId::view_zoom_in, ActionId::view_layers,  ActionId::view_palette};
    for (const ActionId id : icons) {
        const bool begins =
            id == ActionId::edit_undo || id == ActionId::view_fit || id == ActionId::view_layers;
        place(ui, side, begins ? 12.0F : 2.0F, false);
        if (id == ActionId::view_layers) {
            layers_button(ui, {side, side});
        } else {
            const bool chosen = id == ActionId::edit_history && ui.session.side_panel() == SidePanel::history;
            icon_button(ui, id, {side, side}, chosen);
        }
    }
    const std::string leave = std::string(word(ExploreWord::leave)) + "  E";
    const float width = ImGui::CalcTextSize(leave.c_str()).x + ui.px(20.0F);
    place(ui, width, 12.0F, false);
    action_button(ui, ActionId::explore_toggle, leave, width, false);
    return ImGui::GetCursorPosY() - top + ImGui::GetStyle().ItemSpacing.y;
}

void reveal_note(PanelContext& ui, ImVec2 at, ImVec2 size) {
    if (!ui.session.explores_by(ExploreMode::walk) || !ui.session.explore()->reveals()) {
        return;
    }
    const std::string words(word(ExploreWord::revealed));
    const ImVec2 text = ImGui::CalcTextSize(words.c_str());
    const ImVec2 pad{ui.px(12.0F), ui.px(5.0F)};
    const ImVec2 from{at.x + (size.x - text.x) / 2.0F - pad.x, at.y + ui.px(10.0F)};
    const ImVec2 to{from.x + text.x + 2.0F * pad.x, from.y + text.y + 2.0F * pad.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(from, to, ImGui::GetColorU32(ui.colour(Ink::panel)), ui.px(5.0F));
    list.AddRect(from, to, ImGui::GetColorU32(ui.colour(Ink::reveal_note)), ui.px(5.0F), 0, ui.px(1.5F));
    list.AddText({from.x + pad.x, from.y + pad.y}, ImGui::GetColorU32(ui.colour(Ink::reveal_note)),
                 words.c_str());
}

}  // namespace fovlab
