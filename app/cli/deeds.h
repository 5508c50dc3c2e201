// Commands that can do several things, each a command of its own: `scenario encode`, `lesson check`.
#pragma once

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/scenario/scenario_text.h"

#include <span>
#include <string>

namespace fovlab::cli {

// Does the deed that the first argument names, or tells of all. A deed's name is that of the command and its own, with a blank
// between.
int run_deeds(const Command& command, std::span<const Command> deeds, std::span<const std::string> arguments,
              Streams& streams);

// "a.toml:3:1: what is wrong", a line each, or "a.toml: ok".
void add_problems(Output& output, const std::string& file, const Problems& problems);

}  // namespace fovlab::cli
