#include "app/panels/code_ink.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

constexpr float k_chip_letters = 12.0F;  // pixels at scale 1
constexpr float k_chip_padding = 5.0F;
constexpr float k_chip_gap = 4.0F;
constexpr float k_name_gap = 4.0F;

// Sizes of the window, not of the letters in the atlas, which are denser on some displays.
float size_of(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

float width_of(ImFont* font, float size, std::string_view words) {
    return font->CalcTextSizeA(size, 1.0e6F, 0.0F, words.data(), words.data() + words.size()).x;
}

float width_of(const PanelContext& ui, const Chip& chip) {
    const float letters = ui.px(k_chip_letters);
    return width_of(ui.fonts.small, letters, word(chip.name)) +
           width_of(ui.fonts.small, letters, chip.value) + ui.px(k_name_gap + 2.0F * k_chip_padding);
}

Ink ink_of(CodePart part) {
    switch (part) {
        case CodePart::keyword:
            return Ink::accent;
        case CodePart::comment:
            return Ink::text_dim;
        case CodePart::start:
            return Ink::start_slope;
        case CodePart::end:
            return Ink::end_slope;
        case CodePart::plain:
            break;
    }
    return Ink::text;
}

}  // namespace

float code_width(const PanelContext& ui, std::string_view text) {
    return width_of(ui.fonts.mono, size_of(ui.fonts.mono), text);
}

int rows_of_chips(const PanelContext& ui, const std::vector<Chip>& chips, float width) {
    int rows = 1;
    float x = 0.0F;
    for (const Chip& chip : chips) {
        const float wide = width_of(ui, chip);
        if (x > 0.0F && x + wide > width) {
            ++rows;
            x = 0.0F;
        }
        x += wide + ui.px(k_chip_gap);
    }
    return x - ui.px(k_chip_gap) > width && rows == 1 ? 2 : rows;
}

ImU32 CodePen::ink(Ink which) const { return ImGui::GetColorU32(ui_.colour(which)); }

float CodePen::text(ImVec2 at, ImFont* font, float size, Ink which, std::string_view words) const {
    list_.AddText(font, size, {std::round(at.x), std::round(at.y)}, ink(which), words.data(),
                  words.data() + words.size());
    return at.x + width_of(font, size, words);
}

void CodePen::code(ImVec2 at, const ListingLine& line) const {
    const float size = size_of(ui_.fonts.mono);
    const float y = at.y + (line_ - size) / 2.0F;
    const std::string_view all = line.text;
    for (const Tint& tint : line.tints) {
        at.x = text({at.x, y}, ui_.fonts.mono, size, ink_of(tint.part),
                    all.substr(tint.begin, tint.end - tint.begin));
    }
}

void CodePen::fold(ImVec2 at, std::size_t lines, bool under_pointer) const {
    const float size = ui_.px(k_chip_letters);
    text({at.x, at.y + (line_ - size) / 2.0F}, ui_.fonts.small, size,
         under_pointer ? Ink::text : Ink::text_dim, worded(Word::folded_lines, {std::to_string(lines)}));
}

void CodePen::chips(ImVec2 at, float right, const std::vector<Chip>& chips) const {
    ImVec2 next = at;
    for (const Chip& one : chips) {
        const float wide = width_of(ui_, one);
        if (next.x > at.x && next.x + wide > right) {
            next = {at.x, next.y + line_ + ui_.px(1.0F)};
        }
        chip(next, one);
        next.x += wide + ui_.px(k_chip_gap);
    }
}

void CodePen::chip(ImVec2 at, const Chip& chip) const {
    const float size = ui_.px(k_chip_letters);
    const ImVec2 from{std::round(at.x), std::round(at.y + ui_.px(1.0F))};
    const ImVec2 to{std::round(at.x + width_of(ui_, chip)), std::round(at.y + line_ - ui_.px(1.0F))};
    list_.AddRectFilled(from, to, ink(Ink::panel), ui_.px(3.0F));
    list_.AddRect(from, to, ink(Ink::panel_edge), ui_.px(3.0F));
    const float y = (from.y + to.y - size) / 2.0F - ui_.px(0.5F);
    const float x =
        text({from.x + ui_.px(k_chip_padding), y}, ui_.fonts.small, size, Ink::text_dim, word(chip.name));
    text({x + ui_.px(k_name_gap), y}, ui_.fonts.small, size, Ink::text, chip.value);
    if (!chip.mark) {
        return;
    }
    // The stroke that this slope has on the map.
    const bool dashed = ui_.palette[*chip.mark].mark == Mark::dashed;
    const float piece = dashed ? ui_.px(6.0F) : to.x - from.x;
    const float below = to.y - ui_.px(1.0F);
    for (float left = from.x; left < to.x; left += piece + ui_.px(3.0F)) {
        list_.AddLine({left, below}, {std::min(left + piece, to.x), below}, ink(*chip.mark), ui_.px(2.0F));
    }
}

void CodePen::gutter(ImVec2 at, float width, const GutterMarks& marks) const {
    const float size = size_of(ui_.fonts.mono);
    const float middle = at.y + line_ / 2.0F;
    const float y = at.y + (line_ - size) / 2.0F;
    const ImVec2 disc{at.x + ui_.px(10.0F), std::round(middle)};
    if (marks.stops) {
        list_.AddCircleFilled(disc, ui_.px(4.5F), ink(Ink::warning));
    } else if (marks.would_stop) {
        list_.AddCircle(disc, ui_.px(4.0F), ink(Ink::warning), 0, ui_.px(1.5F));
    }
    const float numbers = at.x + width - ui_.px(16.0F);
    if (marks.number) {
        ImFont* font = marks.stops ? ui_.fonts.bold : ui_.fonts.mono;
        const std::string number = std::to_string(*marks.number);
        const bool strong = marks.stops || marks.runs;
        text({numbers - width_of(font, size, number), y}, font, size, strong ? Ink::text : Ink::text_dim,
             number);
    }
    const float x = at.x + width - ui_.px(8.0F);
    const float r = ui_.px(4.0F);
    if (marks.runs) {
        list_.AddTriangleFilled({x - r * 0.8F, middle - r}, {x + r, middle}, {x - r * 0.8F, middle + r},
                                ink(Ink::accent));
    } else if (marks.fold && marks.closed) {
        list_.AddTriangle({x - r * 0.6F, middle - r * 0.8F}, {x + r * 0.7F, middle},
                          {x - r * 0.6F, middle + r * 0.8F}, ink(Ink::text_dim));
    } else if (marks.fold) {
        list_.AddTriangle({x - r * 0.8F, middle - r * 0.5F}, {x + r * 0.8F, middle - r * 0.5F},
                          {x, middle + r * 0.8F}, ink(Ink::text_dim));
    }
}

void CodePen::highlight(ImVec2 from, ImVec2 to, float gutter) const {
    list_.AddRectFilled(from, to, ink(Ink::control));
    const float bar = from.x + gutter - ui_.px(4.0F);
    list_.AddRectFilled({bar + ui_.px(1.0F), from.y}, {bar + ui_.px(3.0F), to.y}, ink(Ink::accent));
}

}  // namespace fovlab
