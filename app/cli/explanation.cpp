#include "app/cli/explanation.h"

#include "core/explain/sentence.h"

namespace fovlab::cli {
namespace {

// An explanation needs the whole run, and not just as much of it as somebody could look at: on the largest open map
// about 4.3 million steps. This is far above what any map takes.
constexpr std::size_t k_more_than_any_run = 100'000'000;

}  // namespace

Explanation explain(const Scenario& scene, Point cell) {
    Recorder recorder(scene.grid, scene.viewer, k_more_than_any_run);
    info(scene.algorithm).record(scene.grid, scene.viewer, scene.rules, recorder);
    Explanation explanation;
    explanation.why = why({scene.algorithm, scene.rules, recorder.take()}, cell);
    explanation.sentence = sentence(explanation.why, scene.rules);
    return explanation;
}

}  // namespace fovlab::cli
