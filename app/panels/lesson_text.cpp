#include "app/panels/lesson_text.h"

#include "app/panels/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_indent = 22.0F;  // of each list in another
constexpr float k_quote = 16.0F;
constexpr float k_pad = 10.0F;  // around code
constexpr float k_below_title = 4.0F;

using Kind = Block::Kind;

// Free above a block, by its kind; less where it goes on with what stands above.
constexpr std::array<float, 7> k_above{20.0F, 10.0F, 6.0F, 12.0F, 12.0F, 14.0F, 16.0F};
constexpr float k_above_same = 5.0F;

float above(const Block& block, const Block* before) {
    if (!before) {
        return 0.0F;
    }
    const bool same = block.kind == before->kind && (block.kind == Kind::item || block.kind == Kind::quote);
    return same ? k_above_same : k_above[static_cast<std::size_t>(block.kind)];
}

void heading_block(PanelContext& ui, const Block& block, float width) {
    ImFont* font = block.level <= 3 ? ui.fonts.heading : ui.fonts.reading_bold;
    rich_text(ui, block.spans, {font, font, ui.fonts.reading_mono, 1.25F, Ink::text}, width);
}

// Level by level another mark: a disc, a ring, a small square.
void paint_bullet(const PanelContext& ui, ImVec2 middle, int level) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(Ink::text));
    const float radius = ui.px(2.4F);
    if (level <= 1) {
        list.AddCircleFilled(middle, radius, ink);
    } else if (level == 2) {
        list.AddCircle(middle, radius, ink, 0, ui.px(1.2F));
    } else {
        list.AddRectFilled({middle.x - radius, middle.y - radius}, {middle.x + radius, middle.y + radius},
                           ink);
    }
}

void item_block(PanelContext& ui, const Block& block, float width) {
    const float indent = ui.px(k_indent) * static_cast<float>(std::max(block.level, 1));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const TypeFace face = reading_face(ui);
    const float letters = face.plain->FontSize * ImGui::GetIO().FontGlobalScale;
    const float line = std::round(letters * face.leading);
    if (block.number) {
        const std::string number = std::to_string(*block.number) + ".";
        const float wide = face.plain->CalcTextSizeA(letters, 1e9F, 0.0F, number.c_str()).x;
        ImGui::GetWindowDrawList()->AddText(
            face.plain, letters,
            {at.x + indent - ui.px(6.0F) - wide, std::floor(at.y + (line - letters) / 2.0F)},
            ImGui::GetColorU32(ui.colour(face.ink)), number.c_str());
    } else if (!block.goes_on) {
        paint_bullet(ui, {at.x + indent - ui.px(11.0F), at.y + line / 2.0F + ui.px(1.0F)}, block.level);
    }
    ImGui::SetCursorScreenPos({at.x + indent, at.y});
    rich_text(ui, block.spans, face, std::max(width - indent, 1.0F));
}

// The bar of a quote reaches to that of the one above.
void quote_block(PanelContext& ui, const Block& block, float width, float joined) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({at.x + ui.px(k_quote), at.y});
    const float height =
        rich_text(ui, block.spans, reading_face(ui, Ink::text_dim), std::max(width - ui.px(k_quote), 1.0F));
    ImGui::GetWindowDrawList()->AddRectFilled({at.x, at.y - joined}, {at.x + ui.px(3.0F), at.y + height},
                                              ImGui::GetColorU32(ui.colour(Ink::control_active)));
}

// What is wider than the column is moved sideways by a bar of its own.
void code_block(PanelContext& ui, const Block& block, float width) {
    std::string text = block.text;
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    ImGui::PushFont(ui.fonts.reading_mono);
    const ImVec2 size = ImGui::CalcTextSize(text.c_str(), text.c_str() + text.size());
    const float pad = ui.px(k_pad);
    const bool wide = size.x + 2.0F * pad > width;
    const float height = size.y + 2.0F * pad + (wide ? ImGui::GetStyle().ScrollbarSize : 0.0F);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.colour(Ink::control));
    ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, ui.px(5.0F));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {pad, pad});
    ImGui::PushID(&block);
    ImGui::BeginChild("##code", {width, height}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding |
                          (wide ? ImGuiWindowFlags_HorizontalScrollbar : ImGuiWindowFlags_None));
    ImGui::TextUnformatted(text.c_str(), text.c_str() + text.size());
    ImGui::EndChild();
    ImGui::PopID();
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void block_of(PanelContext& ui, const Block& block, float width, float joined, const PageParts& parts) {
    switch (block.kind) {
        case Kind::heading:
            heading_block(ui, block, width);
            break;
        case Kind::paragraph:
            rich_text(ui, block.spans, reading_face(ui), width);
            break;
        case Kind::item:
            item_block(ui, block, width);
            break;
        case Kind::quote:
            quote_block(ui, block, width, joined);
            break;
        case Kind::code:
            code_block(ui, block, width);
            break;
        case Kind::picture:
            parts.picture(block, width);
            break;
        case Kind::task:
            parts.task(block.task.value_or(0), width);
            break;
    }
}

}  // namespace

void lesson_text(PanelContext& ui, const Page& page, float width, const PageParts& parts) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, 0.0F});
    if (!page.title.empty()) {
        rich_text(ui, page.title, {ui.fonts.title, ui.fonts.title, ui.fonts.reading_mono, 1.2F, Ink::text},
                  width);
        ImGui::Dummy({0.0F, ui.px(k_below_title)});
    }
    const Block* before = nullptr;
    for (const Block& block : page.blocks) {
        const float free = ui.px(page.title.empty() || before ? above(block, before) : k_above_same);
        const bool joined = before && before->kind == Kind::quote;
        const float left = ImGui::GetCursorScreenPos().x;
        ImGui::Dummy({0.0F, free});
        ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y});
        block_of(ui, block, width, joined ? free : 0.0F, parts);
        ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y});
        before = &block;
    }
    ImGui::PopStyleVar();
}

}  // namespace fovlab
