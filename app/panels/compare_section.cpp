#include "app/panels/compare_section.h"

#include "app/panels/compare_header.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <string>

namespace fovlab {
namespace {

void side_line(PanelContext& ui, Side side) {
    const float sign = ImGui::GetTextLineHeight();
    side_sign(ui, side, ImGui::GetCursorScreenPos(), sign);
    ImGui::Dummy({sign, sign});
    ImGui::SameLine();
    paragraph(ui, side_and_algorithm(ui, side), ui.session.chosen() == side ? Ink::accent : Ink::text_dim);
}

}  // namespace

void both_why_section(PanelContext& ui) {
    heading(ui, word(Word::explain_heading));
    const std::optional<Point> cell = ui.session.explained_cell();
    if (!cell) {
        paragraph(ui, word(Word::explain_hint), Ink::text_dim);
        return;
    }
    std::string title = in_words(*cell) + "  " + std::string(info(ui.session.grid().at(*cell)).name);
    if (ui.session.pinned()) {
        title += "  · " + std::string(word(Word::explain_pinned));
    }
    paragraph(ui, title, Ink::text_dim);
    for (const Side side : {Side::left, Side::right}) {
        side_line(ui, side);
        const std::string told = ui.session.run(side).explanation_sentence();
        if (ui.session.chosen() == side) {
            link_paragraph(ui, ActionId::explain_jump, told);
        } else {
            sentence_paragraph(ui, told);
        }
    }
    if (ui.session.pinned()) {
        action_button(ui, ActionId::explain_unpin);
    }
}

void difference_section(PanelContext& ui) {
    heading(ui, word(Word::compare_heading));
    const auto seen = [&ui](Side side) {
        const Run& run = ui.session.run(side);
        return run.trace().visible(run.cursor().step());
    };
    const CellSet left = seen(Side::left);
    const Difference apart = difference(left, seen(Side::right));
    const bool done =
        ui.session.run(Side::left).cursor().at_end() && ui.session.run(Side::right).cursor().at_end();
    const std::size_t only_left = apart.removed.count();
    paragraph(ui, worded(done ? Word::compare_sum : Word::compare_sum_so_far,
                         {std::to_string(left.count() - only_left), std::to_string(only_left),
                          std::to_string(apart.added.count())}));
}

}  // namespace fovlab
