#include "app/session/lesson_files.h"

#include "app/session/storage.h"

#include "embedded/course.h"

namespace fovlab {
namespace {

// A picture made of a scenario is asked for as the picture.
void add_picture(LessonFolder& course, const std::string& name, const std::string& bytes) {
    const std::string ending = ending_of(name);
    const std::string stem = name.substr(0, name.size() - ending.size());
    const bool scenario = ending == ".toml";
    for (const char* asked : {".svg", ".png"}) {
        LessonPicture& picture = course.pictures[stem + asked];
        if (scenario || picture.bytes.empty()) {
            picture = {scenario, bytes};
        }
    }
}

LessonFolder make_course() {
    LessonFolder course;
    for (const embedded::course_file& file : embedded::course()) {
        const std::string name(file.name);
        const std::string bytes(reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size());
        if (ending_of(name) == ".md") {
            course.lessons.push_back({name, bytes});
        } else {
            add_picture(course, name, bytes);
        }
    }
    return course;
}

}  // namespace

const LessonFolder& built_in_course() {
    static const LessonFolder course = make_course();
    return course;
}

}  // namespace fovlab
