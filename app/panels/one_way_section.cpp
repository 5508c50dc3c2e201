#include "app/panels/one_way_section.h"

#include "app/panels/count_text.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_most_partners = 4;  // of each kind, in words

// A number to the right of its column, and what it counts.
void count_line(PanelContext& ui, std::uint64_t number, Word words, float column, Ink ink) {
    const std::string text = grouped(number);
    const float width = ImGui::CalcTextSize(text.c_str()).x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(column - width, 0.0F));
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(ink));
    ImGui::TextUnformatted(text.c_str());
    ImGui::SameLine(0.0F, ui.px(8.0F));
    ImGui::TextUnformatted(word(words).data());
    ImGui::PopStyleColor();
}

void numbers(PanelContext& ui, const PairCount& count, bool old) {
    float column = 0.0F;
    for (const std::uint64_t number : {count.cells, count.in_range, count.mutual, count.one_way}) {
        column = std::max(column, ImGui::CalcTextSize(grouped(number).c_str()).x);
    }
    const Ink usual = old ? Ink::text_dim : Ink::text;
    count_line(ui, count.cells, Word::pairs_cells, column, usual);
    count_line(ui, count.in_range, Word::pairs_in_range, column, usual);
    count_line(ui, count.mutual, Word::pairs_mutual, column, usual);
    ImGui::PushFont(ui.fonts.bold);
    count_line(ui, count.one_way, Word::pairs_one_way, column,
               old                 ? Ink::text_dim
               : count.one_way > 0 ? Ink::warning
                                   : Ink::text);
    ImGui::PopFont();
}

// Why there is none.
Word reason_of_none(const PanelContext& ui) {
    const Algorithm algorithm = ui.session.algorithm();
    const Rules& rules = ui.session.rules();
    if (algorithm == Algorithm::radius) {
        return Word::pairs_none_distance;
    }
    const bool by_centre = uses(algorithm, Option::floor) && rules.floor == FloorRule::centre &&
                           rules.slopes == SlopeArithmetic::exact;
    return by_centre ? Word::pairs_none_centre : Word::pairs_none_here;
}

void partner_links(PanelContext& ui, Point cell, const CellSet& others, bool seen) {
    std::size_t listed = 0;
    for (int y = 0; y < others.height(); ++y) {
        for (int x = 0; x < others.width() && listed < k_most_partners; ++x) {
            if (!others.contains({x, y})) {
                continue;
            }
            const Point seer = seen ? cell : Point{x, y};
            const Point target = seen ? Point{x, y} : cell;
            const std::string id = "##pair.partner" + std::to_string(seen) + std::to_string(listed);
            const std::string words = worded(Word::partner_sees, {in_words(seer), in_words(target)});
            if (ImGui::Selectable((words + id).c_str())) {
                ui.actions.emplace_back(PickPair{seer, target});
            }
            note_item(ui, ActionId::pair_partner);
            ++listed;
        }
    }
    if (others.count() > listed) {
        paragraph(ui, worded(Word::and_more, {std::to_string(others.count() - listed)}), Ink::text_dim);
    }
}

void partners(PanelContext& ui) {
    const std::optional<Point> cell = ui.session.partner_cell();
    if (!cell) {
        paragraph(ui, word(Word::pairs_point), Ink::text_dim);
        return;
    }
    const Grid& grid = ui.session.grid();
    if (grid.opaque(*cell)) {
        paragraph(ui,
                  worded(Word::partners_opaque, {in_words(*cell), std::string(info(grid.at(*cell)).name)}),
                  Ink::text_dim);
        return;
    }
    const std::optional<PartnersPicture>& found = ui.session.partners();
    if (!found) {
        paragraph(ui, worded(Word::partners_coming, {in_words(*cell)}), Ink::text_dim);
        return;
    }
    const std::size_t seen = found->with.seen.count();
    const std::size_t seers = found->with.seers.count();
    if (seen + seers == 0) {
        paragraph(ui, worded(Word::partners_none, {in_words(*cell)}), Ink::text_dim);
        return;
    }
    paragraph(ui, worded(Word::partners_are, {in_words(*cell), std::to_string(seen), std::to_string(seers)}));
    partner_links(ui, *cell, found->with.seen, true);
    partner_links(ui, *cell, found->with.seers, false);
}

}  // namespace

void one_way_section(PanelContext& ui) {
    heading(ui, word(Word::pairs_heading));
    const RunCounts counts = ui.session.counts(ui.session.chosen());
    paragraph(ui, info(ui.session.algorithm()).name, Ink::text_dim);
    // An old number is shown while the new one is on its way, and not for longer.
    const bool on_its_way = counts.pairs_old && counts.stage == RunCounts::Pairs::counting;
    if (counts.pairs && (!counts.pairs_old || on_its_way)) {
        numbers(ui, *counts.pairs, counts.pairs_old);
    }
    if (on_its_way) {
        paragraph(ui, word(Word::pairs_old), Ink::text_dim);
    }
    if (counts.stage == RunCounts::Pairs::counting) {
        ImGui::ProgressBar(static_cast<float>(counts.share), {-1.0F, ui.px(6.0F)}, "");
    }
    long_counts(ui);
    if (counts.stage == RunCounts::Pairs::done && !counts.pairs_old && counts.pairs->one_way == 0) {
        paragraph(ui, word(reason_of_none(ui)));
        return;
    }
    if (counts.counted) {
        paragraph(ui, word(Word::pairs_shading), Ink::text_dim);
    }
    partners(ui);
}

}  // namespace fovlab
