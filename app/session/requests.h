// What the session asks of whoever shows it: the window, the clipboard, files.
//
// Units: steps of zoom.
#pragma once

#include "app/session/figure_choice.h"
#include "app/session/file_requests.h"
#include "app/session/look.h"

#include <optional>
#include <string>

namespace fovlab {

// A figure in a file. Answered by FigureMade, FigureFound or FigureRefused, and on the way by FigureProgress.
struct FigureRequest {
    FigureChoice choice;
    bool replace = false;  // a file of that name
};

// Each is taken once.
struct Requests {
    bool fit = false;
    int zoom = 0;            // steps in (positive) or out
    bool whole_map = false;  // to be fitted on a walk too
    bool full_screen = false;
    bool quit = false;
    bool paste = false;
    std::optional<KeptView> view{};   // to be shown as it was
    std::optional<std::string> copy;  // text for the clipboard
    std::optional<FigureRequest> figure;
    bool stop_figure = false;
    FileRequests files{};
};

}  // namespace fovlab
