#include "app/cli/run_cli.h"

#include "app/cli/complain.h"
#include "app/cli/output.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

namespace fovlab::cli {
namespace {

constexpr auto k_commands = std::to_array<Command>({
    {"algorithms", "[options]", "Lists the algorithms, a line each, with the options that they use.",
     &run_algorithms},
    {"see", "MAP [options]", "Prints what the viewer sees.", &run_see},
    {"trace", "MAP [options]", "Prints every step of a run, one JSON object a line.", &run_trace},
    {"why", "MAP --at X,Y [options]", "Says why a cell is dark or seen, and which walls hide it.", &run_why},
    {"compare", "MAP --with ID [options]", "Compares two algorithms, or one under two sets of rules.",
     &run_compare},
    {"pairs", "MAP [options]", "Counts the pairs of cells that see each other, and one way only.",
     &run_pairs},
    {"dungeon", "[options]", "Makes a dungeon of rooms and corridors, with its cuts.", &run_dungeon},
    {"walk", "MAP --moves STRING [options]", "Walks, and prints what is seen and remembered after each move.",
     &run_walk},
    {"light", "MAP [options]", "Prints how much light gets to each cell in sight.", &run_light},
    {"figure", "MAP -o FILE [options]", "Makes a picture of a run, or an animation of it, for a slide.",
     &run_figure},
    {"scenario", "encode MAP | decode CODE | check FILE...",
     "Packs scenarios into share codes and back, and checks them.", &run_scenario},
    {"lesson", "check FILE... | judge FILE --task N --answer JSON",
     "Checks lessons, and judges answers to their tasks.", &run_lesson},
    {"grade", "ANSWERS.jsonl [options]", "Judges answers: right or wrong, and the first cell that differs.",
     &run_grade},
});

std::string help() {
    std::string text =
        "FOV Lab without its window: sees, traces and explains fields of view on maps, scenarios and share "
        "codes.\n"
        "Usage: fovlab-cli COMMAND [arguments]\n\nCommands:\n";
    for (const Command& command : k_commands) {
        std::string name(command.name);
        name.resize(12, ' ');
        text += "  " + name + std::string(command.help) + "\n";
    }
    return text +
           "\n`fovlab-cli COMMAND --help` tells more of one; `fovlab-cli --version` tells the version.\n"
           "Exit status: 0 done, 1 a check that failed, 2 bad usage or input.\n";
}

int print(const std::string& text, Streams& streams) {
    Output output(streams);
    output.add(text);
    return output.finish();
}

std::string known_commands() {
    std::vector<std::string_view> names;
    std::transform(k_commands.begin(), k_commands.end(), std::back_inserter(names),
                   [](const Command& command) { return command.name; });
    return "known are " + listed(names);
}

}  // namespace

std::span<const Command> commands() { return k_commands; }

int run_cli(std::span<const std::string> arguments, Streams& streams) {
    if (arguments.empty()) {
        const int status = print(help(), streams);
        return status == k_done ? complain(streams, "no command; " + known_commands()) : status;
    }
    const std::string& first = arguments.front();
    if (first == "--help" || first == "-h") {
        return print(help(), streams);
    }
    if (first == "--version") {
        return print("fovlab-cli " FOVLAB_VERSION "\n", streams);
    }
    for (const Command& command : k_commands) {
        if (command.name == first) {
            return command.run(command, arguments.subspan(1), streams);
        }
    }
    if (first.starts_with('-')) {
        return complain(streams,
                        "the command comes first, not " + in_quotes(first) + "; " + known_commands());
    }
    return complain(streams, "unknown command " + in_quotes(first) + "; " + known_commands());
}

}  // namespace fovlab::cli
