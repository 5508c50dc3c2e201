// Telling maps, ready to open: each shows one thing about sight on grids.
//
// The maps are plain text with the viewer on them; a test reads every one.
#pragma once

#include "core/scenario/scenario.h"

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
};

// The first one is shown when the lab opens for the first time.
const std::vector<GalleryMap>& gallery();

// As a document with the default rules.
Scenario scenario_of(const GalleryMap& entry);

}  // namespace fovlab
