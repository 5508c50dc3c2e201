#include "app/panels/table_panel.h"

#include "app/panels/count_text.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_columns = k_table_columns.size();
constexpr std::array<ActionId, k_columns> k_sorts{ActionId::table_by_algorithm, ActionId::table_by_seen,
                                                  ActionId::table_by_walls, ActionId::table_by_examined,
                                                  ActionId::table_by_one_way};

constexpr float k_least_name = 76.0F;  // pixels at scale 1: a column gives way to it in a narrow pane

// Where the columns end, from the left edge of the pane, in window pixels.
struct Layout {
    float left = 0.0F;
    float width = 0.0F;
    std::array<float, k_columns> right{};
    std::array<bool, k_columns> shown{true, true, true, true, true};
    float names = 0.0F;      // how wide a name may be
    ImFont* font = nullptr;  // of the names
};

// A pane that is too narrow for the longest word has its names in small letters.
ImFont* font_of_names(const PanelContext& ui, float width) {
    for (const AlgorithmInfo& algorithm : algorithms()) {
        std::string_view rest = algorithm.name;
        while (!rest.empty()) {
            const std::string_view part = rest.substr(0, rest.find(' '));
            if (width_of(std::string(part), ui.fonts.text) > width) {
                return ui.fonts.small;
            }
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        }
    }
    return ui.fonts.text;
}

Layout layout_of(PanelContext& ui, const std::vector<TableRow>& rows) {
    Layout layout;
    layout.left = ImGui::GetCursorScreenPos().x;
    layout.width = ImGui::GetContentRegionAvail().x;
    std::array<float, k_columns> widths{};
    for (std::size_t i = 1; i < k_columns; ++i) {
        widths[i] = width_of(std::string(row(k_sorts[i]).words), ui.fonts.small) + ui.px(11.0F);
        for (const TableRow& one : rows) {
            widths[i] =
                std::max(widths[i], width_of(count_text(one.counts, k_table_columns[i]).text, ui.fonts.text));
        }
        widths[i] += ui.px(8.0F);
    }
    const auto left_for_names = [&] {
        float left = layout.width - ui.px(4.0F);
        for (std::size_t i = 1; i < k_columns; ++i) {
            left -= layout.shown[i] ? widths[i] : 0.0F;
        }
        return left;
    };
    for (const TableColumn dropped : {TableColumn::walls, TableColumn::examined, TableColumn::seen}) {
        if (left_for_names() < ui.px(k_least_name)) {
            layout.shown[static_cast<std::size_t>(dropped)] = false;
        }
    }
    float right = std::max(left_for_names(), ui.px(40.0F));
    layout.right[0] = std::round(right);
    for (std::size_t i = 1; i < k_columns; ++i) {
        right += layout.shown[i] ? widths[i] : 0.0F;
        layout.right[i] = std::min(std::round(right), layout.width);
    }
    layout.names = std::max(layout.right[0] - ui.px(12.0F), ui.px(20.0F));
    layout.font = font_of_names(ui, layout.names);
    return layout;
}

// Up: the smallest is first.
void sort_arrow(const PanelContext& ui, ImVec2 middle, bool falling) {
    const float half = ui.px(3.5F);
    const float tip = falling ? half : -half;
    const ImVec2 points[] = {
        {middle.x, middle.y + tip}, {middle.x + half, middle.y - tip}, {middle.x - half, middle.y - tip}};
    ImGui::GetWindowDrawList()->AddConvexPolyFilled(points, 3, ImGui::GetColorU32(ui.colour(Ink::accent)));
}

