// The session's lessons: answers as they are made, judged and noted, and what is handed in.
#include "app/session/action_kinds.h"
#include "app/session/action_table.h"
#include "app/session/lesson_desk.h"
#include "app/session/lesson_effects.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

template <class Kind>
bool is_a(const Task& task) {
    return std::holds_alternative<Kind>(task.what);
}

bool asks_for_next(const Task& task) {
    const auto* predict = std::get_if<Predict>(&task.what);
    return predict && predict->what == Predict::What::next;
}

}  // namespace

// A page without tools is not painted on. While a question is open the steps, walking and the map wait.
std::optional<LessonWord> Session::barred_by_a_question(const Action& action) const {
    if (!course() || !course()->at()) {
        return std::nullopt;
    }
    const bool asks = course()->veil() != Veil::none;
    if (is_any_of<PaintCells, PaintFigure, FillArea, PlaceThing>(action) &&
        (asks || !course()->shows(Control::tools))) {
        return asks ? LessonWord::map_waits : LessonWord::no_painting;
    }
    if (!asks) {
        return std::nullopt;
    }
    if (is_any_of<WalkMove, WalkTo, GoToMove, SetDungeon, MoveViewer, SetRules, SetAlgorithm, SetAlgorithmOf,
                  SetLight, ResizeMap>(action)) {
        return LessonWord::map_waits;
    }
    if (is_any_of<GoToStep, GoToStepOf>(action)) {
        return LessonWord::steps_wait;
    }
    const auto* run = std::get_if<RunAction>(&action);
    const bool steps = run && ((run->id >= ActionId::step_play && run->id <= ActionId::step_slider) ||
                               (run->id >= ActionId::run_visible && run->id <= ActionId::run_break) ||
                               run->id == ActionId::explain_jump);
    return steps ? std::optional(LessonWord::steps_wait) : std::nullopt;
}

const std::vector<Point>* Session::marks() const {
    const std::optional<std::size_t> task = course() ? course()->marking_task() : std::nullopt;
    return task ? &course()->work(*task).draft.cells : nullptr;
}

void LessonDesk::operator()(const MarkCells& action) {
    const std::optional<std::size_t> task = reading() ? course().marking_task() : std::nullopt;
    if (!task) {
        return;
    }
    TaskWork& work = course().work(*task);
    const std::vector<Point>& among = course().asked(*task).among;
    const bool any = std::any_of(action.cells.begin(), action.cells.end(), [&](Point cell) {
        return std::find(among.begin(), among.end(), cell) != among.end();
    });
    if (action.on && !any) {
        session_.refuse(std::string(word(LessonWord::not_asked_for)));
        return;
    }
    session_.message_.clear();
    for (const Point cell : action.cells) {
        const auto found = std::find(work.draft.cells.begin(), work.draft.cells.end(), cell);
        const bool asked = std::find(among.begin(), among.end(), cell) != among.end();
        if (action.on && asked && found == work.draft.cells.end()) {
            work.draft.cells.push_back(cell);
        } else if (!action.on && found != work.draft.cells.end()) {
            work.draft.cells.erase(found);
        }
    }
}

void LessonDesk::clear_marks() {
    if (const std::optional<std::size_t> task = reading() ? course().marking_task() : std::nullopt) {
        course().work(*task).draft.cells.clear();
    }
}

void LessonDesk::operator()(const DraftAnswer& action) {
    if (!has_task(action.task)) {
        return;
    }
    TaskWork& work = course().work(action.task);
    const bool was_open = work.open();
    const std::optional<std::uint32_t> seed = work.draft.seed;
    const std::vector<Point> cells = work.draft.cells;
    work.draft = action.answer;
    work.draft.seed = seed;
    work.draft.cells = cells;
    work.shown = false;
    work.verdict.reset();
    if (!was_open) {
        look_again();
    }
}

void LessonDesk::operator()(const CheckAnswer& action) {
    if (has_task(action.task)) {
        answer(action.task, false);
    }
}

void LessonDesk::operator()(const ShowAnswer& action) {
    if (!has_task(action.task)) {
        return;
    }
    TaskWork& work = course().work(action.task);
    std::optional<Answer> right = right_answer(course().lesson(), action.task, work.draft.seed);
    if (!right) {
        return;
    }
    right->seed = work.draft.seed;
    work.draft = std::move(*right);
    if (is_a<FindStep>(course().lesson().tasks[action.task])) {
        session_.go_to(Side::left, work.draft.step);
    }
    answer(action.task, true);
}

