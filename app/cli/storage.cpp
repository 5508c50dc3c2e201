#include "app/cli/storage.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace fovlab::cli {
namespace {

TextError cannot_be_read(int error) {
    if (error == 0) {
        return {0, 0, "cannot be read"};
    }
    return {0, 0, "cannot be read (" + std::generic_category().message(error) + ")"};
}

}  // namespace

Result<std::string> DiskStorage::read(const std::string& name) {
    errno = 0;
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        return cannot_be_read(errno);
    }
    return read_all(file);
}

Result<std::string> read_all(std::istream& in) {
    std::string text;
    std::array<char, 65536> part{};
    errno = 0;
    while (in) {
        in.read(part.data(), static_cast<std::streamsize>(part.size()));
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > k_largest_text) {
            return TextError{
                0, 0, "is too large; at most " + std::to_string(k_largest_text >> 20) + " MiB are read"};
        }
    }
    if (in.bad()) {
        return cannot_be_read(errno);
    }
    return text;
}

}  // namespace fovlab::cli
