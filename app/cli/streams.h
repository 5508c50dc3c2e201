// What a command talks to: its input, its output, where its complaints go, and the files. A test gives strings.
#pragma once

#include "app/session/storage.h"

#include <iosfwd>

namespace fovlab::cli {

// What the program's exit status says.
inline constexpr int k_done = 0;
inline constexpr int k_check_failed = 1;
inline constexpr int k_bad_input = 2;  // or bad usage

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Storage& storage;
};

}  // namespace fovlab::cli
