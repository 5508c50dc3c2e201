#include "app/cli/deeds.h"

#include "app/cli/complain.h"

namespace fovlab::cli {
namespace {

std::string_view deed_of(const Command& command) { return command.name.substr(command.name.find(' ') + 1); }

int print_help(const Command& command, std::span<const Command> deeds, Streams& streams) {
    const std::string program = "fovlab-cli ";
    std::string text = std::string(command.help) + "\nUsage: " + program + std::string(command.name) + " " +
                       std::string(command.usage) + "\n\n";
    for (const Command& deed : deeds) {
        std::string name(deed_of(deed));
        name.resize(12, ' ');
        text += "  " + name + std::string(deed.help) + "\n";
    }
    Output output(streams);
    output.add(text + "\n`" + program + std::string(deeds.front().name) +
               " --help` and so on tell more of each.\n");
    return output.finish();
}

}  // namespace

int run_deeds(const Command& command, std::span<const Command> deeds, std::span<const std::string> arguments,
              Streams& streams) {
    for (const Command& deed : deeds) {
        if (!arguments.empty() && arguments.front() == deed_of(deed)) {
            return deed.run(deed, arguments.subspan(1), streams);
        }
    }
    for (const std::string& argument : arguments) {
        if (argument == "--help" || argument == "-h") {
            return print_help(command, deeds, streams);
        }
    }
    const std::string usage =
        "write fovlab-cli " + std::string(command.name) + " " + std::string(command.usage);
    return complain(streams, (arguments.empty() ? "what to do is missing"
                                                : "unknown deed " + in_quotes(arguments.front())) +
                                 "; " + usage);
}

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

}  // namespace fovlab::cli
