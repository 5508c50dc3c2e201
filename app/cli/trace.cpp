// `trace`: every step of a run, in order, one JSON object a line in either format.
#include "app/cli/command_line.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"
#include "app/cli/trace_line.h"

namespace fovlab::cli {

int run_trace(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    SceneOptions scene_options;
    scene_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<SceneRequest> request = scene_options.read(streams);
    if (!request) {
        return k_bad_input;
    }
    const Scenario& scene = request->scene;
    const Trace trace = record(scene.grid, scene.viewer, scene.algorithm, scene.rules).trace;
    Output output(streams);
    for (std::size_t step = 0; step < trace.size() && !output.failed(); ++step) {
        output.add(trace_line(step, trace.event(step)));
    }
    if (trace.cut()) {
        output.add(cut_line(trace.size()));
    }
    return output.finish();
}

}  // namespace fovlab::cli
