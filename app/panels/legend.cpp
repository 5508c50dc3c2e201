#include "app/panels/legend.h"

#include "app/canvas/window_pen.h"
#include "app/panels/compare_header.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/figure/legend.h"

#include <algorithm>
#include <optional>

namespace fovlab {
namespace {

// The difference's cells mean something else than those of one run.
std::optional<LegendSides> sides_of(const PanelContext& ui) {
    if (!ui.session.compares() || ui.session.document().compare->show != Show::difference) {
        return std::nullopt;
    }
    return LegendSides{side_and_algorithm(ui, Side::left), side_and_algorithm(ui, Side::right)};
}

}  // namespace

void legend(PanelContext& ui, const InkSet& inks) {
    if (legend_rows(inks).empty()) {
        return;
    }
    heading(ui, word(Word::legend_heading));
    DrawKit kit;
    kit.list = ImGui::GetWindowDrawList();
    kit.palette = &ui.palette;
    kit.scale = static_cast<double>(ui.scale);
    WindowPen pen(kit);
    const float line = ImGui::GetTextLineHeight();
    for (const LegendRow& row : legend_rows(inks, sides_of(ui))) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_legend_sample(row, {at.x, at.y}, static_cast<double>(line), kit.scale, ui.palette, pen);
        ImGui::Dummy({static_cast<float>(legend_sample_width(static_cast<double>(line))), line});
        ImGui::SameLine();
        paragraph(ui, row.words, Ink::text_dim);
    }
}

}  // namespace fovlab