void LessonDesk::answer(std::size_t task, bool shown) {
    const Task& asked = course().lesson().tasks[task];
    TaskWork& work = course().work(task);
    Answer given = work.draft;
    if (is_a<FindStep>(asked) && !shown) {
        given.step = session_.left_.cursor().step();
        work.draft.step = given.step;
    } else if (is_a<Build>(asked)) {
        given.built = session_.to_save();
    }
    work.verdict = judge(course().lesson(), task, given);
    work.shown = shown;
    if (shown) {
        work.verdict->feedback = asked.explain;  // nobody has found anything
    }
    session_.message_.clear();
    course().note_answer(task);
    TaskRecord& noted = record().tasks[task];
    if (!noted.right && shown) {
        noted.shown = true;
    } else if (!noted.right) {
        ++noted.tries;
        noted.right = work.verdict->right;
        noted.seed =
            asked.random ? std::optional(given.seed.value_or(asked.random->recipe.seed)) : std::nullopt;
    }
    look_again();
    const bool found_bug = is_a<FindBug>(asked) && work.verdict->right;
    if (is_a<Choice>(asked) || found_bug) {
        session_.go_to_ends();
    }
    if (asks_for_next(asked)) {
        session_.left_.stride(Stride::row, true);
        session_.follow(Side::left);
    }
    if (const std::optional<Point> at = work.verdict->look_at; at && session_.grid().contains(*at)) {
        session_.pinned_ = at;
        session_.explain();
    }
}

void LessonDesk::operator()(const TryAgain& action) {
    if (!has_task(action.task)) {
        return;
    }
    TaskWork& work = course().work(action.task);
    const std::optional<std::uint32_t> seed = work.draft.seed;
    work = TaskWork{};
    work.draft.seed = seed;
    session_.pinned_.reset();
    const std::optional<Scenario> begun = course().scenario_here();
    if (begun && session_.dirty() && course().page_now().view == LessonView::lab) {
        set_aside();
        begin_page();
    } else {
        look_again();
    }
    go_to_asked_step(action.task);
}

// Where the question begins.
void LessonDesk::go_to_asked_step(std::size_t task) {
    if (asks_for_next(course().lesson().tasks[task])) {
        const std::optional<Scenario> scenario = course().scenario_here();
        session_.left_.go_to(scenario ? scenario->step.value_or(SIZE_MAX) : SIZE_MAX);
        session_.follow(Side::left);
    }
}

void LessonDesk::operator()(const ChooseSeed& action) {
    if (!has_task(action.task) || !course().lesson().tasks[action.task].random) {
        return;
    }
    TaskWork& work = course().work(action.task);
    work = TaskWork{};
    work.draft.seed = action.seed;
    begin_page();
}

// --- results --------------------------------------------------------------------------------------------------

LessonRecord& LessonDesk::record() {
    const Lesson& lesson = course().lesson();
    LessonRecord& record = session_.progress_.lessons[course().file()];
    record.title = lesson.title;
    record.kinds.clear();
    for (const Task& task : lesson.tasks) {
        record.kinds.emplace_back(name_of_kind(task.what.index()));
    }
    record.tasks.resize(lesson.tasks.size());
    return record;
}

void LessonDesk::note_page() { record().page = course().page(); }

void LessonDesk::hand_in() {
    std::string words = fovlab::hand_in(session_.progress_);
    if (words.empty()) {
        session_.refuse(std::string(word(LessonWord::nothing_to_hand_in)));
        return;
    }
    session_.requests_.copy = std::move(words);
    session_.say(std::string(word(LessonWord::handed_in)));
}

void LessonDesk::reset() {
    session_.progress_ = {};
    course().ask_reset(false);
    session_.say(std::string(word(LessonWord::reset_done)));
}

// --- what the actions do --------------------------------------------------------------------------------------

bool LessonEffects::is_reading(const Session& session) { return session.course() && session.course()->at(); }
bool LessonEffects::can_turn_by(const Session& session, int by) {
    return is_reading(session) && session.course()->can_turn(by);
}
bool LessonEffects::has_mine(const Session& session) {
    return is_reading(session) && session.course()->experiment();
}
bool LessonEffects::is_changed(const Session& session) { return is_reading(session) && session.dirty(); }
bool LessonEffects::undo_turns_page(const Session& session) {
    if (!is_reading(session) || session.history().undo_count() == 0) {
        return false;
    }
    const Course::Place* place = session.course()->place_of(session.history().last().serial);
    return !place || place->file != session.course()->file() || place->page != session.course()->page();
}
bool LessonEffects::has_marks(const Session& session) {
    const std::optional<std::size_t> task =
        is_reading(session) ? session.course()->marking_task() : std::nullopt;
    return task && !session.course()->work(*task).draft.cells.empty();
}
bool LessonEffects::asks_reset(const Session& session) {
    return session.course() && session.course()->asks_reset();
}

void LessonEffects::toggle(Session& session) { LessonDesk(session).toggle(); }
void LessonEffects::list(Session& session) { LessonDesk(session).list(); }
void LessonEffects::turn_by(Session& session, int by) { LessonDesk(session).turn(by); }
void LessonEffects::mine(Session& session) { LessonDesk(session).mine(); }
void LessonEffects::fresh(Session& session) { LessonDesk(session).fresh(); }
void LessonEffects::controls(Session& session) {
    session.course_->show_all_controls(!session.course_->all_controls());
    session.requests_.fit = true;
}
void LessonEffects::clear_marks(Session& session) { LessonDesk(session).clear_marks(); }
void LessonEffects::hand_in(Session& session) { LessonDesk(session).hand_in(); }
void LessonEffects::ask_reset(Session& session) {
    if (session.course_) {
        session.course_->ask_reset(true);
    }
}
void LessonEffects::reset(Session& session) { LessonDesk(session).reset(); }
void LessonEffects::keep(Session& session) { session.course_->ask_reset(false); }

}  // namespace fovlab
