// The texts of lessons and their pictures, wherever they come from: built into the program, or read from a folder.
//
// Pictures are asked for by the name that the lesson uses, such as "pictures/pillar.svg". Where a scenario lies beside the
// picture (pillar.toml) it is held instead, and the lab draws it.
// Limits: k_most_lessons of a folder, the first by name; pictures of at most k_largest_picture bytes.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_most_lessons = 100;
inline constexpr std::size_t k_largest_picture = std::size_t{4} << 20;

struct LessonText {
    std::string file;  // full name; of the built-in course the name alone
    std::string text;
};

struct LessonPicture {
    bool scenario = false;  // else the bytes of a PNG
    std::string bytes;
};

struct LessonFolder {
    std::string folder;                                  // full name; empty: the course that is built in
    std::vector<LessonText> lessons;                     // by name
    std::map<std::string, LessonPicture> pictures = {};  // of all of them, by the names that lessons use
};

// The course that is built into the program.
const LessonFolder& built_in_course();

}  // namespace fovlab
