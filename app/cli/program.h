// The program: run_cli with the real streams and the real disk.
#pragma once

namespace fovlab::cli {

int run_program(int argument_count, char** arguments);

}  // namespace fovlab::cli
