#include "core/lesson/standpoint.h"

#include "core/explain/sentence.h"
#include "core/explain/why.h"

#include <algorithm>

namespace fovlab {

int Standpoint::level() const { return walker ? walker->depth() : scene.dungeon ? scene.dungeon->depth : 1; }

Standpoint standpoint_of(const Scenario& scenario) {
    if (!scenario.walk) {
        return {scenario};
    }
    const Journey journey = journey_of(scenario);
    Standpoint here{seen_from(journey.walker(), scenario), journey.walker()};
    here.scene.walk.reset();
    here.scene.dungeon = here.walker->level().plan;
    return here;
}

Recording whole_run(const Scenario& scene) {
    return record(scene.grid, scene.viewer, scene.algorithm, scene.rules, steps_for_why(scene.algorithm));
}

std::size_t steps_done(const Scenario& scene, const Trace& trace) {
    return std::min(scene.step.value_or(trace.size()), trace.size());
}

std::string reason_of(const Recording& run, Point cell) {
    return sentence(why(run, cell), run.rules, run.trace.grid());
}

CellSet in_range_of(const Scenario& scene) {
    const Grid& grid = scene.grid;
    CellSet cells(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (scene.rules.range.contains(Point{x, y} - scene.viewer)) {
                cells.insert({x, y});
            }
        }
    }
    return cells;
}

CellSet in_the_open(const Scenario& scene) {
    return see(scene.grid, scene.viewer, Algorithm::lines, scene.rules).visible;
}

}  // namespace fovlab
