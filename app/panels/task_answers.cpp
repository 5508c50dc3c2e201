#include "app/panels/task_answers.h"

#include "app/panels/answer_row.h"
#include "app/panels/lesson_act.h"
#include "app/panels/lesson_button.h"
#include "app/panels/rich_text.h"
#include "app/panels/widgets.h"
#include "app/session/task_words.h"
#include "core/grid/point_words.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fovlab {
namespace {

constexpr float k_field = 170.0F;  // pixels at scale 1
constexpr float k_seed_field = 70.0F;

void say(PanelContext& ui, std::string_view words, float width, Ink ink = Ink::text_dim) {
    rich_text(ui, words, small_face(ui, ink), width);
}

void draft(PanelContext& ui, const ShownTask& shown, Answer answer) {
    lesson_act(ui, DraftAnswer{shown.index, std::move(answer)});
}

bool holds(const std::vector<int>& all, int one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

std::string letter(std::size_t index) { return std::string(1, static_cast<char>('A' + index % 26)); }

std::vector<std::string> options_of(const Task& task, const Choice& choice) {
    if (!choice.of_cells()) {
        return choice.options;
    }
    std::vector<std::string> words;
    const auto count =
        task.random ? static_cast<std::size_t>(std::max(choice.count, 0)) : choice.cells.size();
    for (std::size_t i = 0; i < count; ++i) {
        words.push_back(task.random ? worded(TaskWord::cell_letter, {letter(i)})
                                    : worded(TaskWord::cell_option, {letter(i), in_words(choice.cells[i])}));
    }
    return words;
}

// Of an option once it was judged: which of those that were chosen are right, and, when all is told, which were missed.
AnswerMark mark_of(const ShownTask& shown, int option) {
    const std::optional<Verdict>& verdict = shown.work().verdict;
    const bool chosen = holds(shown.work().draft.chosen, option);
    if (shown.work().shown) {
        return chosen ? AnswerMark::right : AnswerMark::none;
    }
    if (!verdict || !chosen) {
        return AnswerMark::none;
    }
    return holds(verdict->right_options, option) ? AnswerMark::right : AnswerMark::wrong;
}

// One of several answers that stand below each other.
template <class Value>
void one_of(PanelContext& ui, const ShownTask& shown, ActionId id, float width,
            const std::vector<std::pair<Value, std::string_view>>& values,
            std::optional<Value> Answer::*part) {
    const std::optional<Value> chosen = shown.work().draft.*part;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool is_chosen = chosen == values[i].first;
        const bool judged = is_chosen && (shown.work().verdict || shown.work().shown);
        const bool right = shown.is_right() || shown.work().shown;
        const AnswerMark mark = !judged ? AnswerMark::none : right ? AnswerMark::right : AnswerMark::wrong;
        ImGui::PushID(static_cast<int>(i));
        if (answer_row(ui, id, {values[i].second, is_chosen, false, shown.editable(), mark}, width)) {
            Answer answer = shown.work().draft;
            answer.*part = values[i].first;
            draft(ui, shown, std::move(answer));
        }
        ImGui::PopID();
    }
}

void find_step(PanelContext& ui, const ShownTask& shown, float width) {
    const std::size_t at = shown.editable() ? ui.session.cursor().step() : shown.work().draft.step;
    say(ui,
        at == 0 ? std::string(word(TaskWord::step_none))
                : worded(TaskWord::step_at_hand, {std::to_string(at)}),
        width, Ink::text);
}

void find_bug(PanelContext& ui, const ShownTask& shown, const FindBug& bug, float width) {
    std::vector<std::pair<Mistake, std::string_view>> suspects;
    for (const MistakeInfo& mistake : mistakes()) {
        if (mistake.of_walks == info(bug.mistake).of_walks) {
            suspects.emplace_back(mistake.mistake, mistake.rule);
        }
    }
    one_of(ui, shown, ActionId::lesson_suspect, width, suspects, &Answer::suspect);
}

void who_sees_whom(PanelContext& ui, const ShownTask& shown, float width) {
    one_of<Who>(ui, shown, ActionId::lesson_who, width,
                {{Who::both, word(TaskWord::who_both)},
                 {Who::a, word(TaskWord::who_a)},
                 {Who::b, word(TaskWord::who_b)},
                 {Who::neither, word(TaskWord::who_neither)}},
                &Answer::who);
}

void tally(PanelContext& ui, const Verdict& verdict) {
    struct Part {
        AnswerMark mark;
        TaskWord words;
        std::size_t count;
    };
    const std::array<Part, 3> parts{{{AnswerMark::right, TaskWord::marks_right, verdict.hits.size()},
                                     {AnswerMark::missed, TaskWord::marks_missed, verdict.missed.size()},
                                     {AnswerMark::wrong, TaskWord::marks_wrong, verdict.wrong.size()}}};
    const float line = ImGui::GetTextLineHeight();
    bool first = true;
    for (const Part& part : parts) {
        if (!first) {
            ImGui::SameLine(0.0F, ui.px(18.0F));
        }
        first = false;
        draw_answer_mark(ui, part.mark, ImGui::GetCursorScreenPos(), line);
        ImGui::Dummy({line, line});
        ImGui::SameLine(0.0F, ui.px(5.0F));
        ImGui::TextUnformatted(worded(part.words, {std::to_string(part.count)}).c_str());
    }
}

}  // namespace

