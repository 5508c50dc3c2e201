// The lessons as the lab shows them: which there are, which page is open, and what the learner has answered so far.
//
// The session owns one while lessons are open. Whatever it says about the map is a value; the session changes the document.
// Pages and tasks count from 0; the screen and files count them from 1.
#pragma once

#include "app/session/lesson_files.h"
#include "app/session/progress.h"
#include "app/session/version.h"
#include "core/lesson/judge.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fovlab {

// One line of the list of lessons.
struct LessonEntry {
    std::string file;   // full name; of the built-in course the name alone
    std::string title;  // of its file's name where the lesson cannot be read
    std::size_t tasks = 0;
    std::string problem;  // why it cannot be read; empty: it can
};

// What was done about one task.
struct TaskWork {
    Answer draft;                         // as far as it is made
    std::optional<Verdict> verdict = {};  // of the last answer; none: none was given, or it was begun again
    bool shown = false;                   // what is drafted is the answer that the lab has shown

    // Is it still a question?
    bool open() const { return !verdict && !shown; }
};

// Who the map is for while a question is open.
enum class Veil : std::uint8_t {
    none,
    light,  // no light is shown at all
    steps,  // what comes is not shown: the steps stay where they are
};

class Course {
public:
    // The list of a folder's lessons, none of them open.
    explicit Course(LessonFolder folder);

    const LessonFolder& folder() const { return folder_; }
    bool built_in() const { return folder_.folder.empty(); }
    const std::vector<LessonEntry>& entries() const { return entries_; }
    // Which of them is open; none: the list is shown.
    std::optional<std::size_t> at() const { return at_; }

    // The rest has a meaning only while one is open.
    const Lesson& lesson() const { return *lesson_; }
    const std::string& file() const { return entries_[*at_].file; }
    std::size_t page() const { return page_; }
    const Page& page_now() const { return lesson_->pages[page_]; }
    // Why the file, saved anew, could not be shown; empty: it could, and this is it.
    const std::string& problem() const { return problem_; }
    const TaskWork& work(std::size_t task) const { return work_[task]; }
    // The tasks of the page at hand, in order.
    std::vector<std::size_t> tasks_here() const;
    // The task that the map is about: the first on the page that is open and needs it, else the one that was answered last.
    std::optional<std::size_t> map_task() const;
    // That task while it is a question to which cells are marked as the answer.
    std::optional<std::size_t> marking_task() const;
    Veil veil() const;
    // The cells that a choice on the page is among, or of which one asks who sees whom: they have the letters A, B, C.
    std::vector<Point> letters() const;
    // What a task is asked about, on the map that the learner has chosen.
    const Asked& asked(std::size_t task) const;
    // The mistake that the run makes; none: it is right, or found.
    std::optional<Mistake> mistake() const;
    // What the page begins with: its scenario, or the map by chance of a task on it.
    std::optional<Scenario> scenario_here() const;
    // All controls, and not only those the page asks for?
    bool all_controls() const { return all_controls_; }
    bool shows(Control control) const;
    // Is there a page, or another lesson, that way?
    bool can_turn(int by) const;
    // Is it asked whether all results are to be forgotten?
    bool asks_reset() const { return asks_reset_; }
    // The page as the learner left it when turning away from it; none: it was not changed.
    const Version* experiment() const;

    // --- what the session does with it

    bool open(const std::string& file);  // false: it cannot be read, or is not there
    void close() { at_.reset(), lesson_.reset(); }
    void go_to(std::size_t page) { page_ = page; }
    // The same lesson from a text that was saved anew: what still fits is kept. Else the problem is noted.
    void renew(LessonFolder folder);
    TaskWork& work(std::size_t task) { return work_[task]; }
    void keep_aside(Version experiment);
    void forget_experiment();
    void show_all_controls(bool on) { all_controls_ = on; }
    void ask_reset(bool on) { asks_reset_ = on; }
    void note_answer(std::size_t task) { answered_ = task; }
    // Documents from this serial on belong to the page at hand.
    void note_turn(std::uint64_t first_serial);
    struct Place {
        std::string file;
        std::size_t page = 0;
    };
    // Of the last turn before a serial; null: the document is from before the lessons.
    const Place* place_of(std::uint64_t serial) const;
    // What the lab showed before the lessons, and where that goes on.
    std::optional<Version> came_from = {};
    // Are the lessons open? Closed, they keep their place.
    bool shown = true;

private:
    LessonFolder folder_;
    std::vector<LessonEntry> entries_;
    std::optional<std::size_t> at_;
    std::optional<Lesson> lesson_;
    std::size_t page_ = 0;
    std::vector<TaskWork> work_;
    std::string problem_;
    bool all_controls_ = false;
    bool asks_reset_ = false;
    struct AskedOf {
        std::optional<std::uint32_t> seed;
        Asked asked;
    };
    mutable std::map<std::size_t, AskedOf> asked_;  // by task; found when first asked for
    std::optional<std::size_t> answered_;           // the task that was answered last
    std::map<std::pair<std::string, std::size_t>, Version> experiments_;  // by file and page
    std::map<std::uint64_t, Place> turns_;                                // by the first serial on it
};

}  // namespace fovlab
