// `see`: what the viewer sees.
#include "app/cli/command_line.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"

namespace fovlab::cli {
namespace {

// Glyphs where visible, `@` for the viewer, blanks elsewhere; all rows at full width, so that columns line up.
std::string as_text(const Scenario& scene, const Sight& sight) {
    std::string text;
    const std::vector<std::string> rows = glyph_rows(scene);
    for (int y = 0; y < scene.grid.height(); ++y) {
        for (int x = 0; x < scene.grid.width(); ++x) {
            const Point cell{x, y};
            const char glyph = cell == scene.viewer
                                   ? k_viewer_glyph
                                   : rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            text += sight.visible.contains(cell) ? glyph : ' ';
        }
        text += '\n';
    }
    return text;
}

std::string as_json(const Scenario& scene, const Sight& sight) {
    Json json;
    json["width"] = scene.grid.width();
    json["height"] = scene.grid.height();
    json["from"] = to_json(scene.viewer);
    json["algorithm"] = std::string(info(scene.algorithm).id);
    json["radius"] = to_json(scene.rules.range.radius);
    json["range"] = std::string(name(scene.rules.range.shape));
    json["floor"] = std::string(name(scene.rules.floor));
    json["wall"] = std::string(name(scene.rules.wall));
    json["slopes"] = std::string(name(scene.rules.slopes));
    json["count"] = sight.visible.count();
    json["examined"] = sight.examined;
    json["visible"] = rows_of(sight.visible);
    return json.dump() + "\n";
}

}  // namespace

int run_see(const Command& command, std::span<const std::string> arguments, Streams& streams) {
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
    const Sight sight = see(scene.grid, scene.viewer, scene.algorithm, scene.rules);
    Output output(streams);
    output.add(request->format == Format::text ? as_text(scene, sight) : as_json(scene, sight));
    return output.finish();
}

}  // namespace fovlab::cli
