// The command line as a function: arguments (without the program's own name) and streams in, exit status out.
#pragma once

#include "app/cli/command.h"
#include "app/cli/streams.h"

#include <span>
#include <string>

namespace fovlab::cli {

// In the order in which --help lists them.
std::span<const Command> commands();

int run_cli(std::span<const std::string> arguments, Streams& streams);

}  // namespace fovlab::cli
