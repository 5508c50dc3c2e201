// What the window shows, as JSON: the eyes of tests that drive it with a real pointer and real keys.
//
// `version` is the form of the report, 1. Steps are steps done; canvas and items are in window pixels.
#pragma once

#include "app/session/screen_item.h"
#include "app/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

struct ScreenReport {
    double canvas_x = 0.0;  // of the top left corner of cell (0, 0)
    double canvas_y = 0.0;
    double cell = 0.0;  // pixels
    std::vector<ScreenItem> items{};
    // Of the picture beside it, whose cells stand as high; none where there is one picture.
    std::optional<double> right_canvas_x{};
    bool list_open = false;  // does a list lie over all?
};

std::string report_json(const Session& session, const ScreenReport& screen);

}  // namespace fovlab
