// What a learner has done of which lesson: kept from one day to the next, and handed in as a text.
//
// Lessons are known by the name of their file: of the built-in course that alone, else the full name.
// Limits: k_most_lessons_kept; of more the first by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_most_lessons_kept = 200;

struct TaskRecord {
    bool right = false;                      // at least once
    bool shown = false;                      // the answer was shown before it was right
    int tries = 0;                           // until it was right; after that no more are counted
    std::optional<std::uint32_t> seed = {};  // of the map by chance on which it was right

    friend bool operator==(const TaskRecord& a, const TaskRecord& b) {
        return a.right == b.right && a.shown == b.shown && a.tries == b.tries && a.seed == b.seed;
    }
};

struct LessonRecord {
    std::string title;
    std::vector<std::string> kinds;  // of its tasks, in order
    std::vector<TaskRecord> tasks;   // as many
    std::size_t page = 0;            // that was shown last

    std::size_t done() const;
    friend bool operator==(const LessonRecord& a, const LessonRecord& b) {
        return a.title == b.title && a.kinds == b.kinds && a.tasks == b.tasks && a.page == b.page;
    }
};

struct Progress {
    std::map<std::string, LessonRecord> lessons;  // by file

    const LessonRecord* of(const std::string& file) const;
    friend bool operator==(const Progress& a, const Progress& b) { return a.lessons == b.lessons; }
    friend bool operator!=(const Progress& a, const Progress& b) { return !(a == b); }
};

// What a student hands in: a line for each task of each lesson that was begun, and sums. Empty: nothing was begun.
std::string hand_in(const Progress& progress);

}  // namespace fovlab
