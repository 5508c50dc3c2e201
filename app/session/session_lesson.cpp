// The session's lessons: in and out, pages and what they do to the document.
#include "app/session/action_table.h"
#include "app/session/lesson_desk.h"
#include "app/session/recent_files.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fovlab {
namespace {

// The pane that a control opens, by its action; none: it is no pane.
struct PaneOf {
    Control control;
    ActionId open;
};

constexpr std::array<PaneOf, 11> k_panes{{
    {Control::why, ActionId::panel_why},
    {Control::wedges, ActionId::panel_wedges},
    {Control::code, ActionId::panel_code},
    {Control::symmetry, ActionId::panel_symmetry},
    {Control::table, ActionId::table_open},
    {Control::rules, ActionId::panel_rules},
    {Control::map, ActionId::panel_map},
    {Control::light, ActionId::panel_light},
    {Control::dungeon, ActionId::panel_dungeon},
    {Control::walk, ActionId::panel_walk},
    {Control::eyes, ActionId::panel_eyes},
}};

// Are two documents the same map under the same rules, wherever the steps are?
bool same_map(Scenario a, Scenario b) {
    a.step.reset();
    b.step.reset();
    return a == b;
}

}  // namespace

const Course* Session::course() const { return course_ && course_->shown ? course_.get() : nullptr; }

void Session::act(const LessonAction& action) {
    std::visit(LessonDesk(*this), action);
    ++version_;
}

void Session::follow_lesson() {
    if (course()) {
        LessonDesk(*this).follow();
    }
}

Rules Session::with_lesson(const Rules& rules) const {
    const std::optional<Mistake> mistake = course() ? course()->mistake() : std::nullopt;
    return mistake ? with_mistake(rules, *mistake) : rules;
}

// --- in and out -----------------------------------------------------------------------------------------------

void LessonDesk::come_in() {
    Course& course = *session_.course_;
    if (!course.came_from) {
        course.came_from = session_.version_now();
    }
}

void LessonDesk::toggle() {
    if (!session_.course_) {
        open_folder(built_in_course());
        return;
    }
    Course& course = *session_.course_;
    if (!course.shown) {
        course.shown = true;
        come_in();
        if (course.at()) {
            begin_page();
        }
        return;
    }
    if (course.at()) {
        set_aside();
    }
    course.shown = false;
    std::optional<Version> back = std::exchange(course.came_from, std::nullopt);
    session_.end_explore();
    if (back && back->saved != session_.saved_) {
        session_.open(std::move(back->document), Session::KeepComparison::no);
        session_.saved_ = std::move(back->saved);
        session_.go_to(Side::left, back->step.value_or(SIZE_MAX));
        if (session_.document_.walk) {
            session_.begin_explore();
        }
    } else {
        session_.look_around();
    }
    session_.say(std::string(word(LessonWord::came_back)));
}

void LessonDesk::list() {
    set_aside();
    course().close();
    look_again();
}

void LessonDesk::open_folder(LessonFolder folder) {
    std::optional<Version> came_from = session_.course_ ? session_.course_->came_from : std::nullopt;
    session_.course_ = std::make_unique<Course>(std::move(folder));
    session_.course_->came_from = std::move(came_from);
    come_in();
    session_.message_.clear();
}

void LessonDesk::operator()(const OpenLesson& action) {
    if (!session_.course_ && action.file.find('/') == std::string::npos) {
        open_folder(built_in_course());
    }
    const Course* course = session_.course_.get();
    const auto has = [&](const LessonEntry& entry) { return entry.file == action.file; };
    if (course && std::any_of(course->entries().begin(), course->entries().end(), has)) {
        open(action.file);
    } else if (action.file.find('/') != std::string::npos) {
        session_.requests_.files.lesson = action.file;
    } else {
        session_.refuse(worded(LessonWord::no_such_lesson, {action.file}));
    }
}

