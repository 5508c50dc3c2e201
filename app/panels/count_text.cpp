#include "app/panels/count_text.h"

#include "app/panels/widgets.h"
#include "app/session/about_time.h"
#include "app/session/words.h"

#include <cfloat>
#include <cmath>

namespace fovlab {

std::string grouped(std::uint64_t number) {
    std::string words = std::to_string(number);
    for (std::size_t left = words.size(); left > 3;) {
        left -= 3;
        words.insert(left, ",");
    }
    return words;
}

CountText count_text(const RunCounts& counts, TableColumn column) {
    const std::optional<std::uint64_t> number = number_in(counts, column);
    const bool old = number && is_old_in(counts, column);
    if (number && !old) {
        return {grouped(*number), false};
    }
    const bool pairs = column == TableColumn::one_way;
    if (pairs && (counts.stage == RunCounts::Pairs::too_long || counts.stage == RunCounts::Pairs::stopped)) {
        return {std::string(word(Word::count_long)), true};
    }
    if (pairs && counts.allowed) {
        return {worded(Word::count_share, {std::to_string(std::lround(counts.share * 100.0))}), true};
    }
    return {(old ? grouped(*number) + " " : std::string()) + std::string(word(Word::count_coming)), true};
}

float width_of(const std::string& text, ImFont* font) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0.0F, text.c_str()).x;
}

void paint_count(const PanelContext& ui, const CountText& count, ImVec2 right, ImFont* font) {
    const ImU32 ink = ImGui::GetColorU32(ui.colour(count.old ? Ink::text_dim : Ink::text));
    const ImVec2 at{std::round(right.x - width_of(count.text, font)), right.y};
    ImGui::GetWindowDrawList()->AddText(font, font->FontSize, at, ink, count.text.c_str());
}

void long_counts(PanelContext& ui) {
    if (is_enabled(ui, ActionId::count_stop)) {
        paragraph(ui, word(Word::count_runs), Ink::text_dim);
        action_button(ui, ActionId::count_stop);
    } else if (const std::optional<double> takes = ui.session.jobs().waiting_ms()) {
        paragraph(ui, worded(Word::count_takes, {about_time(*takes)}), Ink::text_dim);
        action_button(ui, ActionId::count_begin);
    }
}

}  // namespace fovlab
