// The document: everything that one picture depends on.
//
// Small enough to copy, so undo keeps whole scenarios. Units: cells, steps. The viewer is on the map.
#pragma once

#include "core/fov/catalogue.h"
#include "core/grid/grid.h"
#include "core/grid/map_text.h"

#include <cstddef>
#include <optional>
#include <string>

namespace fovlab {

struct Scenario {
    Grid grid;
    Point viewer;
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
    std::optional<std::size_t> step;  // steps done; none: all
    std::string title = {};           // of the map, as it was opened; empty where it has none

    friend bool operator==(const Scenario& a, const Scenario& b) {
        return a.grid == b.grid && a.viewer == b.viewer && a.algorithm == b.algorithm && a.rules == b.rules &&
               a.step == b.step && a.title == b.title;
    }
    friend bool operator!=(const Scenario& a, const Scenario& b) { return !(a == b); }
};

// A document with this map, else with the defaults. Where the map says nothing of the viewer, that is the clear cell
// nearest to the middle, or the middle itself when every cell is opaque.
Scenario with_map(const MapText& map);

}  // namespace fovlab
