#include "app/panels/task_card.h"

#include "app/panels/answer_mark.h"
#include "app/panels/lesson_act.h"
#include "app/panels/lesson_button.h"
#include "app/panels/rich_text.h"
#include "app/panels/task_verdict.h"
#include "app/panels/widgets.h"
#include "app/session/task_words.h"

#include <array>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_pad = 14.0F;
constexpr float k_bar = 4.0F;
constexpr float k_gap = 8.0F;

constexpr std::array<TaskWord, k_task_kinds> k_kinds{
    TaskWord::kind_predict, TaskWord::kind_choice,   TaskWord::kind_number, TaskWord::kind_find_step,
    TaskWord::kind_build,   TaskWord::kind_find_bug, TaskWord::kind_who};

const TaskRecord* record_of(const PanelContext& ui, const ShownTask& shown) {
    const LessonRecord* lesson = ui.session.progress().of(shown.course.file());
    return lesson && shown.index < lesson->tasks.size() ? &lesson->tasks[shown.index] : nullptr;
}

// Which it is, small, and at the right end whether it was done, on whichever day.
void title_line(PanelContext& ui, const ShownTask& shown, float width) {
    const TaskRecord* record = record_of(ui, shown);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushFont(ui.fonts.small);
    const std::string title =
        worded(TaskWord::task_title,
               {std::to_string(shown.index + 1), std::string(word(k_kinds[shown.task().what.index()]))});
    ImGui::TextColored(ui.colour(Ink::text_dim), "%s", title.c_str());
    if (record && (record->right || record->shown)) {
        const std::string words(word(record->right ? TaskWord::done : TaskWord::done_shown));
        const float line = ImGui::GetTextLineHeight();
        const float wide = ImGui::CalcTextSize(words.c_str()).x;
        const float x = at.x + width - wide;
        ImGui::GetWindowDrawList()->AddText(
            {x, at.y}, ImGui::GetColorU32(ui.colour(record->right ? Ink::right : Ink::text_dim)),
            words.c_str());
        if (record->right) {
            draw_answer_mark(ui, AnswerMark::right, {x - line - ui.px(3.0F), at.y}, line);
        }
    }
    ImGui::PopFont();
}

// What is judged by this button, in its own words where the kind has some.
std::string_view check_words(const Task& task) {
    return std::holds_alternative<FindStep>(task.what)  ? word(TaskWord::this_is_it)
           : std::holds_alternative<FindBug>(task.what) ? word(TaskWord::mend_it)
                                                        : row(ActionId::lesson_check).words;
}

void check(PanelContext& ui, const ShownTask& shown) { lesson_act(ui, CheckAnswer{shown.index}); }

void buttons(PanelContext& ui, const ShownTask& shown) {
    const bool marks = std::holds_alternative<Predict>(shown.task().what);
    const bool waits = marks && shown.work().open() && shown.course.marking_task() != shown.index;
    const bool can_check = shown.editable() && !(marks && shown.work().verdict);
    bool first = true;
    const auto place = [&](std::string_view words) {
        if (!first) {
            beside(ui, words);
        }
        first = false;
    };
    if (can_check) {
        place({});
        if (lesson_button(ui, ActionId::lesson_check,
                          {check_words(shown.task()), true, TaskAnswers::answered(shown) && !waits})) {
            check(ui, shown);
        }
    }
    if (marks && can_check && !waits) {
        place(row(ActionId::lesson_clear_marks).words);
        action_button(ui, ActionId::lesson_clear_marks);
    }
    if (!shown.work().open()) {
        place(row(ActionId::lesson_again).words);
        if (lesson_button(ui, ActionId::lesson_again)) {
            lesson_act(ui, TryAgain{shown.index});
        }
    }
    // Who gives up has tried before.
    const bool tried = shown.work().verdict.has_value();
    if (tried && shown.editable() && !std::holds_alternative<Build>(shown.task().what)) {
        place(row(ActionId::lesson_show).words);
        if (lesson_button(ui, ActionId::lesson_show)) {
            lesson_act(ui, ShowAnswer{shown.index});
        }
    }
}

}  // namespace

void TaskCard::contents(PanelContext& ui, const ShownTask& shown, float width) {
    title_line(ui, shown, width);
    rich_text(ui, shown.task().ask, reading_face(ui), width);
    ImGui::Dummy({0.0F, ui.px(1.0F)});
    if (shown.task().random) {
        answers_.seed(ui, shown);
    }
    answers_.draw(ui, shown, width);
    ImGui::Dummy({0.0F, ui.px(1.0F)});
    task_verdict(ui, shown, width);
    buttons(ui, shown);
}

// What has just been said of an answer is brought into view.
void TaskCard::follow_verdict(PanelContext& ui, const ShownTask& shown, float bottom) {
    if (lesson_ != &shown.course.lesson()) {
        lesson_ = &shown.course.lesson();
        told_.clear();
    }
    const std::optional<Verdict>& verdict = shown.work().verdict;
    const std::string now = verdict ? verdict->feedback : std::string();
    const auto known = told_.find(shown.index);
    const bool news = verdict && known != told_.end() && known->second != now;
    told_[shown.index] = now;
    if (news) {
        comes_into_view_ = shown.index;
        frames_ = 2;  // its height is known after one
    }
    if (comes_into_view_ == shown.index && frames_ > 0) {
        --frames_;
        const float below = bottom + ui.px(k_pad) - (ImGui::GetWindowPos().y + ImGui::GetWindowHeight());
        if (below > 0.0F) {
            ImGui::SetScrollY(ImGui::GetScrollY() + below);
        }
    }
}

void TaskCard::draw(PanelContext& ui, const Course& course, std::size_t task, float width) {
    const ShownTask shown{course, task};
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float pad = ui.px(k_pad);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImDrawListSplitter layers;
    layers.Split(&list, 2);
    layers.SetCurrentChannel(&list, 1);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(k_gap), ui.px(5.0F)});
    ImGui::PushID(static_cast<int>(task));
    ImGui::SetCursorScreenPos({at.x + pad, at.y + pad});
    ImGui::BeginGroup();
    contents(ui, shown, width - 2.0F * pad);
    ImGui::EndGroup();
    ImGui::PopID();
    ImGui::PopStyleVar();
    const float height = ImGui::GetItemRectMax().y - at.y + pad;
    layers.SetCurrentChannel(&list, 0);
    const ImVec2 to{at.x + width, at.y + height};
    list.AddRectFilled(at, to, ImGui::GetColorU32(ui.colour(Ink::window)), ui.px(8.0F));
    list.AddRect(at, to, ImGui::GetColorU32(ui.colour(Ink::panel_edge)), ui.px(8.0F));
    const Ink bar = shown.is_right() && !shown.work().shown ? Ink::right : Ink::accent;
    list.AddRectFilled({at.x, at.y + ui.px(8.0F)}, {at.x + ui.px(k_bar), to.y - ui.px(8.0F)},
                       ImGui::GetColorU32(ui.colour(bar)), ui.px(2.0F));
    layers.Merge(&list);
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, height});
    follow_verdict(ui, shown, to.y);
}

}  // namespace fovlab
