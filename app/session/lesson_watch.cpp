#include "app/session/lesson_watch.h"

#include "app/session/lesson_folder.h"
#include "core/lesson/read_lesson.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

const std::string* text_of(const LessonFolder& folder, const std::string& file) {
    const auto found = std::find_if(folder.lessons.begin(), folder.lessons.end(),
                                    [&file](const LessonText& text) { return text.file == file; });
    return found == folder.lessons.end() ? nullptr : &found->text;
}

}  // namespace

LessonWatch::Stamps LessonWatch::stamps() const {
    Stamps all;
    all.reserve(names_.size());
    for (const std::string& name : names_) {
        all.push_back(storage_.stamp(name));
    }
    return all;
}

// The folder may have been read long ago: another lesson of it was open since.
void LessonWatch::begin(const Course& course) {
    file_ = course.file();
    names_ = files_to_watch(course.folder(), file_);
    last_ = stamps();
    const std::string* shown = text_of(course.folder(), file_);
    const Result<std::string> now = last_.front() ? storage_.read(file_) : TextError{};
    shown_ = now && (!shown || *shown != now.value()) ? Stamps{} : last_;
    doubted_ = false;
}

std::optional<LoadedLessons> LessonWatch::look(const Course* course, double now) {
    if (!course || course->built_in() || !course->at()) {
        file_.clear();
        return std::nullopt;
    }
    if (course->file() != file_) {
        begin(*course);
        next_ = now + k_look;
        return std::nullopt;
    }
    if (now < next_) {
        return std::nullopt;
    }
    Stamps found = stamps();
    const bool moves = found != last_;
    next_ = now + (moves ? k_settle : k_look);
    last_ = found;
    if (moves || found == shown_ || !found.front()) {
        doubted_ = doubted_ && !moves;
        return std::nullopt;
    }
    return read();
}

std::optional<LoadedLessons> LessonWatch::read() {
    Result<LessonFolder> folder = read_lesson_folder(storage_, file_);
    if (!folder) {
        return std::nullopt;  // asked again at the next look
    }
    const std::string* text = text_of(folder.value(), file_);
    if (text && read_lesson(*text)) {
        names_ = files_to_watch(folder.value(), file_);
        last_ = stamps();
    } else if (!std::exchange(doubted_, true)) {
        return std::nullopt;
    }
    doubted_ = false;
    shown_ = last_;
    return LoadedLessons{std::move(folder.value()), file_, true};
}

}  // namespace fovlab
