#include "app/platform/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace fovlab {
namespace {

constexpr std::uintmax_t k_largest = std::uintmax_t{64} * 1024 * 1024;

std::string why_not() { return errno == 0 ? "unknown reason" : std::strerror(errno); }

}  // namespace

FileText read_text(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return {{}, "it is a folder"};
    }
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        return {{}, "cannot be opened (" + why_not() + ")"};
    }
    FileText file;
    char piece[1 << 16];
    while (in.read(piece, sizeof piece) || in.gcount() > 0) {
        file.text.append(piece, static_cast<std::size_t>(in.gcount()));
        if (file.text.size() > k_largest) {
            return {{}, "is larger than 64 MiB"};
        }
    }
    if (in.bad()) {
        return {{}, "cannot be read (" + why_not() + ")"};
    }
    return file;
}

std::optional<std::string> write_whole(const std::string& path, const std::string& text) {
    const std::string beside = path + ".part";
    errno = 0;
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out) {
        const std::string reason = why_not();
        std::error_code ignored;
        std::filesystem::remove(beside, ignored);
        return "cannot be written (" + reason + ")";
    }
    std::error_code error;
    std::filesystem::rename(beside, path, error);
    return error ? std::optional<std::string>("cannot be written (" + error.message() + ")") : std::nullopt;
}

}  // namespace fovlab