void LessonDesk::operator()(const LoadedLessons& action) {
    if (action.anew) {
        if (!session_.course_ || session_.course_->folder().folder != action.folder.folder) {
            return;
        }
        const std::optional<Scenario> before = course().scenario_here();
        course().renew(action.folder);
        if (!course().problem().empty()) {
            session_.refuse(worded(LessonWord::not_renewed, {course().problem()}));
            return;
        }
        if (reading() && before != course().scenario_here()) {
            set_aside();
            begin_page();
        } else {
            look_again();
        }
        session_.say(worded(LessonWord::renewed, {reading() ? course().lesson().title : action.file}));
        return;
    }
    session_.end_choice();
    open_folder(action.folder);
    const std::optional<KeptLesson> kept = std::exchange(session_.awaited_lesson_, std::nullopt);
    session_.requests_.files.lesson.reset();
    if (kept && kept->file == (action.file.empty() ? action.folder.folder : action.file)) {
        bring_back(*kept);
    } else if (!action.file.empty()) {
        open(action.file);
        remember_file(session_.recent_files_, action.file);
    }
}

// A lesson goes on at the page that was shown last.
void LessonDesk::open(const std::string& file) {
    Course& course = *session_.course_;
    course.shown = true;
    come_in();
    if (course.at()) {
        set_aside();
    }
    if (!course.open(file)) {
        const auto entry = std::find_if(course.entries().begin(), course.entries().end(),
                                        [&](const LessonEntry& one) { return one.file == file; });
        session_.refuse(entry == course.entries().end()
                            ? worded(LessonWord::no_such_lesson, {file})
                            : worded(LessonWord::not_read, {entry->title, entry->problem}));
        return;
    }
    if (const LessonRecord* record = session_.progress_.of(file)) {
        course.go_to(std::min(record->page, course.lesson().pages.size() - 1));
    }
    begin_page();
}

void LessonDesk::reopen(const KeptLesson& kept) {
    if (kept.file.find('/') != std::string::npos) {
        session_.awaited_lesson_ = kept;
        session_.requests_.files.lesson = kept.file;
        return;
    }
    open_folder(built_in_course());
    bring_back(kept);
}

void LessonDesk::bring_back(const KeptLesson& kept) {
    Course& course = *session_.course_;
    course.show_all_controls(kept.all_controls);
    course.came_from.reset();
    for (const Version& version : session_.history_.past()) {
        if (version.serial == kept.before) {
            course.came_from = version;
        }
    }
    if (kept.file.empty() || !course.open(kept.file)) {
        return;
    }
    course.go_to(std::min(kept.page, course.lesson().pages.size() - 1));
    course.note_turn(session_.serial_);
    look_again();
}

// --- pages ----------------------------------------------------------------------------------------------------

// From the last page on to the next lesson.
void LessonDesk::turn(int by) {
    if (!reading() || !course().can_turn(by)) {
        return;
    }
    const std::size_t page = course().page();
    if (by < 0) {
        (*this)(GoToPage{page - 1});
    } else if (page + 1 < course().lesson().pages.size()) {
        (*this)(GoToPage{page + 1});
    } else {
        open(course().entries()[*course().at() + 1].file);
    }
}

void LessonDesk::operator()(const GoToPage& action) {
    if (!reading() || action.page == course().page()) {
        return;
    }
    if (action.page >= course().lesson().pages.size()) {
        session_.refuse(std::string(word(LessonWord::no_such_page)));
        return;
    }
    set_aside();
    course().go_to(action.page);
    begin_page();
}

// What the learner has changed on the page stays within reach.
void LessonDesk::set_aside() {
    session_.playback_.stop();
    session_.edit_open_ = false;
    const std::optional<Scenario> begun = course().scenario_here();
    const bool of_page = begun && session_.saved_->source ==
                                      worded(LessonWord::page_title,
                                             {course().lesson().title, std::to_string(course().page() + 1)});
    if (of_page && !same_map(session_.document_, *begun)) {
        course().keep_aside(session_.version_now());
    }
}

