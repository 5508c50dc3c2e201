// What the lab remembers about a person from one day to the next, as a value and as text (JSON).
//
// A text that is broken, or that names what this version does not know, gives the defaults for what cannot be
// understood, and a reason. Keys that are not known are passed over: a later version may have written them.
#pragma once

#include "app/session/figure_choice.h"
#include "app/session/hints.h"
#include "app/session/progress.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

struct Settings {
    std::size_t palette = 0;  // of palettes()
    Hints hints = Hints::fresh();
    FigureSettings figure = {};
    std::vector<std::string> recent_files = {};  // full names, the latest first; at most k_most_recent_files
    Progress progress = {};

    friend bool operator==(const Settings& a, const Settings& b) {
        return a.palette == b.palette && a.hints == b.hints && a.figure == b.figure &&
               a.recent_files == b.recent_files && a.progress == b.progress;
    }
    friend bool operator!=(const Settings& a, const Settings& b) { return !(a == b); }
};

std::string to_text(const Settings& settings);

struct ReadSettings {
    Settings settings;
    std::optional<std::string> problem;  // what could not be understood, to follow the name of the file
};

ReadSettings read_settings(const std::string& text);

}  // namespace fovlab
