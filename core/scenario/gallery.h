// Telling maps, ready to open: each shows one thing about sight on grids, or where two algorithms differ.
//
// The maps are plain text with the viewer on them; a test reads every one.
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

struct GalleryMap {
    std::string_view id;
    std::string_view title;
    std::string_view look_for;  // one sentence: what to look for
    std::string_view map;
    Radius radius = Radius::unlimited();
    Terrain under_viewer = Terrain::floor;  // which map text cannot say
    Algorithm algorithm = Algorithm::symmetric;
    std::optional<Algorithm> beside = std::nullopt;  // opens as a comparison with this one
};

// The first one is shown when the lab opens for the first time.
const std::vector<GalleryMap>& gallery();

// As a document with the default rules, on both sides of a comparison.
Scenario scenario_of(const GalleryMap& entry);

}  // namespace fovlab
