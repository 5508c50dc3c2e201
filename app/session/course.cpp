#include "app/session/course.h"

#include "app/session/lesson_words.h"
#include "app/session/opened_document.h"
#include "app/session/storage.h"
#include "core/lesson/read_lesson.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

template <class Kind>
const Kind* kind_of(const Task& task) {
    return std::get_if<Kind>(&task.what);
}

// Would the light on the map answer it?
bool asks_for_light(const Task& task) {
    if (const auto* predict = kind_of<Predict>(task)) {
        return predict->what != Predict::What::next;
    }
    const auto* choice = kind_of<Choice>(task);
    return choice && choice->of_cells() && choice->which != CellState::wall &&
           choice->which != CellState::floor;
}

bool asks_for_steps(const Task& task) {
    const auto* predict = kind_of<Predict>(task);
    return predict && predict->what == Predict::What::next;
}

bool is_about_the_map(const Task& task) { return asks_for_light(task) || asks_for_steps(task); }

LessonEntry entry_of(const LessonText& text) {
    const Result<Lesson> lesson = read_lesson(text.text);
    if (!lesson) {
        return {text.file, last_part(text.file), 0, in_words(lesson.error())};
    }
    return {text.file, lesson.value().title, lesson.value().tasks.size(), {}};
}

std::vector<LessonEntry> entries_of(const LessonFolder& folder) {
    std::vector<LessonEntry> entries;
    for (const LessonText& text : folder.lessons) {
        entries.push_back(entry_of(text));
    }
    return entries;
}

bool same_question(const Task& a, const Task& b) {
    return a.what.index() == b.what.index() && a.ask == b.ask && a.random.has_value() == b.random.has_value();
}

}  // namespace

Course::Course(LessonFolder folder) : folder_(std::move(folder)), entries_(entries_of(folder_)) {}

bool Course::open(const std::string& file) {
    const auto entry = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const LessonEntry& one) { return one.file == file; });
    if (entry == entries_.end() || !entry->problem.empty()) {
        return false;
    }
    const auto index = static_cast<std::size_t>(entry - entries_.begin());
    Result<Lesson> lesson = read_lesson(folder_.lessons[index].text);
    if (!lesson) {
        return false;
    }
    lesson_ = std::move(lesson.value());
    at_ = index;
    page_ = 0;
    work_.assign(lesson_->tasks.size(), {});
    asked_.clear();
    answered_.reset();
    problem_.clear();
    return true;
}

void Course::renew(LessonFolder folder) {
    const std::string open_file = at_ ? file() : std::string();
    const auto text = std::find_if(folder.lessons.begin(), folder.lessons.end(),
                                   [&](const LessonText& one) { return one.file == open_file; });
    if (at_ && text == folder.lessons.end()) {
        problem_ = std::string(word(LessonWord::is_gone));
        return;
    }
    std::optional<Lesson> lesson;
    if (at_) {
        Result<Lesson> read = read_lesson(text->text);
        if (!read) {
            problem_ = in_words(read.error());
            return;
        }
        lesson = std::move(read.value());
    }
    folder_ = std::move(folder);
    entries_ = entries_of(folder_);
    problem_.clear();
    if (!lesson) {
        return;
    }
    std::vector<TaskWork> work(lesson->tasks.size());
    for (std::size_t i = 0; i < std::min(work.size(), work_.size()); ++i) {
        if (same_question(lesson->tasks[i], lesson_->tasks[i])) {
            work[i].draft = std::move(work_[i].draft);
        }
    }
    work_ = std::move(work);
    asked_.clear();
    lesson_ = std::move(lesson);
    page_ = std::min(page_, lesson_->pages.size() - 1);
    answered_.reset();
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        at_ = entries_[i].file == open_file ? std::optional(i) : at_;
    }
}

std::vector<std::size_t> Course::tasks_here() const {
    std::vector<std::size_t> tasks;
    if (lesson_) {
        for (const Block& block : page_now().blocks) {
            if (block.task) {
                tasks.push_back(*block.task);
            }
        }
    }
    return tasks;
}

std::optional<std::size_t> Course::map_task() const {
    std::optional<std::size_t> last;
    for (const std::size_t task : tasks_here()) {
        if (!is_about_the_map(lesson_->tasks[task])) {
            continue;
        }
        if (work_[task].open()) {
            return task;
        }
        last = !last || task == answered_ ? std::optional(task) : last;
    }
    return last;
}

std::optional<std::size_t> Course::marking_task() const {
    const std::optional<std::size_t> task = map_task();
    const bool marks = task && work_[*task].open() && kind_of<Predict>(lesson_->tasks[*task]);
    return marks ? task : std::nullopt;
}

Veil Course::veil() const {
    const std::optional<std::size_t> task = map_task();
    if (!task || !work_[*task].open()) {
        return Veil::none;
    }
    return asks_for_steps(lesson_->tasks[*task]) ? Veil::steps : Veil::light;
}

const Asked& Course::asked(std::size_t task) const {
    const std::optional<std::uint32_t>& seed = work_[task].draft.seed;
    const auto known = asked_.find(task);
    if (known != asked_.end() && known->second.seed == seed) {
        return known->second.asked;
    }
    return asked_.insert_or_assign(task, AskedOf{seed, asked_of(*lesson_, task, seed)}).first->second.asked;
}

// Of a choice among cells and of who sees whom; a page has room for one.
std::vector<Point> Course::letters() const {
    for (const std::size_t task : tasks_here()) {
        if (const std::vector<Point>& cells = asked(task).cells; !cells.empty()) {
            return cells;
        }
    }
    return {};
}

std::optional<Mistake> Course::mistake() const {
    for (const std::size_t task : tasks_here()) {
        const auto* bug = kind_of<FindBug>(lesson_->tasks[task]);
        const TaskWork& work = work_[task];
        if (bug && !work.shown && !(work.verdict && work.verdict->right)) {
            return bug->mistake;
        }
    }
    return std::nullopt;
}

std::optional<Scenario> Course::scenario_here() const {
    if (!lesson_) {
        return std::nullopt;
    }
    std::optional<Scenario> scenario = page_now().scenario;
    for (const std::size_t task : tasks_here()) {
        if (lesson_->tasks[task].random) {
            scenario = asked(task).scenario;
        }
    }
    if (scenario && page_now().at_start) {
        scenario->step = 0;
    }
    return scenario;
}

bool Course::shows(Control control) const {
    const std::vector<Control>& asked = page_now().show;
    return all_controls_ || std::find(asked.begin(), asked.end(), control) != asked.end();
}

bool Course::can_turn(int by) const {
    if (!lesson_) {
        return false;
    }
    return by < 0 ? page_ > 0 : page_ + 1 < lesson_->pages.size() || *at_ + 1 < entries_.size();
}

const Version* Course::experiment() const {
    const auto found = at_ ? experiments_.find({file(), page_}) : experiments_.end();
    return found == experiments_.end() ? nullptr : &found->second;
}

void Course::keep_aside(Version experiment) {
    experiments_.insert_or_assign({file(), page_}, std::move(experiment));
}

void Course::forget_experiment() { experiments_.erase({file(), page_}); }

void Course::note_turn(std::uint64_t first_serial) {
    turns_.insert_or_assign(first_serial, Place{file(), page_});
}

const Course::Place* Course::place_of(std::uint64_t serial) const {
    const auto after = turns_.upper_bound(serial);
    return after == turns_.begin() ? nullptr : &std::prev(after)->second;
}

}  // namespace fovlab
