// `scenario`: share codes from scenarios and back, and what is wrong with scenarios.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
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

// "a.toml:3:1: what is wrong", a line each, or "a.toml: ok".
void add_problems(Output& output, const std::string& file, const Problems& problems) {
    for (const TextError& error : problems.told) {
        const std::string place =
            error.line > 0 ? ":" + std::to_string(error.line) + ":" + std::to_string(error.column) : "";
        output.add(file + place + ": " + on_one_line(error.reason) + "\n");
    }
    if (problems.told.empty()) {
        output.add(file + ": ok\n");
    }
    if (problems.more > 0) {
        output.add(file + ": and " + std::to_string(problems.more) + " more\n");
    }
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

std::string_view deed_of(const Command& command) { return command.name.substr(command.name.find(' ') + 1); }

int print_help(const Command& command, Streams& streams) {
    std::string text = std::string(command.help) + "\nUsage: fovlab-cli " + std::string(command.name) + " " +
                       std::string(command.usage) + "\n\n";
    for (const Command& deed : k_deeds) {
        std::string name(deed_of(deed));
        name.resize(12, ' ');
        text += "  " + name + std::string(deed.help) + "\n";
    }
    Output output(streams);
    output.add(text + "\n`fovlab-cli scenario encode --help` and so on tell more of each.\n");
    return output.finish();
}

}  // namespace

int run_scenario(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    for (const Command& deed : k_deeds) {
        if (!arguments.empty() && arguments.front() == deed_of(deed)) {
            return deed.run(deed, arguments.subspan(1), streams);
        }
    }
    for (const std::string& argument : arguments) {
        if (argument == "--help" || argument == "-h") {
            return print_help(command, streams);
        }
    }
    const std::string usage = "write fovlab-cli scenario " + std::string(command.usage);
    return complain(streams, (arguments.empty() ? "what to do is missing"
                                                : "unknown deed " + in_quotes(arguments.front())) +
                                 "; " + usage);
}

}  // namespace fovlab::cli
