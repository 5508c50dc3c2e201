// `scenario`: share codes from scenarios and back, and what is wrong with scenarios.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/deeds.h"
#include "app/cli/input.h"
#include "core/scenario/share_code.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fovlab::cli {
namespace {

int run_encode(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::string map;
    line.add_file(
        "MAP", "A map as text, a scenario or a share code: a file, - for standard input, or the code itself",
        map);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<FoundScenario> found = read_scene(map, streams);
    if (!found) {
        return k_bad_input;
    }
    Output output(streams);
    output.add(to_share_code(found->scenario) + "\n");
    return output.finish();
}

int run_decode(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::string code;
    line.add_file("CODE", "The share code, or a file with one, or - for standard input", code);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<NamedText> text = read_text_or_code(code, streams);
    if (!text) {
        return k_bad_input;
    }
    const Result<Scenario> scenario = read_share_code(text->text);
    if (!scenario) {
        return complain_about(*text, scenario.error(), streams);
    }
    Output output(streams);
    output.add(to_text(scenario.value()));
    return output.finish();
}

// What is wrong in each file; those that cannot be read at all are complaints.
int run_check(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::vector<std::string> files;
    line.add_files("FILE", "Scenarios; also maps as text and share codes", files);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    Output output(streams);
    int status = k_done;
    for (const std::string& file : files) {
        const std::optional<NamedText> text = read_text_or_code(file, streams);
        if (!text) {
            status = k_bad_input;
            continue;
        }
        const Problems problems = problems_in(text->text);
        add_problems(output, on_one_line(file), problems);
        status = problems.told.empty() ? status : std::max(status, k_check_failed);
    }
    return output.finish(status);
}

constexpr std::array<Command, 3> k_deeds{{
    {"scenario encode", "MAP", "Prints the share code of a scenario, in one line.", &run_encode},
    {"scenario decode", "CODE", "Prints the scenario of a share code, as text.", &run_decode},
    {"scenario check", "FILE...", "Says of each file that it is ok, or what is wrong in it and where.",
     &run_check},
}};

}  // namespace

int run_scenario(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    return run_deeds(command, k_deeds, arguments, streams);
}

}  // namespace fovlab::cli
