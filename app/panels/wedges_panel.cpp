#include "app/panels/wedges_panel.h"

#include "app/panels/wedge_cards.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>

namespace fovlab {
namespace {

// Of the panel's height, for the tree's large picture; the rest is for the cards.
constexpr float k_part_while_scanning = 0.42F;
constexpr float k_part_otherwise = 0.66F;

}  // namespace

void WedgesPanel::draw(PanelContext& ui) {
    heading(ui, word(Word::tree_heading));
    if (ui.session.wedge_tree().empty()) {
        const bool rays = info(ui.session.algorithm()).method == Method::rays;
        paragraph(ui, word(rays ? Word::tree_none_of_rays : Word::tree_none_of_cells), Ink::text_dim);
        return;
    }
    paragraph(ui, word(Word::wedge_meaning), Ink::text_dim);
    const bool at_start = ui.session.cursor().at_start();
    const bool at_end = ui.session.cursor().at_end();
    const bool scanning = !at_start && !at_end;
    const float height = ImGui::GetWindowHeight();
    picture_.draw(ui,
                  std::max(height * (scanning ? k_part_while_scanning : k_part_otherwise), ui.px(120.0F)));
    std::optional<int> pointed = picture_.pointed();
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    if (scanning) {
        sentence_paragraph(ui, ui.session.current_step_sentence());
        const std::optional<int> card = wedge_cards(ui);
        pointed = pointed ? pointed : card;
    } else {
        paragraph(ui, word(at_end ? Word::wedges_all_done : Word::wedges_before_first), Ink::text_dim);
    }
    if (pointed != ui.session.pointed_wedge()) {
        ui.actions.emplace_back(PointAtWedge{pointed});
    }
}

}  // namespace fovlab
