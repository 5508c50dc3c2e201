#include "app/cli/explanation.h"

#include "core/explain/sentence.h"

namespace fovlab::cli {

Explanation explain(const Scenario& scene, Point cell) {
    const Recording whole =
        record(scene.grid, scene.viewer, scene.algorithm, scene.rules, steps_for_why(scene.algorithm));
    Explanation explanation;
    explanation.why = why(whole, cell);
    explanation.sentence = sentence(explanation.why, scene.rules, scene.grid);
    return explanation;
}

}  // namespace fovlab::cli
