// The picture of how a dungeon is made, at a step of it: rock, what has been opened so far, the edges of the pieces (those of
// early cuts broader), rooms with their numbers, and what the last step was about.
//
// Units: as scene.h. The picture is as large as the map. A pure function of its inputs.
#pragma once

#include "core/dungeon/dungeon_trace.h"
#include "core/figure/layer.h"
#include "core/figure/scene.h"

#include <cstddef>
#include <optional>

namespace fovlab {

// `chosen`: a piece whose area is shown; passed over while it is not there. Of the layers it has those of coordinates, grid and
// marks.
Scene cuts_scene(const DungeonTrace& trace, std::size_t steps_done, std::optional<int> chosen,
                 const Layers& layers);

}  // namespace fovlab
