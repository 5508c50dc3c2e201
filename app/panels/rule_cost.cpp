#include "app/panels/rule_cost.h"

#include "app/panels/count_text.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

// The same columns as the table of all algorithms, and the same words.
constexpr std::array k_columns{TableColumn::seen, TableColumn::walls, TableColumn::examined,
                               TableColumn::one_way};
constexpr std::array k_words{ActionId::table_by_seen, ActionId::table_by_walls, ActionId::table_by_examined,
                             ActionId::table_by_one_way};
using Rights = std::array<float, k_columns.size()>;  // where the columns end, in window pixels

void text_at(const PanelContext& ui, ImVec2 at, Ink ink, std::string_view words) {
    ImGui::GetWindowDrawList()->AddText(ui.fonts.small, ui.fonts.small->FontSize, at,
                                        ImGui::GetColorU32(ui.colour(ink)), words.data(),
                                        words.data() + words.size());
}

// What is left beside the words on the left is shared out, so that all gaps are the same.
Rights rights_of(PanelContext& ui, const std::array<RunCounts, 2>& rows, float left, float right) {
    Rights widths{};
    float all = 0.0F;
    for (std::size_t i = 0; i < k_columns.size(); ++i) {
        widths[i] = width_of(std::string(row(k_words[i]).words), ui.fonts.small);
        for (const RunCounts& counts : rows) {
            widths[i] = std::max(widths[i], width_of(count_text(counts, k_columns[i]).text, ui.fonts.small));
        }
        all += widths[i];
    }
    const float gap = std::max((right - left - all) / static_cast<float>(k_columns.size()), ui.px(4.0F));
    Rights rights{};
    float end = left;
    for (std::size_t i = 0; i < k_columns.size(); ++i) {
        end += gap + widths[i];
        rights[i] = std::round(end);
    }
    return rights;
}

}  // namespace

void rule_cost(PanelContext& ui) {
    const std::optional<RunRules> before = ui.session.rules_before();
    if (!before) {
        return;
    }
    heading(ui, word(Word::cost_heading));
    const std::array<RunCounts, 2> rows{ui.session.counts(*before), ui.session.counts(ui.session.chosen())};
    const std::array<std::string_view, 2> names{word(Word::cost_before), word(Word::cost_now)};
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float line = ui.fonts.small->FontSize + ui.px(4.0F);
    const float left = start.x + width_of(std::string(names[0]), ui.fonts.small);
    const Rights rights = rights_of(ui, rows, left, start.x + width - ui.px(4.0F));
    for (std::size_t i = 0; i < k_columns.size(); ++i) {
        const std::string words(row(k_words[i]).words);
        text_at(ui, {rights[i] - width_of(words, ui.fonts.small), start.y}, Ink::text_dim, words);
        for (std::size_t one = 0; one < rows.size(); ++one) {
            const float y = start.y + line * static_cast<float>(one + 1);
            paint_count(ui, count_text(rows[one], k_columns[i]), {rights[i], y}, ui.fonts.small);
        }
    }
    for (std::size_t one = 0; one < rows.size(); ++one) {
        text_at(ui, {start.x, start.y + line * static_cast<float>(one + 1)}, Ink::text_dim, names[one]);
    }
    ImGui::Dummy({width, line * 3.0F});
}

}  // namespace fovlab