bool TaskAnswers::answered(const ShownTask& shown) {
    const Answer& answer = shown.work().draft;
    const std::array<bool, k_task_kinds> there{
        !answer.cells.empty(),      !answer.chosen.empty(), !answer.number.empty(), true, true,
        answer.suspect.has_value(), answer.who.has_value()};
    return there[shown.task().what.index()];
}

void TaskAnswers::begin(const Course& course) {
    if (tasks_ != course.lesson().tasks.data()) {
        tasks_ = course.lesson().tasks.data();
        fields_.clear();
        goals_.clear();
        several_.clear();
    }
}

void TaskAnswers::draw(PanelContext& ui, const ShownTask& shown, float width) {
    begin(shown.course);
    const TaskKind& what = shown.task().what;
    if (std::holds_alternative<Predict>(what)) {
        predict(ui, shown, width);
    } else if (std::holds_alternative<Choice>(what)) {
        choice(ui, shown, width);
    } else if (std::holds_alternative<Number>(what)) {
        number(ui, shown);
    } else if (std::holds_alternative<FindStep>(what)) {
        find_step(ui, shown, width);
    } else if (std::holds_alternative<Build>(what)) {
        build(ui, shown, width);
    } else if (const auto* bug = std::get_if<FindBug>(&what)) {
        find_bug(ui, shown, *bug, width);
    } else {
        who_sees_whom(ui, shown, width);
    }
}

void TaskAnswers::predict(PanelContext& ui, const ShownTask& shown, float width) {
    if (shown.work().verdict) {
        tally(ui, *shown.work().verdict);
        return;
    }
    if (shown.work().shown) {
        return;
    }
    if (shown.course.marking_task() != shown.index) {
        say(ui, word(TaskWord::wait), width);
        return;
    }
    say(ui, word(TaskWord::mark_tools), width);
    const std::size_t count = shown.work().draft.cells.size();
    const std::string words = count == 0   ? std::string(word(TaskWord::marked_none))
                              : count == 1 ? std::string(word(TaskWord::marked_one))
                                           : worded(TaskWord::marked, {std::to_string(count)});
    say(ui, words, width, Ink::text);
}

// Of words as the lesson says; of cells as the algorithms say.
bool TaskAnswers::has_several(const ShownTask& shown) {
    const Choice& choice = std::get<Choice>(shown.task().what);
    if (!choice.of_cells() || shown.task().random) {
        return choice.right.size() > 1;
    }
    const auto found = several_.find(shown.index);
    if (found != several_.end()) {
        return found->second;
    }
    const std::optional<Answer> right = right_answer(shown.course.lesson(), shown.index);
    return several_.emplace(shown.index, !right || right->chosen.size() != 1).first->second;
}

void TaskAnswers::choice(PanelContext& ui, const ShownTask& shown, float width) {
    const Choice& choice = std::get<Choice>(shown.task().what);
    const bool several = has_several(shown);
    if (several) {
        say(ui, word(TaskWord::several), width);
    }
    const std::vector<std::string> options = options_of(shown.task(), choice);
    for (std::size_t i = 0; i < options.size(); ++i) {
        const int option = static_cast<int>(i) + 1;
        Answer answer = shown.work().draft;
        const bool chosen = holds(answer.chosen, option);
        ImGui::PushID(option);
        if (answer_row(ui, ActionId::lesson_option,
                       {options[i], chosen, several, shown.editable(), mark_of(shown, option)}, width)) {
            if (!several) {
                answer.chosen = {option};
            } else if (chosen) {
                answer.chosen.erase(std::remove(answer.chosen.begin(), answer.chosen.end(), option),
                                    answer.chosen.end());
            } else {
                answer.chosen.push_back(option);
                std::sort(answer.chosen.begin(), answer.chosen.end());
            }
            draft(ui, shown, std::move(answer));
        }
        ImGui::PopID();
    }
}

