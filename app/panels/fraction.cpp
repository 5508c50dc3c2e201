#include "app/panels/fraction.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

constexpr float k_digits = 0.86F;  // of the font's size, for what stands over and under a bar

ImVec2 text_size(const std::string& words, float size) {
    return ImGui::GetFont()->CalcTextSizeA(size, 1e9F, 0.0F, words.c_str());
}

// The width of the bar.
float stack_width(const PanelContext& ui, const SlopeDigits& digits) {
    const float small = ImGui::GetFontSize() * k_digits;
    return std::max(text_size(digits.upper, small).x, text_size(digits.lower, small).x) + ui.px(2.0F);
}

}  // namespace

ImVec2 fraction_size(const PanelContext& ui, const SlopeDigits& digits) {
    const float size = ImGui::GetFontSize();
    const float minus = text_size(digits.minus, size).x;
    if (digits.lower.empty()) {
        return {minus + text_size(digits.upper, size).x, size};
    }
    return {minus + stack_width(ui, digits) + ui.px(1.0F), 2.0F * size * k_digits + ui.px(3.0F)};
}

void paint_fraction(const PanelContext& ui, ImDrawList& list, ImVec2 at, const SlopeDigits& digits,
                    ImU32 colour) {
    const float size = ImGui::GetFontSize();
    ImFont* font = ImGui::GetFont();
    const float middle = at.y + fraction_size(ui, digits).y / 2.0F;
    list.AddText(font, size, {at.x, middle - size / 2.0F}, colour, digits.minus.c_str());
    float x = at.x + text_size(digits.minus, size).x;
    if (digits.lower.empty()) {
        list.AddText(font, size, {x, middle - size / 2.0F}, colour, digits.upper.c_str());
        return;
    }
    x += digits.minus.empty() ? 0.0F : ui.px(1.0F);
    const float small = size * k_digits;
    const float width = stack_width(ui, digits);
    const auto centred = [&](const std::string& number, float y) {
        list.AddText(font, small, {x + (width - text_size(number, small).x) / 2.0F, y}, colour,
                     number.c_str());
    };
    centred(digits.upper, middle - small - ui.px(1.0F));
    list.AddLine({x, middle}, {x + width, middle}, colour, ui.px(1.2F));
    centred(digits.lower, middle + ui.px(1.0F));
}

}  // namespace fovlab
