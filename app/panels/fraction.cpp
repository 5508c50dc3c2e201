#include "app/panels/fraction.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

constexpr float k_digits = 0.86F;  // of the font's size, for what stands over and under a bar

struct Digits {
    std::string minus;
    std::string upper;  // the numerator, or the whole number
    std::string lower;  // empty for whole numbers and decimals
};

Digits digits_of(const Slope& slope) {
    Digits digits;
    digits.upper = to_words(slope);
    const std::string minus = "\u2212";
    if (digits.upper.compare(0, minus.size(), minus) == 0) {
        digits.minus = minus;
        digits.upper.erase(0, minus.size());
    }
    if (const std::size_t bar = digits.upper.find('/'); bar != std::string::npos) {
        digits.lower = digits.upper.substr(bar + 1);
        digits.upper.erase(bar);
    }
    return digits;
}

ImVec2 text_size(const std::string& words, float size) {
    return ImGui::GetFont()->CalcTextSizeA(size, 1e9F, 0.0F, words.c_str());
}

// The width of the bar.
float stack_width(const PanelContext& ui, const Digits& digits) {
    const float small = ImGui::GetFontSize() * k_digits;
    return std::max(text_size(digits.upper, small).x, text_size(digits.lower, small).x) + ui.px(2.0F);
}

}  // namespace

ImVec2 fraction_size(const PanelContext& ui, const Slope& slope) {
    const Digits digits = digits_of(slope);
    const float size = ImGui::GetFontSize();
    const float minus = text_size(digits.minus, size).x;
    if (digits.lower.empty()) {
        return {minus + text_size(digits.upper, size).x, size};
    }
    return {minus + stack_width(ui, digits) + ui.px(1.0F), 2.0F * size * k_digits + ui.px(3.0F)};
}

void paint_fraction(const PanelContext& ui, ImDrawList& list, ImVec2 at, const Slope& slope, Ink ink) {
    const Digits digits = digits_of(slope);
    const ImU32 colour = ImGui::GetColorU32(ui.colour(ink));
    const float size = ImGui::GetFontSize();
    ImFont* font = ImGui::GetFont();
    const float middle = at.y + fraction_size(ui, slope).y / 2.0F;
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

void fraction(PanelContext& ui, const Slope& slope, Ink ink) {
    const ImVec2 size = fraction_size(ui, slope);
    paint_fraction(ui, *ImGui::GetWindowDrawList(), ImGui::GetCursorScreenPos(), slope, ink);
    ImGui::Dummy(size);
}

}  // namespace fovlab
