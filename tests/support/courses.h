// A session in the lessons of a folder of its own, made from texts.
#pragma once

#include "app/session/course.h"
#include "app/session/session.h"

#include <string>
#include <utility>
#include <vector>

namespace fovlab::test {

// Named 1.md, 2.md … of a folder; `open`: which is open, from 1; 0: the list.
inline Session session_with_lessons(const std::vector<std::string>& texts, std::size_t open = 1,
                                    std::map<std::string, LessonPicture> pictures = {}) {
    LessonFolder folder{"/lessons", {}, std::move(pictures)};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        folder.lessons.push_back({"/lessons/" + std::to_string(i + 1) + ".md", texts[i]});
    }
    Session session;
    const std::string file = open == 0 ? std::string() : "/lessons/" + std::to_string(open) + ".md";
    session.apply(LessonAction{LoadedLessons{std::move(folder), file, false}});
    return session;
}

}  // namespace fovlab::test
