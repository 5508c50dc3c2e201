// Looks whether the lesson that is open, or a picture of it, was saved by somebody, and reads it anew.
//
// Only lessons of a folder are watched. What is being written is left alone until it stays as it is from one look to the
// next; a text that cannot be read is looked at once more before it is told, since some editors write a file in two parts.
// A file that is gone is waited for. Units: milliseconds from any beginning.
#pragma once

#include "app/session/course.h"
#include "app/session/lesson_actions.h"
#include "app/session/storage.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class LessonWatch {
public:
    static constexpr double k_look = 500.0;
    static constexpr double k_settle = 150.0;  // after a file was seen to change

    // The storage must outlive this.
    explicit LessonWatch(Storage& storage) : storage_(storage) {}

    // Call it often, with the lessons that are open (null: none): what the session is to show anew, or nothing.
    std::optional<LoadedLessons> look(const Course* course, double now);
    // Until when nothing is looked at; none: nothing is watched.
    std::optional<double> next_look() const { return file_.empty() ? std::nullopt : std::optional(next_); }

private:
    using Stamps = std::vector<std::optional<FileStamp>>;

    void begin(const Course& course);
    Stamps stamps() const;
    std::optional<LoadedLessons> read();

    Storage& storage_;
    std::string file_;                // empty: none
    std::vector<std::string> names_;  // of all the files that are looked at, the lesson's own first
    Stamps shown_;                    // of those that the session has; empty: it has other ones
    Stamps last_;                     // as they were at the last look
    bool doubted_ = false;            // the text could not be read once
    double next_ = 0.0;
};

}  // namespace fovlab
