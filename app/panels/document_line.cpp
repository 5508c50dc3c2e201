#include "app/panels/document_line.h"

#include "app/panels/file_row.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr std::array k_buttons{ActionId::file_open, ActionId::file_save, ActionId::file_save_as,
                               ActionId::file_share_code, ActionId::file_export};
constexpr float k_button = 26.0F;
constexpr float k_gap = 2.0F;

// With … for what has no room, and then whole in a tooltip.
void name_of(PanelContext& ui, float width) {
    const bool dirty = ui.session.dirty();
    const std::string name = ui.session.document_name();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ui.px(k_button);
    ImGui::PushFont(ui.fonts.bold);
    const float line = ImGui::GetTextLineHeight();
    const float mark = dirty ? ImGui::CalcTextSize(worded(Word::unsaved_mark, {""}).c_str()).x : 0.0F;
    const std::string part = beginning_that_fits(name, width - mark);
    const std::string shown = dirty ? worded(Word::unsaved_mark, {part}) : part;
    ImGui::PushClipRect(at, {at.x + width, at.y + height}, true);
    ImGui::GetWindowDrawList()->AddText({at.x, at.y + (height - line) / 2.0F},
                                        ImGui::GetColorU32(ui.colour(Ink::text)), shown.c_str());
    ImGui::PopClipRect();
    ImGui::PopFont();
    ImGui::Dummy({width, height});
    const SavedFile& file = ui.session.file();
    const std::string& whole = file.origin().empty() ? name : file.origin();
    tooltip(dirty ? worded(Word::name_unsaved, {whole}) : whole);
}

}  // namespace

void document_line(PanelContext& ui) {
    const float gap = ui.px(k_gap);
    const float button = ui.px(k_button);
    const float buttons = static_cast<float>(k_buttons.size()) * (button + gap) - gap;
    const float room = ImGui::GetContentRegionAvail().x - buttons - ui.px(8.0F);
    bool first = room < ui.px(20.0F);  // a pane as narrow as that has room for the buttons alone
    if (!first) {
        name_of(ui, room);
        ImGui::SameLine(0.0F, ui.px(8.0F));
        first = true;
    }
    for (const ActionId id : k_buttons) {
        if (!first) {
            ImGui::SameLine(0.0F, gap);
        }
        first = false;
        icon_button(ui, id, {button, button});
    }
}

}  // namespace fovlab
