#include "app/panels/answer_row.h"

#include "app/panels/flow_text.h"
#include "app/panels/widgets.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_box = 16.0F;
constexpr float k_gap = 9.0F;
constexpr float k_pad = 5.0F;

void paint_box(const PanelContext& ui, const AnswerRow& row, ImVec2 at, float size, bool hot) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Ink edge = hot || row.chosen ? Ink::accent : Ink::text_dim;
    const ImU32 line = ImGui::GetColorU32(ui.colour(edge));
    const ImU32 fill = ImGui::GetColorU32(ui.colour(Ink::accent));
    const ImVec2 middle{at.x + size / 2.0F, at.y + size / 2.0F};
    const ImVec2 to{at.x + size, at.y + size};
    if (row.several) {
        list.AddRect(at, to, line, ui.px(3.0F), 0, ui.px(1.5F));
        if (row.chosen) {
            const float in = size * 0.25F;
            list.AddRectFilled({at.x + in, at.y + in}, {to.x - in, to.y - in}, fill, ui.px(1.5F));
        }
    } else {
        list.AddCircle(middle, size / 2.0F, line, 0, ui.px(1.5F));
        if (row.chosen) {
            list.AddCircleFilled(middle, size * 0.27F, fill);
        }
    }
}

}  // namespace

bool answer_row(PanelContext& ui, ActionId id, const AnswerRow& row, float width) {
    ImGui::PushFont(ui.fonts.reading);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float box = std::round(ui.px(k_box));
    const float pad = ui.px(k_pad);
    const float left = pad + box + ui.px(k_gap);
    const float room = std::max(width - left - pad - (row.mark == AnswerMark::none ? 0.0F : box + pad), 1.0F);
    const float height = flow_height(ui, row.words, room);
    const ImVec2 size{width, height + 2.0F * pad};
    ImGui::BeginDisabled(!row.open);
    const bool clicked = ImGui::InvisibleButton("##answer", size);
    const bool hot = row.open && ImGui::IsItemHovered();
    ImGui::EndDisabled();
    note_place(ui, id);
    if (hot || row.chosen) {
        ImGui::GetWindowDrawList()->AddRectFilled(
            at, {at.x + size.x, at.y + size.y},
            ImGui::GetColorU32(ui.colour(hot ? Ink::control_hot : Ink::control)), ui.px(5.0F));
    }
    const float line = ImGui::GetFontSize();
    paint_box(ui, row, {at.x + pad, std::round(at.y + pad + (line - box) / 2.0F)}, box, hot);
    paint_flow(ui, {at.x + left, at.y + pad}, room, row.words, Ink::text);
    if (row.mark != AnswerMark::none) {
        draw_answer_mark(ui, row.mark, {at.x + width - pad - box, at.y + pad + (line - box) / 2.0F}, box);
    }
    ImGui::PopFont();
    return clicked;
}

}  // namespace fovlab
