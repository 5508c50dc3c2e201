#include "app/panels/page_dots.h"

#include "app/panels/answer_mark.h"
#include "app/panels/lesson_act.h"
#include "app/panels/widgets.h"
#include "app/session/task_words.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_widest = 20.0F;
constexpr float k_narrowest = 10.0F;

bool all_done(const PanelContext& ui, const Course& course, const Page& page) {
    const LessonRecord* record = ui.session.progress().of(course.file());
    bool any = false;
    for (const Block& block : page.blocks) {
        if (block.task) {
            any = true;
            if (!record || *block.task >= record->tasks.size() || !record->tasks[*block.task].right) {
                return false;
            }
        }
    }
    return any;
}

bool has_tasks(const Page& page) {
    return std::any_of(page.blocks.begin(), page.blocks.end(),
                       [](const Block& block) { return block.task.has_value(); });
}

// A page with tasks that are open has a larger ring.
void paint_dot(const PanelContext& ui, const Course& course, std::size_t page, ImVec2 middle, bool hot) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool here = page == course.page();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(here || hot ? Ink::accent : Ink::text_dim));
    const Page& what = course.lesson().pages[page];
    if (all_done(ui, course, what)) {
        const float size = ui.px(12.0F);
        draw_answer_mark(ui, AnswerMark::right, {middle.x - size / 2.0F, middle.y - size / 2.0F}, size);
        if (here) {
            list.AddCircle(middle, ui.px(8.0F), ink, 0, ui.px(1.5F));
        }
        return;
    }
    const float radius = ui.px(has_tasks(what) ? 5.0F : 3.5F);
    if (here) {
        list.AddCircleFilled(middle, radius, ink);
    } else {
        list.AddCircle(middle, radius, ink, 0, ui.px(1.5F));
    }
}

}  // namespace

void page_dots(PanelContext& ui, const Course& course, ImVec2 room) {
    const std::size_t count = course.lesson().pages.size();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float step = std::floor(std::min(ui.px(k_widest), room.x / static_cast<float>(count)));
    if (step < ui.px(k_narrowest)) {
        const std::string words =
            worded(TaskWord::page_of, {std::to_string(course.page() + 1), std::to_string(count)});
        const ImVec2 size = ImGui::CalcTextSize(words.c_str());
        ImGui::GetWindowDrawList()->AddText(
            {at.x + (room.x - size.x) / 2.0F, at.y + (room.y - size.y) / 2.0F},
            ImGui::GetColorU32(ui.colour(Ink::text)), words.c_str());
        ImGui::Dummy(room);
        return;
    }
    const float left = at.x + (room.x - step * static_cast<float>(count)) / 2.0F;
    for (std::size_t i = 0; i < count; ++i) {
        const float x = left + step * static_cast<float>(i);
        ImGui::SetCursorScreenPos({x, at.y});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##page", {step, room.y})) {
            lesson_act(ui, GoToPage{i});
        }
        ImGui::PopID();
        const bool hot = ImGui::IsItemHovered();
        note_place(ui, ActionId::lesson_page);
        tooltip(worded(TaskWord::page_tip, {std::to_string(i + 1), course.lesson().pages[i].title}));
        paint_dot(ui, course, i, {x + step / 2.0F, at.y + room.y / 2.0F}, hot);
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy(room);
}

}  // namespace fovlab
