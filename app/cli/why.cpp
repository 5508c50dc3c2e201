// `why`: the reason of one cell.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/explanation.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"

namespace fovlab::cli {
namespace {

std::string as_json(const Explanation& explanation) {
    const Why& why = explanation.why;
    Json json;
    json["x"] = why.cell.x;
    json["y"] = why.cell.y;
    json["visible"] = why.visible();
    json["reason"] = std::string(name(why.reason));
    const bool quadrant = why.sector && !why.sector->is_octant();
    json["quadrant"] = quadrant ? Json(std::string(name(*why.sector))) : Json(nullptr);
    json["depth"] = why.place ? Json(why.place->depth) : Json(nullptr);
    json["column"] = why.place ? Json(why.place->column) : Json(nullptr);
    json["start"] = to_json(why.start);
    json["end"] = to_json(why.end);
    json["walls"] = Json::array();
    for (const Point wall : why.walls) {
        json["walls"].push_back(to_json(wall));
    }
    json["sentence"] = explanation.sentence;
    return json.dump() + "\n";
}

int print(const Scenario& scene, Point at, Format format, Streams& streams) {
    const Explanation explanation = explain(scene, at);
    Output output(streams);
    output.add(format == Format::text ? explanation.sentence + "\n" : as_json(explanation));
    return output.finish();
}

}  // namespace

int run_why(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::optional<std::string> at_option;
    line.add_option("--at", "X,Y", "The cell to explain; must be given", at_option);
    SceneOptions scene_options;
    scene_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    if (!at_option) {
        return line.complain_missing("--at", streams);
    }
    const Result<Point> at = parse_point("--at", *at_option);
    if (!at) {
        return complain(streams, at.error().reason);
    }
    const std::optional<SceneRequest> request = scene_options.read(streams);
    if (!request) {
        return k_bad_input;
    }
    const Scenario& scene = request->scene;
    if (const std::optional<TextError> error = check_on_map("--at", at.value(), scene.grid)) {
        return complain(streams, error->reason);
    }
    return print(scene, at.value(), request->format, streams);
}

}  // namespace fovlab::cli
