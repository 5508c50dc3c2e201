#include "app/panels/status_line.h"

#include "app/panels/widgets.h"
#include "app/session/course.h"
#include "app/session/explore_words.h"
#include "app/session/lesson_words.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <string>
#include <string_view>

namespace fovlab {

namespace {

// At the right end; where they begin.
float help_buttons(PanelContext& ui) {
    constexpr ActionId buttons[] = {ActionId::help_find, ActionId::help_keys};
    ImGui::PushFont(ui.fonts.small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(7.0F), ui.px(1.0F)});
    const float gap = ui.px(4.0F);
    const ImVec2 start = ImGui::GetCursorPos();
    float width = -gap;
    const auto label = [](ActionId id) { return std::string(row(id).words) + "  " + to_words(row(id).key); };
    const auto width_of = [&](ActionId id) {
        return ImGui::CalcTextSize(label(id).c_str()).x + 2.0F * ImGui::GetStyle().FramePadding.x;
    };
    for (const ActionId id : buttons) {
        width += width_of(id) + gap;
    }
    float x = ImGui::GetWindowContentRegionMax().x - width;
    const float left = x;
    for (const ActionId id : buttons) {
        ImGui::SetCursorPos({x, start.y - ui.px(1.0F)});
        action_button(ui, id, label(id), 0.0F, false);
        x += width_of(id) + gap;
    }
    ImGui::PopStyleVar();
    ImGui::PopFont();
    ImGui::SetCursorPos(start);
    return ImGui::GetWindowPos().x + left - ui.px(12.0F);
}

// What the last move brought, else how far the walk is and what the keys do.
void walk_line(PanelContext& ui) {
    const Walker& walker = ui.session.explore()->walker();
    const std::string& told = ui.session.message();
    const bool on_stairs = walker.level().plan && walker.level().grid.at(walker.at()) == Terrain::stairs_down;
    std::string said = told.empty() ? walker.message() : told;
    if (said.empty() && on_stairs) {
        said = word(ExploreWord::on_stairs);
    }
    if (!said.empty()) {
        const bool refused = !told.empty() && ui.session.message_refuses();
        ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(refused ? Ink::warning : Ink::accent));
        ImGui::TextUnformatted(said.c_str());
        ImGui::PopStyleColor();
        ImGui::SameLine(0.0F, ui.px(24.0F));
    }
    const std::string words =
        worded(ExploreWord::in_view,
               {std::to_string(walker.shown().count()), std::to_string(walker.memory().seen().count()),
                std::to_string(walker.depth()), std::to_string(walker.turn())});
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
    ImGui::TextUnformatted(words.c_str());
    if (said.empty()) {
        ImGui::SameLine(0.0F, ui.px(24.0F));
        ImGui::TextUnformatted(word(ExploreWord::help_walk).data());
    }
    ImGui::PopStyleColor();
}

// What the last step of the cutting did.
void cuts_line(PanelContext& ui) {
    const Explore& explore = *ui.session.explore();
    const std::string& told = ui.session.message();
    const std::string said = told.empty() ? explore.cut_sentence() : told;
    if (!said.empty()) {
        ImGui::TextUnformatted(said.c_str());
        ImGui::SameLine(0.0F, ui.px(24.0F));
    }
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
    ImGui::TextUnformatted(word(ExploreWord::help_look).data());
    ImGui::PopStyleColor();
}

// What the pointer does on the map.
std::string_view pointer_help(const Session& session) {
    if (session.marks()) {
        return word(LessonWord::help_marks);
    }
    if (session.explore()) {
        return word(ExploreWord::help_look);
    }
    const Course* course = session.course();
    if (course && course->at() && (course->veil() != Veil::none || !course->shows(Control::tools))) {
        return {};
    }
    return word(session.stroke() == Stroke::pair ? Word::help_pair : Word::help_paint);
}

// Not while they would answer a lesson's question.
std::string counted(const Session& session, bool so_far, const std::string& after) {
    if (session.course() && session.course()->veil() == Veil::light) {
        return {};
    }
    return std::to_string(session.visible_count()) + " " +
           std::string(word(so_far ? Word::visible_so_far : Word::cells_visible)) + after +
           std::to_string(session.recording().trace.examined(session.cursor().step())) + " " +
           std::string(word(so_far ? Word::examined_so_far : Word::cells_examined)) + after;
}

}  // namespace

void status_line(PanelContext& ui) {
    const float right = help_buttons(ui);
    const ImVec2 top = ImGui::GetWindowPos();
    ImGui::PushClipRect(top, {right, top.y + ImGui::GetWindowHeight()}, true);
    const std::optional<Point> cursor = ui.session.cell_cursor();
    const bool so_far = !ui.session.cursor().at_end();
    const std::string between = "   ·   ";
    if (ui.session.explores_by(ExploreMode::walk)) {
        walk_line(ui);
        ImGui::PopClipRect();
        return;
    }
    if (ui.session.explores_by(ExploreMode::cuts)) {
        cuts_line(ui);
        ImGui::PopClipRect();
        return;
    }
    std::string words = counted(ui.session, so_far, between) + std::to_string(ui.session.grid().width()) +
                        " × " + std::to_string(ui.session.grid().height()) + between +
                        std::string(word(Word::viewer_at)) + " " + in_words(ui.session.viewer());
    if (const std::optional<Why>& why = ui.session.explanation(); why && !cursor) {
        words += between + std::string(word(Word::pointer_at)) + " " + in_words(why->cell);
    }
    const bool message = !ui.session.message().empty();
    if (message) {
        ImGui::PushStyleColor(ImGuiCol_Text,
                              ui.colour(ui.session.message_refuses() ? Ink::warning : Ink::accent));
        ImGui::TextUnformatted(ui.session.message().c_str());
        ImGui::PopStyleColor();
        ImGui::SameLine(0.0F, ui.px(24.0F));
    } else if (cursor) {  // keys that have just changed their meaning come first
        ImGui::TextUnformatted(worded(Word::cursor_keys, {in_words(*cursor)}).c_str());
        ImGui::SameLine(0.0F, ui.px(24.0F));
    }
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
    ImGui::TextUnformatted(words.c_str());
    const std::string_view hint = pointer_help(ui.session);
    const float help = hint.empty() ? 0.0F : ImGui::CalcTextSize(hint.data()).x + ui.px(24.0F);
    const bool fits = ImGui::GetItemRectMax().x + help <= right;
    if (!message && !cursor && fits && !hint.empty()) {
        ImGui::SameLine(0.0F, ui.px(24.0F));
        ImGui::TextUnformatted(hint.data());
    }
    ImGui::PopStyleColor();
    ImGui::PopClipRect();
}

}  // namespace fovlab
