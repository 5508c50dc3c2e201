#include "app/views/side_width.h"

#include "app/panels/widgets.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace fovlab {
namespace {

// On a small window the pane gives way to the map; by hand it may take more of it.
constexpr std::array k_usual{296.0F, 360.0F, 520.0F, 344.0F, 372.0F, 296.0F, 296.0F, 296.0F};
constexpr std::array k_largest_part{0.3F, 0.3F, 0.42F, 0.3F, 0.36F, 0.3F, 0.3F, 0.3F};
static_assert(k_usual.size() == k_side_panels && k_largest_part.size() == k_side_panels);
constexpr float k_beside_two = 0.8F;    // of that, while two pictures share the middle
constexpr float k_lesson_part = 0.36F;  // of the window
constexpr float k_lesson_least = 380.0F;
constexpr float k_lesson_most = 560.0F;
constexpr float k_lesson_limit = 0.6F;  // of the window, by hand
constexpr float k_least = 200.0F;       // of the pane, and of what is left for the map

std::size_t index_of(const PanelContext& ui) { return static_cast<std::size_t>(ui.session.side_panel()); }

}  // namespace

float SideWidth::of(const PanelContext& ui, float window, float left) const {
    const std::size_t panel = index_of(ui);
    if (!dragged_[panel]) {
        const float part = k_largest_part[panel] * (ui.session.compares() ? k_beside_two : 1.0F);
        return std::round(std::min(ui.px(k_usual[panel]), window * part));
    }
    const float most = std::max(window - left - ui.px(k_least + k_bar), window * k_largest_part[panel]);
    return std::round(std::min(std::max(ui.px(*dragged_[panel]), ui.px(k_least)), most));
}

namespace {

enum class Drag { none, to, back };

// The bar fills the window it is in; what the pointer does to it.
Drag drag_bar(PanelContext& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size = ImGui::GetContentRegionAvail();
    ImGui::InvisibleButton("##panel.width", {std::max(size.x, 1.0F), std::max(size.y, 1.0F)});
    const bool held = ImGui::IsItemActive();
    const bool hot = held || ImGui::IsItemHovered();
    if (hot) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    }
    note_item(ui, ActionId::panel_width);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(hot ? Ink::accent : Ink::control_active));
    const float x = at.x + size.x / 2.0F;
    const float middle = at.y + size.y / 2.0F;
    list.AddRectFilled({x - ui.px(1.0F), middle - ui.px(22.0F)}, {x + ui.px(1.0F), middle + ui.px(22.0F)},
                       ink, ui.px(1.0F));
    if (hot && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
        return Drag::back;
    }
    return held && ImGui::GetIO().MouseDelta.x != 0.0F ? Drag::to : Drag::none;
}

}  // namespace

void SideWidth::bar(PanelContext& ui, float now) {
    const float at = ImGui::GetCursorScreenPos().x;
    const float size = ImGui::GetContentRegionAvail().x;
    std::optional<float>& dragged = dragged_[index_of(ui)];
    const Drag drag = drag_bar(ui);
    if (drag == Drag::back) {
        dragged.reset();
    } else if (drag == Drag::to) {
        // From where the pane ends to the pointer, so that the bar stays under it where the width has a limit.
        dragged = (at + size + now - ImGui::GetIO().MousePos.x - size / 2.0F) / ui.scale;
    }
}

float LessonWidth::of(const PanelContext& ui, float window) const {
    const float usual = std::clamp(window * k_lesson_part, ui.px(k_lesson_least), ui.px(k_lesson_most));
    const float wanted = dragged_ ? std::max(ui.px(*dragged_), ui.px(k_lesson_least * 0.75F)) : usual;
    return std::round(std::min(wanted, window * k_lesson_limit));
}

void LessonWidth::bar(PanelContext& ui) {
    const Drag drag = drag_bar(ui);
    if (drag == Drag::back) {
        dragged_.reset();
    } else if (drag == Drag::to) {
        dragged_ = ImGui::GetIO().MousePos.x / ui.scale;
    }
}

}  // namespace fovlab
