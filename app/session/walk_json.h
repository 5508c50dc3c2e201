// A walk at one moment as JSON: what the command line's `walk` prints for each, and the window's report repeats.
//
// {move, at, turn, message, count, remembered, camera, picture}: the letter of the move that was made last, null at the start;
// how many cells are shown, and how many were ever shown on this level; the map's cell at the top left of the picture.
#pragma once

#include "core/explore/walker.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace fovlab {

// In cells.
struct WalkView {
    int width = 1;
    int height = 1;
};

// Of the whole map where there is no view.
nlohmann::ordered_json walk_json(const Walker& walker, std::optional<char> move,
                                 std::optional<WalkView> view = std::nullopt);

}  // namespace fovlab
