#include "app/platform/settings_file.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace fovlab {
namespace {

// A folder from the environment; relative ones do not count (XDG Base Directory Specification).
std::optional<std::filesystem::path> folder_of(const char* variable) {
    const char* value = std::getenv(variable);
    if (!value || value[0] != '/') {
        return std::nullopt;
    }
    return std::filesystem::path(value);
}

}  // namespace

std::optional<std::string> settings_path() {
    const std::filesystem::path own = std::filesystem::path("fovlab") / "settings.json";
    if (const auto config = folder_of("XDG_CONFIG_HOME")) {
        return (*config / own).string();
    }
    if (const auto home = folder_of("HOME")) {
        return (*home / ".config" / own).string();
    }
    return std::nullopt;
}

std::optional<std::string> session_path() {
    std::optional<std::filesystem::path> folder = folder_of("XDG_STATE_HOME");
    if (!folder) {
        const auto home = folder_of("HOME");
        folder = home ? std::optional(*home / ".local" / "state") : std::nullopt;
    }
    if (!folder) {
        return std::nullopt;
    }
    *folder /= "fovlab";
    std::error_code ignored;  // taking the place says what is wrong
    std::filesystem::create_directories(*folder, ignored);
    return (*folder / "session").string();
}

std::optional<TextError> ConfigStorage::write(const std::string& name, const std::string& bytes) {
    std::error_code ignored;  // writing says what is wrong
    std::filesystem::create_directories(std::filesystem::path(name).parent_path(), ignored);
    return DiskStorage::write(name, bytes);
}

}  // namespace fovlab
