#include "app/session/storage.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace fovlab {
namespace {

TextError cannot_be(const std::string& done, int error) {
    const std::string why = error == 0 ? "" : " (" + std::generic_category().message(error) + ")";
    return {0, 0, "cannot be " + done + why};
}

}  // namespace

Result<std::string> DiskStorage::read(const std::string& name) {
    errno = 0;
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        return cannot_be("read", errno);
    }
    return read_all(file);
}

bool DiskStorage::exists(const std::string& name) {
    std::error_code unknown;  // a folder that cannot be looked into has nothing for us
    return std::filesystem::exists(name, unknown);
}

std::optional<TextError> DiskStorage::write(const std::string& name, const std::string& bytes) {
    const std::string beside = name + ".part";
    errno = 0;
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    const bool written = static_cast<bool>(file);
    if (written && std::rename(beside.c_str(), name.c_str()) == 0) {
        return std::nullopt;
    }
    const TextError error = cannot_be("written", errno);
    std::remove(beside.c_str());
    return error;
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
        return cannot_be("read", errno);
    }
    return text;
}

}  // namespace fovlab
