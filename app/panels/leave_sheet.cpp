#include "app/panels/leave_sheet.h"

#include "app/panels/sheet.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr float k_width = 540.0F;
constexpr float k_height = 122.0F;
constexpr std::array k_ways{ActionId::leave_save, ActionId::leave_without, ActionId::leave_stay};

}  // namespace

void LeaveSheet::lead_by_keys(PanelContext& ui) {
    for (const Chord& key : ui.keys) {
        if (key == plain(Key::right) || key == plain(Key::tab)) {
            chosen_ = (chosen_ + 1) % k_ways.size();
        } else if (key == plain(Key::left)) {
            chosen_ = (chosen_ + k_ways.size() - 1) % k_ways.size();
        } else if (key == plain(Key::enter)) {
            ui.run(k_ways[chosen_]);
            return;
        }
    }
}

void LeaveSheet::draw(PanelContext& ui) {
    const bool wanted = ui.session.overlay() == Overlay::leave;
    if (wanted && !open_) {
        chosen_ = 0;
    }
    open_ = wanted;
    Sheet sheet(ui, Overlay::leave, ActionId::leave_stay, {k_width, k_height});
    if (!sheet || !wanted) {
        return;
    }
    heading(ui, worded(Word::leave_heading, {ui.session.document_name()}));
    paragraph(ui, word(Word::leave_about), Ink::text_dim);
    lead_by_keys(ui);
    const float gap = ui.px(6.0F);
    float words = 0.0F;
    const auto width_of = [](ActionId id) { return ImGui::CalcTextSize(row(id).words.data()).x; };
    for (const ActionId id : k_ways) {
        words += width_of(id);
    }
    const float around = (ImGui::GetContentRegionAvail().x - gap * 2.0F - words) / 3.0F;
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    for (std::size_t i = 0; i < k_ways.size(); ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        action_button(ui, k_ways[i], std::max(width_of(k_ways[i]) + around, 1.0F), i == chosen_);
    }
}

}  // namespace fovlab
