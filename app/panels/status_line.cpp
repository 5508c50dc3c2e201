#include "app/panels/status_line.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <string>

namespace fovlab {

void status_line(PanelContext& ui) {
    const Scenario& document = ui.session.document();
    const bool so_far = !ui.session.cursor().at_end();
    const std::string between = "   ·   ";
    std::string words = std::to_string(ui.session.visible_count()) + " " +
                        std::string(word(so_far ? Word::visible_so_far : Word::cells_visible)) + between +
                        std::to_string(ui.session.recording().trace.examined(ui.session.cursor().step())) +
                        " " + std::string(word(so_far ? Word::examined_so_far : Word::cells_examined)) +
                        between + std::to_string(document.grid.width()) + " × " +
                        std::to_string(document.grid.height()) + between +
                        std::string(word(Word::viewer_at)) + " " + in_words(document.viewer);
    if (const std::optional<Why>& why = ui.session.explanation()) {
        words += between + std::string(word(Word::pointer_at)) + " " + in_words(why->cell);
    }
    const bool message = !ui.session.message().empty();
    if (message) {
        ImGui::PushStyleColor(ImGuiCol_Text,
                              ui.colour(ui.session.message_refuses() ? Ink::warning : Ink::accent));
        ImGui::TextUnformatted(ui.session.message().c_str());
        ImGui::PopStyleColor();
        ImGui::SameLine(0.0F, ui.px(24.0F));
    }
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
    ImGui::TextUnformatted(words.c_str());
    const float help = ImGui::CalcTextSize(word(Word::help_paint).data()).x + ui.px(24.0F);
    const bool fits =
        ImGui::GetItemRectMax().x + help <= ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (!message && fits) {
        ImGui::SameLine(0.0F, ui.px(24.0F));
        ImGui::TextUnformatted(word(Word::help_paint).data());
    }
    ImGui::PopStyleColor();
}

}  // namespace fovlab