void LessonDesk::begin_page() {
    const std::optional<Scenario> scenario = course().scenario_here();
    if (scenario) {
        set_map(*scenario);
    } else {
        course().note_turn(session_.serial_);
        session_.end_explore();
    }
    open_panes();
    session_.pinned_.reset();
    session_.message_.clear();
    note_page();
    look_again();
}

// The page's map, unless it is there already, as it should be.
void LessonDesk::set_map(Scenario scenario) {
    const std::size_t step = scenario.step.value_or(SIZE_MAX);
    const bool explores = course().page_now().view == LessonView::explore;
    scenario.step.reset();
    if (!same_map(session_.document_, scenario) || session_.explore_) {
        session_.end_explore();
        // What is compared on one page is no matter of the next.
        session_.open(scenario, Session::KeepComparison::no);
        session_.requests_.fit = true;
    }
    course().note_turn(session_.serial_);
    const std::string name =
        worded(LessonWord::page_title, {course().lesson().title, std::to_string(course().page() + 1)});
    session_.saved_ = std::make_shared<SavedFile>(SavedFile{"", session_.document_, name});
    if (explores && !session_.explore_) {
        session_.begin_explore();
        session_.requests_.whole_map = true;  // a lesson's map is small
    } else if (!explores) {
        session_.end_explore();
        session_.run_again();
        session_.go_to(Side::left, step);
    }
}

// The first pane that the page asks for is open. While it is a walk, exploring has opened its own.
void LessonDesk::open_panes() {
    session_.stroke_ = Stroke::brush;
    session_.tool_ = Terrain::wall;
    for (const Control control : course().page_now().show) {
        const auto pane = std::find_if(k_panes.begin(), k_panes.end(),
                                       [&](const PaneOf& one) { return one.control == control; });
        if (pane != k_panes.end()) {
            session_.act(RunAction{pane->open});
            return;
        }
    }
}

void LessonDesk::look_again() {
    if (session_.explore_) {
        session_.explore_->make_mistake(reading() ? course().mistake() : std::nullopt);
    }
    session_.run_again();
    session_.forget_seen();
    session_.place_cursor();
}

void LessonDesk::mine() {
    const Version* experiment = course().experiment();
    if (!experiment) {
        return;
    }
    const Scenario document = experiment->document;
    const bool explores = course().page_now().view == LessonView::explore;
    course().forget_experiment();
    session_.change_at_once(document);
    if (explores && !session_.explore_) {
        session_.begin_explore();
    }
    session_.go_to_ends();
    session_.say(std::string(word(LessonWord::mine_back)));
}

void LessonDesk::operator()(const CopyAddress& action) {
    session_.requests_.copy = action.address;
    session_.say(worded(LessonWord::address_copied, {action.address}));
}

void LessonDesk::fresh() {
    set_aside();
    begin_page();
}

void LessonDesk::forget_built() {
    if (!reading()) {
        return;
    }
    for (const std::size_t task : course().tasks_here()) {
        TaskWork& work = course().work(task);
        if (std::holds_alternative<Build>(course().lesson().tasks[task].what) && !work.open()) {
            work.verdict.reset();
            work.shown = false;
        }
    }
}

void LessonDesk::follow() {
    if (!course().at()) {
        return;
    }
    const Course::Place* place = course().place_of(session_.serial_);
    if (!place || (place->file == course().file() && place->page == course().page())) {
        return;
    }
    const Course::Place to = *place;
    if (to.file != course().file() && !course().open(to.file)) {
        return;
    }
    course().go_to(std::min(to.page, course().lesson().pages.size() - 1));
    session_.pinned_.reset();
    course().note_turn(session_.last_serial_ + 1);  // what is done from here on belongs to this page
    open_panes();
    note_page();
    look_again();
}

}  // namespace fovlab
