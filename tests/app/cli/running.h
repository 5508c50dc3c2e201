// Runs the command line inside the test: arguments and files in, exit status and both outputs out.
#pragma once

#include "app/cli/run_cli.h"
#include "tests/support/memory_storage.h"

#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace fovlab::test {

struct Ran {
    int status = 0;
    std::string out;
    std::string err;
};

inline Ran run(const std::vector<std::string>& arguments, const Files& files = {},
               const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    MemoryStorage storage(files);
    cli::Streams streams{in, out, err, storage};
    const int status = cli::run_cli(arguments, streams);
    return {status, out.str(), err.str()};
}

// What a command says about bad input, without the program's name and the line's end. Otherwise what is wrong
// with how it says it: the status must be 2, the complaint one line, and nothing may have been printed.
inline std::string complaint(const std::vector<std::string>& arguments, const Files& files = {},
                             const std::string& input = "") {
    const std::string begin = "fovlab-cli: ";
    const Ran ran = run(arguments, files, input);
    if (ran.status != cli::k_bad_input) {
        return "the status is " + std::to_string(ran.status);
    }
    if (!ran.out.empty()) {
        return "this was printed: " + ran.out;
    }
    if (ran.err.rfind(begin, 0) != 0 || ran.err.find('\n') != ran.err.size() - 1) {
        return "this is not one line with the program's name: " + ran.err;
    }
    return ran.err.substr(begin.size(), ran.err.size() - begin.size() - 1);
}

inline std::string text_of(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) {
        text += row + "\n";
    }
    return text;
}

}  // namespace fovlab::test
