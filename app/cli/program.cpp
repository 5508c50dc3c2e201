#include "app/cli/program.h"

#include "app/cli/complain.h"
#include "app/cli/run_cli.h"

#include <csignal>
#include <exception>
#include <iostream>
#include <vector>

namespace fovlab::cli {

int run_program(int argument_count, char** arguments) {
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to tell, no reason to die
    std::ios::sync_with_stdio(
        false);  // otherwise a standard input that can't be read looks like an empty one
    DiskStorage disk;
    Streams streams{std::cin, std::cout, std::cerr, disk};
    try {
        const std::vector<std::string> given(arguments + (argument_count > 0 ? 1 : 0),
                                             arguments + argument_count);
        return run_cli(given, streams);
    } catch (const std::exception& error) {  // out of memory, and what nobody thought of
        return complain(streams, std::string("gave up: ") + error.what());
    }
}

}  // namespace fovlab::cli
