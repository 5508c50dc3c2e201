#include "app/cli/scene_options.h"

#include "app/cli/complain.h"
#include "app/cli/input.h"

#include <utility>

namespace fovlab::cli {

void SceneOptions::add_to(CommandLine& line) {
    line.add_file("MAP", "A file with a plain text map, or - for standard input", map_);
    line.add_option("--from", "X,Y", "Where the viewer stands (the map's @)", from_);
    run_.add_to(line);
    format_.add_to(line);
}

std::optional<SceneRequest> SceneOptions::read(Streams& streams) const {
    const std::optional<Format> format = format_.read(streams);
    if (!format) {
        return std::nullopt;
    }
    std::optional<Point> from;
    if (from_) {
        const Result<Point> parsed = parse_point("--from", *from_);
        if (!parsed) {
            complain(streams, parsed.error().reason);
            return std::nullopt;
        }
        from = parsed.value();
    }
    const Result<RunChoice> run = run_.over({});
    if (!run) {
        complain(streams, run.error().reason);
        return std::nullopt;
    }
    std::optional<MapText> map = read_map(map_, streams);
    if (!map) {
        return std::nullopt;
    }
    const std::optional<Point> viewer = viewer_of(*map, from, streams);
    if (!viewer) {
        return std::nullopt;
    }
    return SceneRequest{
        {std::move(map->grid), *viewer, run.value().algorithm, run.value().rules, std::nullopt}, *format};
}

// Where the viewer stands: the option's place, else the map's `@`.
std::optional<Point> SceneOptions::viewer_of(const MapText& map, std::optional<Point> from,
                                             Streams& streams) const {
    if (from) {
        if (const std::optional<TextError> error = check_on_map("--from", *from, map.grid)) {
            complain(streams, error->reason);
            return std::nullopt;
        }
        return from;
    }
    if (map.viewer) {
        return map.viewer;
    }
    if (viewer_ == Viewer::not_needed) {
        return Point{0, 0};
    }
    complain(streams, map_, {0, 0, "there is no viewer; write one @ into the map, or give --from X,Y"});
    return std::nullopt;
}

}  // namespace fovlab::cli
