#include "app/panels/lesson_pane.h"

#include "app/panels/file_row.h"
#include "app/panels/lesson_button.h"
#include "app/panels/lesson_list.h"
#include "app/panels/lesson_text.h"
#include "app/panels/page_dots.h"
#include "app/panels/rich_text.h"
#include "app/panels/widgets.h"
#include "app/session/lesson_words.h"
#include "app/session/task_words.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_widest_text = 560.0F;  // about 62 letters a line
constexpr float k_turn = 36.0F;          // how high the buttons are that turn pages
constexpr float k_back = 40.0F;
constexpr float k_next = 118.0F;
constexpr float k_gap = 6.0F;

float width_of_button(std::string_view words) {
    const std::string text(words);
    return ImGui::CalcTextSize(text.c_str()).x + 2.0F * ImGui::GetStyle().FramePadding.x;
}

// The way back to the list, the lesson's title, and the way out.
void top_line(PanelContext& ui, const Course& course) {
    ImGui::PushFont(ui.fonts.small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(7.0F), ui.px(3.0F)});
    const float gap = ui.px(10.0F);
    const std::string_view back = word(TaskWord::back_to_lab);
    const bool reads = course.at().has_value();
    const float right = ImGui::GetWindowContentRegionMax().x - width_of_button(back);
    if (reads) {
        action_button(ui, ActionId::lesson_list);
        ImGui::SameLine(0.0F, gap);
        const float room = right - gap - ImGui::GetCursorPosX();
        // The first page says it large.
        const bool says_it = course.page_now().title == course.lesson().title;
        const std::string title = says_it ? std::string() : course.lesson().title;
        const std::string part = room > 0.0F ? beginning_that_fits(title, room) : std::string();
        ImGui::TextColored(ui.colour(Ink::text_dim), "%s", part.c_str());
        if (part != title) {
            tooltip(title);
        }
        ImGui::SameLine(0.0F, 0.0F);
    }
    ImGui::SetCursorPosX(std::max(right, ImGui::GetCursorPosX()));
    action_button(ui, ActionId::lesson_toggle, back, 0.0F, false);
    ImGui::PopStyleVar();
    ImGui::PopFont();
}

// What brings one's own map back, or the lesson's, where that is another one; and all controls.
void map_buttons(PanelContext& ui) {
    ImGui::PushFont(ui.fonts.small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(7.0F), ui.px(3.0F)});
    bool first = true;
    for (const ActionId id : {ActionId::lesson_mine, ActionId::lesson_fresh, ActionId::lesson_controls}) {
        if (!is_enabled(ui, id)) {
            continue;
        }
        if (!first) {
            beside(ui, row(id).words);
        }
        first = false;
        action_button(ui, id, 0.0F, id == ActionId::lesson_controls && ui.session.course()->all_controls());
    }
    ImGui::PopStyleVar();
    ImGui::PopFont();
}

std::string_view next_words(const PanelContext& ui, const Course& course) {
    const bool last = course.page() + 1 >= course.lesson().pages.size();
    return !last                                        ? word(TaskWord::next_page)
           : is_enabled(ui, ActionId::lesson_next_page) ? word(TaskWord::next_lesson)
                                                        : word(TaskWord::last_page);
}

void turn_buttons(PanelContext& ui, const Course& course) {
    const float high = ui.px(k_turn);
    const float gap = ui.px(k_gap);
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float next = std::min(ui.px(k_next), width * 0.4F);
    if (lesson_button(ui, ActionId::lesson_previous_page,
                      {"◀", false, is_enabled(ui, ActionId::lesson_previous_page), ui.px(k_back), high})) {
        ui.run(ActionId::lesson_previous_page);
    }
    ImGui::SetCursorScreenPos({at.x + ui.px(k_back) + gap, at.y});
    page_dots(ui, course, {std::max(width - ui.px(k_back) - next - 2.0F * gap, 1.0F), high});
    ImGui::SetCursorScreenPos({at.x + width - next, at.y});
    ImGui::PushFont(ui.fonts.bold);
    const std::string words = std::string(next_words(ui, course)) + "  ▶";
    if (lesson_button(ui, ActionId::lesson_next_page,
                      {words, true, is_enabled(ui, ActionId::lesson_next_page), next, high})) {
        ui.run(ActionId::lesson_next_page);
    }
    ImGui::PopFont();
}

}  // namespace

void LessonPane::draw(PanelContext& ui, const Picture& picture) {
    const Course* course = ui.session.course();
    if (!course) {
        return;
    }
    top_line(ui, *course);
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    if (course->at()) {
        page(ui, *course, picture);
        return;
    }
    file_.clear();
    ImGui::BeginChild("##lessons");
    lesson_list(ui, *course);
    ImGui::EndChild();
}

void LessonPane::page(PanelContext& ui, const Course& course, const Picture& picture) {
    if (!course.problem().empty()) {
        paragraph(ui, worded(LessonWord::not_renewed, {course.problem()}), Ink::warning);
    }
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    const float height = std::max(ImGui::GetContentRegionAvail().y - foot_ - spacing, ui.px(40.0F));
    ImGui::BeginChild("##lesson-page", {0.0F, height});
    if (file_ != course.file() || page_ != course.page()) {
        file_ = course.file();
        page_ = course.page();
        ImGui::SetScrollY(0.0F);
    }
    const float bar =
        ImGui::GetStyle().ScrollbarSize + ui.px(4.0F);  // so that nothing is set anew when it comes
    const float width = std::min(std::max(ImGui::GetWindowWidth() - bar, 1.0F), ui.px(k_widest_text));
    lesson_text(ui, course.page_now(), width,
                {picture, [&](std::size_t task, float room) { card_.draw(ui, course, task, room); }});
    ImGui::Dummy({0.0F, ui.px(24.0F)});
    ImGui::EndChild();
    const float top = ImGui::GetCursorPosY();
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine(from, {from.x + ImGui::GetContentRegionAvail().x, from.y},
                                        ImGui::GetColorU32(ui.colour(Ink::panel_edge)), 1.0F);
    ImGui::Dummy({0.0F, ui.px(3.0F)});
    map_buttons(ui);
    turn_buttons(ui, course);
    foot_ = ImGui::GetCursorPosY() - top;
}

}  // namespace fovlab
