// `walk`: who walks, and what is seen and remembered: the start, then the state after each move, one JSON object a line in
// either format.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/output.h"
#include "app/cli/scene_options.h"
#include "app/session/walk_json.h"
#include "core/explore/move.h"
#include "core/scenario/level_of.h"

#include <string_view>

namespace fovlab::cli {
namespace {

// "21x11": each side 1 to Grid::k_max_side cells.
Result<WalkView> parse_view(std::string_view text) {
    const std::size_t times = text.find('x');
    const bool two = times != std::string_view::npos;
    const std::optional<int> width = two ? whole_number(text.substr(0, times)) : std::nullopt;
    const std::optional<int> height = two ? whole_number(text.substr(times + 1)) : std::nullopt;
    if (!width || !height || !Grid::valid_size(*width, *height)) {
        return TextError{0, 0,
                         "--view takes WIDTHxHEIGHT in cells, such as 21x11, each side from 1 to " +
                             std::to_string(Grid::k_max_side) + ", not " + in_quotes(text)};
    }
    return WalkView{*width, *height};
}

int print(const Scenario& scene, std::string_view moves, std::optional<WalkView> view, Streams& streams) {
    Output output(streams);
    Walker walker(level_of(scene), scene.viewer, walk_rules_of(scene));
    output.add(walk_json(walker, std::nullopt, view).dump() + "\n");
    for (const char letter : moves) {
        if (output.failed()) {
            break;
        }
        walker.move(move_of_letter(letter).value());
        output.add(walk_json(walker, letter, view).dump() + "\n");
    }
    return output.finish();
}

}  // namespace

int run_walk(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::optional<std::string> moves;
    std::optional<std::string> view_option;
    line.add_option("--moves", "STRING",
                    "w a s d up, left, down, right, y u b n the diagonals, . the stairs (the scenario's)",
                    moves);
    line.add_option("--view", "WxH",
                    "Cells that a picture shows, with the viewer in the middle (the whole map)", view_option);
    SceneOptions scene_options;
    scene_options.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    // The options' own mistakes come first: the scene may be read from standard input.
    if (const std::optional<std::string> wrong = wrong_moves("--moves", moves.value_or(""))) {
        return complain(streams, *wrong);
    }
    std::optional<WalkView> view;
    if (view_option) {
        const Result<WalkView> parsed = parse_view(*view_option);
        if (!parsed) {
            return complain(streams, parsed.error().reason);
        }
        view = parsed.value();
    }
    const std::optional<SceneRequest> request = scene_options.read(streams);
    if (!request) {
        return k_bad_input;
    }
    const Scenario& scene = request->scene;
    if (!moves && !scene.walk) {
        return line.complain_missing("--moves", streams);
    }
    return print(scene, moves ? *moves : scene.walk->moves, view, streams);
}

}  // namespace fovlab::cli
