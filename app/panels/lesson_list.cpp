#include "app/panels/lesson_list.h"

#include "app/panels/answer_mark.h"
#include "app/panels/flow_text.h"
#include "app/panels/lesson_act.h"
#include "app/panels/lesson_button.h"
#include "app/panels/rich_text.h"
#include "app/panels/widgets.h"
#include "app/session/lesson_words.h"
#include "app/session/task_words.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_number = 30.0F;
constexpr float k_pad = 6.0F;
constexpr float k_bar = 4.0F;
constexpr float k_mark = 16.0F;

struct Done {
    std::size_t tasks = 0;
    std::size_t done = 0;
    std::size_t page = 0;  // that was shown last

    bool all() const { return tasks > 0 && done >= tasks; }
};

Done done_of(const PanelContext& ui, const LessonEntry& entry) {
    const LessonRecord* record = ui.session.progress().of(entry.file);
    return {entry.tasks, record ? std::min(record->done(), entry.tasks) : 0, record ? record->page : 0};
}

std::string words_of(const Done& done) {
    const std::string tasks = std::to_string(done.tasks);
    std::string words = done.tasks == 0 ? std::string(word(TaskWord::no_tasks))
                        : done.all()    ? worded(TaskWord::all_tasks_done, {tasks})
                                        : worded(TaskWord::tasks_done, {std::to_string(done.done), tasks});
    if (done.page > 0 && !done.all()) {
        words += ", " + worded(TaskWord::go_on, {std::to_string(done.page + 1)});
    }
    return words;
}

void paint_bar(const PanelContext& ui, ImVec2 at, float width, const Done& done) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float high = ui.px(k_bar);
    const float share =
        static_cast<float>(done.done) / static_cast<float>(std::max<std::size_t>(done.tasks, 1));
    list.AddRectFilled(at, {at.x + width, at.y + high}, ImGui::GetColorU32(ui.colour(Ink::control)),
                       high / 2.0F);
    if (done.done > 0) {
        list.AddRectFilled(at, {at.x + std::max(width * share, high), at.y + high},
                           ImGui::GetColorU32(ui.colour(Ink::right)), high / 2.0F);
    }
}

// Two lines and a bar: all of it is one button.
void entry_of(PanelContext& ui, const LessonEntry& entry, std::size_t index, float width) {
    const Done done = done_of(ui, entry);
    const bool readable = entry.problem.empty();
    const float pad = ui.px(k_pad);
    const float left = pad + ui.px(k_number);
    const float room = std::max(width - left - pad - ui.px(k_mark), 1.0F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushFont(ui.fonts.reading_bold);
    const float title = flow_height(ui, entry.title, room);
    ImGui::PopFont();
    const std::string said = readable ? words_of(done) : entry.problem;
    ImGui::PushFont(ui.fonts.small);
    const float small = flow_height(ui, said, room);
    ImGui::PopFont();
    const float bar = readable && done.tasks > 0 ? ui.px(k_bar + 4.0F) : 0.0F;
    const float height = std::round(title + small + bar + 2.0F * pad);
    ImGui::PushID(static_cast<int>(index));
    ImGui::BeginDisabled(!readable);
    const bool clicked = ImGui::InvisibleButton("##lesson", {width, height});
    const bool hot = readable && ImGui::IsItemHovered();
    ImGui::EndDisabled();
    ImGui::PopID();
    note_place(ui, ActionId::lesson_entry);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (hot) {
        list.AddRectFilled(at, {at.x + width, at.y + height}, ImGui::GetColorU32(ui.colour(Ink::control)),
                           ui.px(6.0F));
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    ImGui::PushFont(ui.fonts.reading_bold);
    const std::string number = std::to_string(index + 1);
    const float wide = ImGui::CalcTextSize(number.c_str()).x;
    list.AddText({at.x + left - ui.px(10.0F) - wide, at.y + pad},
                 ImGui::GetColorU32(ui.colour(hot ? Ink::accent : Ink::text_dim)), number.c_str());
    paint_flow(ui, {at.x + left, at.y + pad}, room, entry.title, readable ? Ink::text : Ink::text_dim);
    ImGui::PopFont();
    ImGui::PushFont(ui.fonts.small);
    paint_flow(ui, {at.x + left, at.y + pad + title}, room, said, readable ? Ink::text_dim : Ink::warning);
    ImGui::PopFont();
    if (bar > 0.0F) {
        paint_bar(ui, {at.x + left, at.y + pad + title + small + ui.px(2.0F)}, room, done);
    }
    if (done.all()) {
        const float mark = ui.px(k_mark);
        draw_answer_mark(ui, AnswerMark::right, {at.x + width - pad - mark, at.y + pad}, mark);
    }
    if (clicked) {
        lesson_act(ui, OpenLesson{entry.file});
    }
}

void results(PanelContext& ui, const Course& course, float width) {
    if (course.asks_reset()) {
        rich_text(ui, word(TaskWord::reset_asks), reading_face(ui, Ink::warning), width);
        ImGui::Dummy({0.0F, ui.px(4.0F)});
        action_button(ui, ActionId::lesson_reset_yes);
        beside(ui, row(ActionId::lesson_reset_no).words);
        action_button(ui, ActionId::lesson_reset_no);
    } else {
        action_button(ui, ActionId::lesson_hand_in);
        beside(ui, row(ActionId::lesson_reset).words);
        action_button(ui, ActionId::lesson_reset);
    }
}

}  // namespace

void lesson_list(PanelContext& ui, const Course& course) {
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string title = course.built_in() ? std::string(word(LessonWord::built_in_title))
                                                : worded(LessonWord::folder_title, {course.folder().folder});
    ImFont* font = course.built_in() ? ui.fonts.title : ui.fonts.heading;
    rich_text(ui, title, {font, font, ui.fonts.reading_mono, 1.2F, Ink::text}, width);
    ImGui::Dummy({0.0F, ui.px(4.0F)});
    results(ui, course, width);
    ImGui::Dummy({0.0F, ui.px(6.0F)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, ui.px(2.0F)});
    for (std::size_t i = 0; i < course.entries().size(); ++i) {
        entry_of(ui, course.entries()[i], i, width);
    }
    ImGui::PopStyleVar();
    ImGui::Dummy({0.0F, ui.px(10.0F)});
    rich_text(ui, word(TaskWord::own_lessons), small_face(ui), width);
    ImGui::Dummy({0.0F, ui.px(8.0F)});
}

}  // namespace fovlab
