#include "app/cli/scene_options.h"

#include "app/cli/complain.h"
#include "app/cli/input.h"
#include "core/fov/follow_rules.h"
#include "core/scenario/share_code.h"

#include <utility>

namespace fovlab::cli {
namespace {

void choose_run(Scenario& scene, const RunChoice& run) {
    if (scene.compare) {
        if (scene.compare->algorithm == scene.algorithm) {
            scene.compare->algorithm = run.algorithm;
        }
        follow_rules(scene.compare->rules, scene.rules, run.rules);
    }
    scene.algorithm = run.algorithm;
    scene.rules = run.rules;
}

}  // namespace

void SceneOptions::add_to(CommandLine& line) {
    line.add_file(
        "MAP", "A map as text, a scenario or a share code: a file, - for standard input, or the code itself",
        map_);
    line.add_option("--from", "X,Y", "Where the viewer stands (the map's @)", from_);
    run_.add_to(line);
    format_.add_to(line);
}

Result<std::optional<Point>> SceneOptions::from() const {
    if (!from_) {
        return std::optional<Point>();
    }
    const Result<Point> parsed = parse_point("--from", *from_);
    if (!parsed) {
        return parsed.error();
    }
    return std::optional<Point>(parsed.value());
}

std::optional<SceneRequest> SceneOptions::read(Streams& streams) const {
    const std::optional<Format> format = format_.read(streams);
    if (!format) {
        return std::nullopt;
    }
    // The options' own mistakes come first: the scene may be read from standard input.
    const Result<std::optional<Point>> place = from();
    const Result<RunChoice> checked = run_.over({});
    if (!place || !checked) {
        complain(streams, (place ? checked.error() : place.error()).reason);
        return std::nullopt;
    }
    std::optional<FoundScenario> found = read_scene(map_, streams);
    if (!found) {
        return std::nullopt;
    }
    const std::optional<Point> viewer = viewer_of(*found, place.value(), streams);
    if (!viewer) {
        return std::nullopt;
    }
    Scenario& scene = found->scenario;
    scene.viewer = *viewer;
    choose_run(scene, run_.over({scene.algorithm, scene.rules}).value());
    return SceneRequest{std::move(scene), *format};
}

// Where the viewer stands: the option's place, else the map's `@` or the scenario's `viewer`.
std::optional<Point> SceneOptions::viewer_of(const FoundScenario& found, std::optional<Point> from,
                                             Streams& streams) const {
    if (from) {
        if (const std::optional<TextError> error = check_on_map("--from", *from, found.scenario.grid)) {
            complain(streams, error->reason);
            return std::nullopt;
        }
        return from;
    }
    if (found.says_viewer) {
        return found.scenario.viewer;
    }
    if (viewer_ == Viewer::not_needed) {
        return Point{0, 0};
    }
    complain(streams, map_, {0, 0, "there is no viewer; write one @ into the map, or give --from X,Y"});
    return std::nullopt;
}

}  // namespace fovlab::cli
