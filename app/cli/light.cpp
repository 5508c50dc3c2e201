// `light`: how much of lamp, torches and ambient light gets to each cell in sight.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"
#include "app/cli/values.h"
#include "core/explore/lit.h"
#include "core/scenario/level_of.h"

#include <algorithm>
#include <span>

namespace fovlab::cli {
namespace {

struct LightOptions {
    std::optional<std::string> lamp;
    std::optional<std::string> ambient;
    std::optional<std::string> falloff;
    std::optional<std::string> bands;

    void add_to(CommandLine& line) {
        line.add_option("--lamp", "on|torch|none|out",
                        "The viewer's own: as far as sight, 6 cells, 2 cells, or out (on)", lamp);
        line.add_option("--ambient", "SHARE", "Light that is everywhere, 0 to 1 (0)", ambient);
        line.add_option("--falloff", "smooth|none|bands", "How light fades with the distance (smooth)",
                        falloff);
        line.add_option("--bands", "N", "How many bands, 1 to 64 (6)", bands);
    }
};

TextError not_known(std::string_view option, const std::string& text, std::string_view known) {
    return {0, 0, std::string(option) + " " + in_quotes(text) + " " + std::string(known)};
}

std::optional<std::size_t> index_of(std::span<const std::string_view> words, const std::string& word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - words.begin()));
}

// "0.35" in thousandths: digits, and three behind the point at most.
std::optional<int> thousandths_of(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view behind = text.substr(std::min(point + 1, text.size()));
    const std::string digits = std::string(text.substr(0, point)) + std::string(behind) +
                               std::string(3 - std::min<std::size_t>(behind.size(), 3), '0');
    const std::optional<int> number = whole_number(digits);
    const bool right =
        behind.size() <= 3 && point > 0 && text.front() != '-' && (point == text.size() || !behind.empty());
    return right && number && *number <= 1000 ? number : std::nullopt;
}

// The scenario's light with the options over it, or the first mistake.
Result<Light> light_of(const LightOptions& options, Light light) {
    if (options.lamp) {
        const std::optional<std::size_t> lamp = index_of(k_lamp_names, *options.lamp);
        if (!lamp) {
            return not_known("--lamp", *options.lamp, "is not known; known are " + listed(k_lamp_names));
        }
        light.lamp = static_cast<Lamp>(*lamp);
    }
    if (options.falloff) {
        const std::optional<std::size_t> falloff = index_of(k_falloff_names, *options.falloff);
        if (!falloff) {
            return not_known("--falloff", *options.falloff,
                             "is not known; known are " + listed(k_falloff_names));
        }
        light.falloff = static_cast<Falloff>(*falloff);
    }
    if (options.ambient) {
        const std::optional<int> ambient = thousandths_of(*options.ambient);
        if (!ambient) {
            return not_known("--ambient", *options.ambient,
                             "is no number from 0 to 1 with three decimals at most");
        }
        light.ambient_thousandths = *ambient;
    }
    if (options.bands) {
        const std::optional<int> bands = whole_number(*options.bands);
        if (!bands || *bands < 1 || *bands > Light::k_most_bands) {
            return not_known("--bands", *options.bands, "is no whole number from 1 to 64");
        }
        light.bands = *bands;
    }
    return light;
}

// A digit for each cell that is lit, 0 for the dimmest tenth and 9 for the brightest; `@` for the viewer, blanks elsewhere.
std::string as_text(const Scenario& scene, const Lighting& lights) {
    std::string text;
    for (int y = 0; y < scene.grid.height(); ++y) {
        for (int x = 0; x < scene.grid.width(); ++x) {
            const Point cell{x, y};
            const int tenths = std::min(lights.at(cell).thousandths / 100, 9);
            text += cell == scene.viewer          ? k_viewer_glyph
                    : lights.lit().contains(cell) ? static_cast<char>('0' + tenths)
                                                  : ' ';
        }
        text += '\n';
    }
    return text;
}

std::string as_json(const Scenario& scene, const Lighting& lights) {
    Json json;
    json["width"] = scene.grid.width();
    json["height"] = scene.grid.height();
    Json rows = Json::array();
    for (int y = 0; y < scene.grid.height(); ++y) {
        Json row = Json::array();
        for (int x = 0; x < scene.grid.width(); ++x) {
            row.push_back(lights.at({x, y}).thousandths / 1000.0);
        }
        rows.push_back(std::move(row));
    }
    json["light"] = std::move(rows);
    return json.dump() + "\n";
}

}  // namespace

int run_light(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    SceneOptions scene_options;
    LightOptions light_options;
    scene_options.add_to(line);
    light_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    if (const Result<Light> checked = light_of(light_options, {}); !checked) {
        return complain(streams, checked.error().reason);
    }
    const std::optional<SceneRequest> request = scene_options.read(streams);
    if (!request) {
        return k_bad_input;
    }
    const Scenario& scene = request->scene;
    const Light light = light_of(light_options, scene.light.value_or(Light{})).value();
    const Sight sight = see(scene.grid, scene.viewer, scene.algorithm, scene.rules);
    const Lighting lights = lighting(level_of(scene), scene.viewer, sight.visible, light, scene.rules.range);
    Output output(streams);
    output.add(request->format == Format::text ? as_text(scene, lights) : as_json(scene, lights));
    return output.finish();
}

}  // namespace fovlab::cli
