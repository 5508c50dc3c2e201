// The map and the options that describe a scene, the same for every command that has one.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/format_option.h"
#include "app/cli/run_options.h"
#include "core/scenario/scenario.h"

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
    // None, having complained, when an option or the map is wrong, or when a viewer is needed and none on the map.
    // Where none is needed and none is there, the scene's stands at (0, 0).
    std::optional<SceneRequest> read(Streams& streams) const;

private:
    std::optional<Point> viewer_of(const MapText& map, std::optional<Point> from, Streams& streams) const;

    Viewer viewer_;
    FormatOption format_;
    std::string map_;
    std::optional<std::string> from_;
    RunOptions run_{RunOptions::Of::scene};
};

}  // namespace fovlab::cli
