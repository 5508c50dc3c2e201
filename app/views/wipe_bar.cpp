#include "app/views/wipe_bar.h"

#include "app/panels/compare_header.h"
#include "app/panels/widgets.h"

#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_hold = 18.0F;  // how wide it is to the hand
constexpr float k_grip = 13.0F;  // the grip's radius

double middle_of(const PanelContext& ui, const PixelRect& area) {
    return area.x + area.width * ui.session.divider();
}

// A plate with a side's sign and algorithm beside the bar, at the foot, where no coordinates stand. Without
// room for both the sign alone, and without room for that nothing.
void paint_name(const PanelContext& ui, const PixelRect& area, Side side) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto bar = static_cast<float>(middle_of(ui, area));
    const auto left = static_cast<float>(area.x);
    const auto right = static_cast<float>(area.x + area.width);
    const bool is_left = side == Side::left;
    const std::string words(info(ui.session.run(side).algorithm()).name);
    const float sign = ImGui::GetTextLineHeight();
    const float pad = ui.px(6.0F);
    const float top = static_cast<float>(area.y + area.height) - sign - pad - ui.px(4.0F);
    const float gap = ui.px(10.0F);
    const float room = (is_left ? bar - left : right - bar) - gap;
    const float whole = sign + ImGui::CalcTextSize(words.c_str()).x + 3.0F * pad;
    const bool named = whole <= room;
    const float width = named ? whole : sign + 2.0F * pad;
    if (width > room || top < static_cast<float>(area.y)) {
        return;
    }
    const float x = is_left ? bar - gap - width : bar + gap;
    list.AddRectFilled({x, top}, {x + width, top + sign + pad},
                       ImGui::GetColorU32(ui.colour(Ink::label_plate)), ui.px(4.0F));
    side_sign(ui, side, {x + pad, top + pad / 2.0F}, sign);
    if (named) {
        list.AddText({x + sign + 2.0F * pad, top + pad / 2.0F}, ImGui::GetColorU32(ui.colour(Ink::label)),
                     words.c_str());
    }
}

}  // namespace

std::vector<PointerEvent> WipeBar::hear(PanelContext& ui, const PixelRect& area,
                                        const std::vector<PointerEvent>& events) {
    const double middle = middle_of(ui, area);
    const double half = ui.px(k_hold) / 2.0F;
    const PixelRect bar{middle - half, area.y, 2.0 * half, area.height};
    const ImVec2 before = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({static_cast<float>(bar.x), static_cast<float>(bar.y)});
    ImGui::InvisibleButton("##compare.divider",
                           {static_cast<float>(bar.width), static_cast<float>(bar.height)});
    hot_ = held_at_.has_value() || ImGui::IsItemHovered();
    if (hot_) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    }
    note_item(ui, ActionId::compare_divider);
    ImGui::SetCursorScreenPos(before);

    const bool covered = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
    std::vector<PointerEvent> rest;
    double at = middle;
    for (const PointerEvent& event : events) {
        const bool left = event.button == PointerButton::left;
        if (held_at_) {
            if (event.kind == PointerEvent::Kind::move || event.kind == PointerEvent::Kind::release) {
                at = event.at.x - *held_at_;
            }
            const bool let_go = event.kind == PointerEvent::Kind::focus_lost ||
                                (event.kind == PointerEvent::Kind::release && left);
            held_at_ = let_go ? std::nullopt : held_at_;
        } else if (event.kind == PointerEvent::Kind::press && left && !event.alt && !covered &&
                   bar.contains(event.at)) {
            held_at_ = event.at.x - middle;
            PointerEvent gone = event;  // to the map: what the hand left behind is not explained meanwhile
            gone.kind = PointerEvent::Kind::leave;
            rest.push_back(gone);
        } else {
            rest.push_back(event);
        }
    }
    if (at != middle && area.width > 0.0) {
        ui.actions.emplace_back(MoveDivider{(at - area.x) / area.width});
    }
    return rest;
}

void WipeBar::paint(const PanelContext& ui, const PixelRect& area) const {
    if (area.width < 1.0 || area.height < 2.0 * ui.px(k_grip)) {
        return;
    }
    paint_name(ui, area, Side::left);
    paint_name(ui, area, Side::right);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto ink = [&ui](Ink which) { return ImGui::GetColorU32(ui.colour(which)); };
    const auto x = static_cast<float>(middle_of(ui, area));
    const auto top = static_cast<float>(area.y);
    const auto bottom = static_cast<float>(area.y + area.height);
    const float rim = ui.px(1.5F);
    const float half = ui.px(1.5F);
    const ImU32 fill = ink(hot_ ? Ink::accent : Ink::row);
    const ImVec2 grip{x, (top + bottom) / 2.0F};
    list.AddRectFilled({x - half - rim, top}, {x + half + rim, bottom}, ink(Ink::casing));
    list.AddCircleFilled(grip, ui.px(k_grip) + rim, ink(Ink::casing));
    list.AddRectFilled({x - half, top}, {x + half, bottom}, fill);
    list.AddCircleFilled(grip, ui.px(k_grip), fill);
    const float near = ui.px(3.0F);
    const float far = ui.px(8.5F);
    const float high = ui.px(5.0F);
    const ImU32 arrow = ink(hot_ ? Ink::text_on_accent : Ink::off_map);
    list.AddTriangleFilled({grip.x - far, grip.y}, {grip.x - near, grip.y - high},
                           {grip.x - near, grip.y + high}, arrow);
    list.AddTriangleFilled({grip.x + far, grip.y}, {grip.x + near, grip.y + high},
                           {grip.x + near, grip.y - high}, arrow);
}

}  // namespace fovlab
