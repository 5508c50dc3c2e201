// Who watches, as a picture: what watchers see, who sees whom, and where a line says otherwise than a full scan.
//
// The cells that are seen are tinted, with a line around them. A line between the viewer and a watcher has an arrow for each way
// in which one sees the other; where only one does it has marks of its own. Where one line from the watcher would show a cell
// that the full scan does not, that cell has a plus, and a minus the other way round.
// Units: as scene.h.
#pragma once

#include "core/explore/watchers.h"
#include "core/figure/scene.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

struct EyesPicture {
    std::vector<Watching> eyes;
    Point viewer;
    std::optional<std::size_t> chosen;  // of which alone the cells are shown; none: of all
    bool by_line = false;               // whether one line decides, or a full scan
    bool fields = true;                 // are the cells shown at all?
};

// Does it see the viewer, in the way that decides?
bool sees_viewer(const Watching& eye, bool by_line);

// What lies below things on the map, and what lies over them.
void add_watched_cells(std::vector<Shape>& shapes, const EyesPicture& picture);
void add_gazes(std::vector<Shape>& shapes, const EyesPicture& picture);

}  // namespace fovlab
