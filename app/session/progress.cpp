#include "app/session/progress.h"

#include "app/session/lesson_words.h"

#include <algorithm>

namespace fovlab {
namespace {

// "right, at try 2": how far a task has come.
std::string state_of(const TaskRecord& task) {
    if (task.right && task.tries <= 1 && !task.shown) {
        return std::string(word(LessonWord::hand_in_right_first));
    }
    if (task.right && !task.shown) {
        return worded(LessonWord::hand_in_right, {std::to_string(task.tries)});
    }
    if (task.shown) {
        return std::string(word(LessonWord::hand_in_shown));
    }
    return task.tries > 0 ? worded(LessonWord::hand_in_tried, {std::to_string(task.tries)})
                          : std::string(word(LessonWord::hand_in_open));
}

std::string line_of(std::size_t number, const std::string& kind, const TaskRecord& task) {
    std::string line = "  " + std::to_string(number) + " " + kind + ": " + state_of(task);
    if (task.seed) {
        line += ", " + worded(LessonWord::hand_in_seed, {std::to_string(*task.seed)});
    }
    return line + "\n";
}

bool is_begun(const LessonRecord& lesson) {
    return std::any_of(lesson.tasks.begin(), lesson.tasks.end(),
                       [](const TaskRecord& task) { return task.right || task.shown || task.tries > 0; });
}

std::string part_of(const LessonRecord& lesson) {
    std::string text = worded(LessonWord::hand_in_lesson, {lesson.title, std::to_string(lesson.done()),
                                                           std::to_string(lesson.tasks.size())});
    text += "\n";
    for (std::size_t i = 0; i < lesson.tasks.size(); ++i) {
        text += line_of(i + 1, i < lesson.kinds.size() ? lesson.kinds[i] : "", lesson.tasks[i]);
    }
    return text;
}

}  // namespace

std::size_t LessonRecord::done() const {
    return static_cast<std::size_t>(
        std::count_if(tasks.begin(), tasks.end(), [](const TaskRecord& task) { return task.right; }));
}

const LessonRecord* Progress::of(const std::string& file) const {
    const auto found = lessons.find(file);
    return found == lessons.end() ? nullptr : &found->second;
}

std::string hand_in(const Progress& progress) {
    std::string parts;
    std::size_t done = 0;
    std::size_t all = 0;
    for (const auto& [file, lesson] : progress.lessons) {
        if (is_begun(lesson)) {
            parts += "\n" + part_of(lesson);
            done += lesson.done();
            all += lesson.tasks.size();
        }
    }
    return parts.empty() ? ""
                         : worded(LessonWord::hand_in_title, {std::to_string(done), std::to_string(all)}) +
                               "\n" + parts;
}

}  // namespace fovlab