void headings(PanelContext& ui, const Layout& layout) {
    const TableSort sort = ui.session.table_sort();
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float height = ui.fonts.small->FontSize + ui.px(8.0F);
    float left = 0.0F;
    for (std::size_t i = 0; i < k_columns; ++i) {
        if (!layout.shown[i]) {
            continue;
        }
        const ActionRow& action = row(k_sorts[i]);
        const float right = layout.right[i];
        ImGui::SetCursorScreenPos({start.x + left, start.y});
        const std::string label = "##" + std::string(action.name);
        if (ImGui::InvisibleButton(label.c_str(), {std::max(right - left, 1.0F), height})) {
            ui.run(action.id);
        }
        const bool hot = ImGui::IsItemHovered();
        note_item(ui, action.id, TipSide::left);
        const bool sorted = sort.by == k_table_columns[i];
        const std::string words(action.words);
        const float width = width_of(words, ui.fonts.small);
        const float arrow = sorted ? ui.px(11.0F) : 0.0F;
        const ImVec2 at{start.x + (i == 0 ? ui.px(10.0F) : right - width), start.y + ui.px(3.0F)};
        const Ink ink = hot || sorted ? Ink::text : Ink::text_dim;
        ImGui::GetWindowDrawList()->AddText(ui.fonts.small, ui.fonts.small->FontSize, at,
                                            ImGui::GetColorU32(ui.colour(ink)), words.c_str());
        if (sorted) {
            const float x = i == 0 ? at.x + width + arrow * 0.7F : at.x - arrow * 0.6F;
            sort_arrow(ui, {x, start.y + height / 2.0F}, sort.falling);
        }
        left = right;
    }
    ImGui::SetCursorScreenPos({start.x, start.y + height});
    ImGui::GetWindowDrawList()->AddLine({start.x, start.y + height},
                                        {start.x + layout.width, start.y + height},
                                        ImGui::GetColorU32(ui.colour(Ink::control)));
}

// A name that the pane is too narrow for goes on in a second line.
void table_row(PanelContext& ui, const Layout& layout, const TableRow& one) {
    const AlgorithmInfo& algorithm = info(one.algorithm);
    const std::string name(algorithm.name);
    ImFont* font = layout.font;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const ImVec2 name_size = font->CalcTextSizeA(font->FontSize, FLT_MAX, layout.names, name.c_str());
    const float height = std::round(std::max(name_size.y, ui.fonts.text->FontSize) + ui.px(9.0F));
    ImGui::PushID(static_cast<int>(one.algorithm));
    const bool clicked = ImGui::InvisibleButton("##row", {std::max(layout.width, 1.0F), height});
    ImGui::PopID();
    const bool hot = ImGui::IsItemHovered();
    note_place(ui, ActionId::table_row);
    tooltip(algorithm.sentence, TipSide::left);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 end{start.x + layout.width, start.y + height};
    if (one.shown || hot) {
        list.AddRectFilled(start, end, ImGui::GetColorU32(ui.colour(hot ? Ink::control_hot : Ink::control)),
                           ui.px(3.0F));
    }
    if (one.shown) {
        list.AddRectFilled(start, {start.x + ui.px(3.0F), end.y}, ImGui::GetColorU32(ui.colour(Ink::accent)),
                           ui.px(2.0F));
    }
    const float top = start.y + ui.px(4.0F);
    list.AddText(font, font->FontSize, {start.x + ui.px(10.0F), top},
                 ImGui::GetColorU32(ui.colour(Ink::text)), name.c_str(), nullptr, layout.names);
    for (std::size_t i = 1; i < k_columns; ++i) {
        if (layout.shown[i]) {
            paint_count(ui, count_text(one.counts, k_table_columns[i]), {start.x + layout.right[i], top},
                        ui.fonts.text);
        }
    }
    if (clicked && !one.shown) {
        ui.actions.emplace_back(SetAlgorithm{one.algorithm});
    }
}

}  // namespace

void table_panel(PanelContext& ui) {
    heading(ui, word(Word::table_heading));
    const std::vector<TableRow> rows = algorithm_table(ui.session);
    const Layout layout = layout_of(ui, rows);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, ui.px(1.0F)});
    headings(ui, layout);
    for (const TableRow& one : rows) {
        table_row(ui, layout, one);
    }
    ImGui::PopStyleVar();
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    long_counts(ui);
    ImGui::PushFont(ui.fonts.small);
    paragraph(ui, word(Word::table_about), Ink::text_dim);
    ImGui::PopFont();
}

}  // namespace fovlab
