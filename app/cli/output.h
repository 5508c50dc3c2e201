// What a command prints. It gathers the text and passes it on in large pieces, and no write error stays unnoticed:
// a full disk is a complaint and k_bad_input.
//
// Use: add all, then `return output.finish()`. A long output asks `failed` now and then, to stop early.
#pragma once

#include "app/cli/streams.h"

#include <string>
#include <string_view>

namespace fovlab::cli {

class Output {
public:
    explicit Output(Streams& streams) : streams_(streams) {}

    void add(std::string_view text);

    bool failed() const { return failed_; }

    // Passes on what is left. The status, or k_bad_input when something could not be written.
    int finish(int status = k_done);

private:
    void pass_on();

    Streams& streams_;
    std::string text_;
    bool failed_ = false;
    int error_ = 0;  // the system's number for what failed, where there is one
};

}  // namespace fovlab::cli
