// The map and the options that describe a scene, the same for every command that has one.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/format_option.h"
#include "app/cli/run_options.h"
#include "core/scenario/scenario_text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fovlab::cli {

struct SceneRequest {
    Scenario scene;
    Format format = Format::text;
};

// Whether somebody must stand on the map.
enum class Viewer : std::uint8_t { needed, not_needed };

class SceneOptions {
public:
    explicit SceneOptions(Viewer viewer = Viewer::needed) : viewer_(viewer) {}

    void add_to(CommandLine& line);
    // What the map, the scenario or the share code says, and the options over it. None, having complained, when
    // one of them is wrong, or when a viewer is needed and none is told of.
    // Where none is needed and none is there, the scene's stands at (0, 0).
    // Rules in which the scenario's comparison is as the scenario itself follow the options.
    std::optional<SceneRequest> read(Streams& streams) const;

private:
    Result<std::optional<Point>> from() const;
    std::optional<Point> viewer_of(const FoundScenario& found, std::optional<Point> from,
                                   Streams& streams) const;

    Viewer viewer_;
    FormatOption format_;
    std::string map_;
    std::optional<std::string> from_;
    RunOptions run_{RunOptions::Of::scene};
};

}  // namespace fovlab::cli
