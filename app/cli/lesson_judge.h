// `lesson judge`: is an answer to a task of a lesson right, and why?
#pragma once

#include "app/cli/command.h"

namespace fovlab::cli {

// {right, feedback}, and hits, missed, wrong of a prediction, goals of a build. 0: right, 1: wrong, 2: bad usage.
int run_judge(const Command& command, std::span<const std::string> arguments, Streams& streams);

}  // namespace fovlab::cli
