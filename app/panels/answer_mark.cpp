#include "app/panels/answer_mark.h"

#include <array>

namespace fovlab {

Ink ink_of(AnswerMark mark) {
    return mark == AnswerMark::right    ? Ink::right
           : mark == AnswerMark::missed ? Ink::answer_missed
                                        : Ink::answer_wrong;
}

void draw_answer_mark(const PanelContext& ui, AnswerMark mark, ImVec2 at, float size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(ink_of(mark)));
    const float wide = size * 0.15F;
    const auto spot = [&](float x, float y) { return ImVec2{at.x + x * size, at.y + y * size}; };
    if (mark == AnswerMark::right) {
        const std::array tick{spot(0.14F, 0.54F), spot(0.4F, 0.8F), spot(0.88F, 0.22F)};
        list.AddPolyline(tick.data(), static_cast<int>(tick.size()), ink, 0, wide);
    } else if (mark == AnswerMark::wrong) {
        list.AddLine(spot(0.2F, 0.2F), spot(0.8F, 0.8F), ink, wide);
        list.AddLine(spot(0.8F, 0.2F), spot(0.2F, 0.8F), ink, wide);
    } else if (mark == AnswerMark::missed) {
        list.AddCircle(spot(0.5F, 0.5F), size * 0.32F, ink, 0, wide);
    }
}

}  // namespace fovlab
