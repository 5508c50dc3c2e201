#include "app/cli/output.h"

#include "app/cli/complain.h"

#include <cerrno>
#include <cstddef>
#include <ostream>
#include <system_error>

namespace fovlab::cli {
namespace {

constexpr std::size_t k_piece = 65536;

}  // namespace

void Output::add(std::string_view text) {
    text_ += text;
    if (text_.size() >= k_piece) {
        pass_on();
    }
}

int Output::finish(int status) {
    pass_on();
    if (!failed_) {
        return status;
    }
    const std::string why = error_ == 0 ? "" : " (" + std::generic_category().message(error_) + ")";
    return complain(streams_, "standard output cannot be written" + why);
}

void Output::pass_on() {
    if (!failed_) {
        errno = 0;
        streams_.out.write(text_.data(), static_cast<std::streamsize>(text_.size()));
        streams_.out.flush();
        if (!streams_.out) {
            failed_ = true;
            error_ = errno;
        }
    }
    text_.clear();
}

}  // namespace fovlab::cli
