// What a lesson's task shows on the map: the cells that were marked, what came of them, and cells that have letters.
//
// Units: cells, all on the map. Told apart by shape as well as by colour: a block is a mark, a tick is right, a cross wrong, a ring
// missed.
#pragma once

#include "core/figure/scene.h"
#include "core/grid/room.h"

#include <optional>
#include <vector>

namespace fovlab {

struct TaskPicture {
    std::vector<Point> marked = {};
    std::vector<Point> right = {};
    std::vector<Point> wrong = {};
    std::vector<Point> missed = {};
    std::vector<Point> lettered = {};  // A, B, C …
    std::optional<Room> among = {};    // where marks are asked for
};

// Over all else.
void add_task(Scene& scene, const TaskPicture& picture);

// A picture that gives nothing away: the map with what stands on it, and no light. `scene` is of a run before its first step.
void veil(Scene& scene);
// The light that is on its way is not shown: which cells it reaches is the question.
void veil_coming_light(Scene& scene);

}  // namespace fovlab
