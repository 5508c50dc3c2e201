// A command: what it is called, how it is used, what it is for and what it does. run_cli.cpp has the table.
#pragma once

#include "app/cli/streams.h"

#include <span>
#include <string>
#include <string_view>

namespace fovlab::cli {

struct Command {
    std::string_view name;
    std::string_view usage;  // what follows the name: "MAP --at X,Y [options]"
    std::string_view help;   // one sentence
    int (*run)(const Command&, std::span<const std::string> arguments, Streams&);
};

// Each prints everything or, after bad input, nothing, and returns the exit status.
int run_algorithms(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_see(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_walk(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_trace(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_why(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_compare(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_pairs(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_light(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_dungeon(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_figure(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_scenario(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_lesson(const Command& command, std::span<const std::string> arguments, Streams& streams);
int run_grade(const Command& command, std::span<const std::string> arguments, Streams& streams);

}  // namespace fovlab::cli
