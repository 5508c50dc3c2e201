#include "app/session/storage.h"

#include "app/session/whole_file.h"
#include "core/grid/small_letters.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

namespace fovlab {

TextError cannot_be(const std::string& done, int error) {
    const std::string why = error == 0 ? "" : " (" + std::generic_category().message(error) + ")";
    return {0, 0, "cannot be " + done + why};
}

std::string folder_of(const std::string& name) {
    const std::size_t slash = name.find_last_of('/');
    return slash == std::string::npos ? std::string() : name.substr(0, std::max<std::size_t>(slash, 1));
}

std::string last_part(const std::string& name) {
    const std::size_t slash = name.find_last_of('/');
    return slash == std::string::npos ? name : name.substr(slash + 1);
}

std::string ending_of(const std::string& name) {
    const std::string last = last_part(name);
    const std::size_t dot = last.find_last_of('.');
    const bool has_none = dot == std::string::npos || dot == 0 || dot + 1 == last.size();
    return has_none ? "" : in_small_letters(last.substr(dot));
}

std::string joined(const std::string& folder, const std::string& name) {
    if (folder.empty() || (!name.empty() && name.front() == '/')) {
        return name;
    }
    return folder + (folder.back() == '/' ? "" : "/") + name;
}

Result<std::vector<FolderEntry>> Storage::list(const std::string&) { return cannot_be("listed", 0); }

bool Storage::is_folder(const std::string&) { return false; }

std::string Storage::full_name(const std::string& name) { return name; }

std::optional<TextError> Storage::append(const std::string&, const std::string&, Sync) {
    return cannot_be("written", 0);
}

std::optional<TextError> Storage::rename(const std::string&, const std::string&) {
    return cannot_be("renamed", 0);
}

std::optional<FileStamp> Storage::stamp(const std::string&) { return std::nullopt; }

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
    return replace_file(name, bytes, Sync::now);
}

Result<std::vector<FolderEntry>> DiskStorage::list(const std::string& folder) {
    std::error_code error;
    std::vector<FolderEntry> entries;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        std::error_code unknown;  // a link to nowhere, or what vanished meanwhile, is left out
        FolderEntry entry{at->path().filename().string(), at->is_directory(unknown), 0};
        if (!entry.folder && !at->is_regular_file(unknown)) {
            continue;  // reading a pipe or a device may never end
        }
        const std::uintmax_t bytes = entry.folder ? 0 : at->file_size(unknown);
        entry.bytes = unknown ? 0 : bytes;
        entries.push_back(std::move(entry));
    }
    if (error) {
        return cannot_be("listed", error.value());
    }
    return entries;
}

bool DiskStorage::is_folder(const std::string& name) {
    std::error_code unknown;
    return std::filesystem::is_directory(name, unknown);
}

std::string DiskStorage::full_name(const std::string& name) {
    const char* home = std::getenv("HOME");
    const bool at_home = home && (name == "~" || name.rfind("~/", 0) == 0);
    const std::string meant = at_home ? home + name.substr(1) : name;
    std::error_code unknown;  // where the program was started is gone: the name as it is
    const std::filesystem::path full = std::filesystem::absolute(meant.empty() ? "." : meant, unknown);
    if (unknown) {
        return meant;
    }
    std::string text = full.lexically_normal().string();
    while (text.size() > 1 && text.back() == '/') {
        text.pop_back();
    }
    return text;
}

std::optional<TextError> DiskStorage::append(const std::string& name, const std::string& bytes, Sync sync) {
    return append_to_file(name, bytes, sync);
}

std::optional<TextError> DiskStorage::rename(const std::string& from, const std::string& to) {
    std::error_code error;
    std::filesystem::rename(from, to, error);
    return error ? std::optional(cannot_be("renamed", error.value())) : std::nullopt;
}

std::optional<FileStamp> DiskStorage::stamp(const std::string& name) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error)) {
        return std::nullopt;
    }
    const std::uintmax_t bytes = std::filesystem::file_size(name, error);
    if (error) {
        return std::nullopt;
    }
    const std::filesystem::file_time_type changed = std::filesystem::last_write_time(name, error);
    return error ? std::nullopt
                 : std::optional(FileStamp{bytes, std::int64_t{changed.time_since_epoch().count()}});
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
