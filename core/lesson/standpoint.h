// The scene that a question is about: the scenario, and of one with a walk as seen from where the walk has led.
//
// Units: cells, steps done. The scenario's map is made (a dungeon's is its grid, as read).
#pragma once

#include "core/scenario/level_of.h"

#include <optional>
#include <string>

namespace fovlab {

struct Standpoint {
    Scenario scene;                     // without a walk: that has been gone
    std::optional<Walker> walker = {};  // none where there is no walk

    int level() const;  // how deep, from 1
};

Standpoint standpoint_of(const Scenario& scenario);

// The whole run from a cell, so that `why` can be asked of it.
Recording whole_run(const Scenario& scene);
// The steps done on the scenario: its own number, and never more than there are.
std::size_t steps_done(const Scenario& scene, const Trace& trace);

// Why a cell of the scene is dark or seen, as the inspector says it.
std::string reason_of(const Recording& run, Point cell);

// The cells of the map that are in range of its viewer.
CellSet in_range_of(const Scenario& scene);
// Cells to which a line can be drawn that meets no wall between.
CellSet in_the_open(const Scenario& scene);

}  // namespace fovlab