void TaskAnswers::number(PanelContext& ui, const ShownTask& shown) {
    Field& field = fields_[shown.index];
    const std::string& drafted = shown.work().draft.number;
    if (field.agreed != drafted) {
        field.typed.fill('\0');
        std::memcpy(field.typed.data(), drafted.data(), std::min(drafted.size(), field.typed.size() - 1));
        field.agreed = drafted;
    }
    ImGui::PushFont(ui.fonts.reading);
    ImGui::SetNextItemWidth(ui.px(k_field));
    ImGui::BeginDisabled(!shown.editable());
    if (std::exchange(field.goes_on, false) && shown.editable()) {
        ImGui::SetKeyboardFocusHere();  // wrong: one types another one
    }
    const bool changed = ImGui::InputTextWithHint("##number", word(TaskWord::number_field).data(),
                                                  field.typed.data(), field.typed.size());
    // The library misses an Enter that is pressed and released between two frames; the lab's keys do not.
    const bool typing = ImGui::IsItemActive();
    const bool entered = ui.pressed(Key::enter) && (typing || ImGui::IsItemDeactivatedAfterEdit());
    ImGui::EndDisabled();
    note_item(ui, ActionId::lesson_number);
    ImGui::PopFont();
    if (changed) {
        field.agreed = std::string(field.typed.data());
        Answer answer = shown.work().draft;
        answer.number = *field.agreed;
        draft(ui, shown, std::move(answer));
    }
    if (entered && field.typed[0] != '\0') {
        lesson_act(ui, CheckAnswer{shown.index});
        field.goes_on = true;
    }
}

// How the goals stand, while one paints; between two strokes only, as some take a while to count.
void TaskAnswers::build(PanelContext& ui, const ShownTask& shown, float width) {
    Goals& known = goals_[shown.index];
    const std::uint64_t serial = ui.session.serial();
    if (known.goals.empty() || (known.serial != serial && !ui.session.edit_open())) {
        const Scenario& now = ui.session.document();
        const std::optional<Scenario> before = shown.course.scenario_here();
        known = {serial, goals_now(std::get<Build>(shown.task().what), now, before ? *before : now)};
    }
    const float mark = ui.px(14.0F);
    const float gap = ui.px(8.0F);
    for (const Verdict::Goal& goal : known.goals) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_answer_mark(ui, goal.holds ? AnswerMark::right : AnswerMark::wrong, {at.x, at.y + ui.px(3.0F)},
                         mark);
        ImGui::SetCursorScreenPos({at.x + mark + gap, at.y});
        rich_text(ui, goal.words, {ui.fonts.text, ui.fonts.bold, ui.fonts.mono, 1.3F, Ink::text},
                  width - mark - gap);
        ImGui::SetCursorScreenPos({at.x, ImGui::GetCursorScreenPos().y});
    }
}

void TaskAnswers::seed(PanelContext& ui, const ShownTask& shown) {
    const std::uint32_t seed = shown.work().draft.seed.value_or(shown.task().random->recipe.seed);
    const auto choose = [&](std::uint32_t to) { lesson_act(ui, ChooseSeed{shown.index, to}); };
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(ui.colour(Ink::text_dim), "%s", word(TaskWord::map_number).data());
    ImGui::SameLine();
    int typed = static_cast<int>(seed);
    ImGui::SetNextItemWidth(ui.px(k_seed_field));
    const bool changed = ImGui::InputInt("##seed", &typed, 0, 0);
    note_item(ui, ActionId::lesson_seed);
    if (changed && typed > 0 && static_cast<std::uint32_t>(typed) != seed) {
        choose(static_cast<std::uint32_t>(typed));
    }
    ImGui::SameLine();
    if (lesson_button(ui, ActionId::lesson_next_seed)) {
        choose(seed + 1);
    }
}

}  // namespace fovlab
