// What `fovlab` was started with.
//
// Bad usage is one line on standard error and exit status 2, as on the command line.
#pragma once

#include "app/session/lesson_actions.h"
#include "app/session/opened_document.h"

#include <cstddef>
#include <optional>
#include <string>

namespace fovlab {

struct WindowOptions {
    std::optional<OpenedDocument> document;  // of FILE; none: the gallery's first map
    std::optional<LoadedLessons> lesson;     // of FILE, where that is one
    std::optional<std::size_t> step;         // steps done; none: all
    int width = 1280;                        // of the window, in its pixels
    int height = 800;
    bool size_given = false;
    std::optional<float> scale;          // none: the display's own
    std::optional<std::size_t> palette;  // none: that of the settings
    std::optional<std::string> screenshot;
    std::optional<std::string> tour;  // the folder for its pictures
    std::optional<std::string> report;
    bool compare = false;    // open with a second run beside the document's own
    bool explore = false;    // open on a walk
    bool lessons = false;    // open on a lesson: the course's first, where none was asked for
    bool forgetful = false;  // neither uses nor changes what an earlier day left
};

// The options, or the exit status with which to leave at once (help, version, bad usage), already told.
struct ReadOptions {
    WindowOptions options;
    std::optional<int> exit;
};

ReadOptions read_options(int argc, const char* const* argv);

}  // namespace fovlab
