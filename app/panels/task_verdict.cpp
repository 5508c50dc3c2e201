#include "app/panels/task_verdict.h"

#include "app/panels/answer_mark.h"
#include "app/panels/rich_text.h"
#include "app/session/task_words.h"

#include <string>
#include <string_view>

namespace fovlab {
namespace {

void title(PanelContext& ui, std::string_view words, AnswerMark mark, Ink ink) {
    ImGui::PushFont(ui.fonts.reading_bold);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = ImGui::GetTextLineHeight();
    if (mark != AnswerMark::none) {
        draw_answer_mark(ui, mark, at, line);
        ImGui::SetCursorScreenPos({at.x + line + ui.px(6.0F), at.y});
    }
    ImGui::TextColored(ui.colour(ink), "%.*s", static_cast<int>(words.size()), words.data());
    ImGui::PopFont();
}

}  // namespace

void task_verdict(PanelContext& ui, const ShownTask& shown, float width) {
    const TaskWork& work = shown.work();
    if (work.open()) {
        return;
    }
    const bool right = shown.is_right();
    if (work.shown) {
        title(ui, word(TaskWord::shown), AnswerMark::none, Ink::accent);
    } else {
        const AnswerMark mark = right ? AnswerMark::right : AnswerMark::wrong;
        title(ui, word(right ? TaskWord::right : TaskWord::not_yet), mark, ink_of(mark));
    }
    if (work.verdict && !work.verdict->feedback.empty()) {
        rich_text(ui, work.verdict->feedback, reading_face(ui), width);
    }
    ImGui::Dummy({0.0F, ui.px(2.0F)});
}

}  // namespace fovlab
