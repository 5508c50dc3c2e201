// Files in a table, as a test wants them.
#pragma once

#include "app/session/storage.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fovlab::test {

using Files = std::map<std::string, std::string>;

class MemoryStorage : public Storage {
public:
    explicit MemoryStorage(Files files) : files_(std::move(files)) {}

    Result<std::string> read(const std::string& name) override {
        const auto found = files_.find(name);
        if (found == files_.end()) {
            return TextError{0, 0, "cannot be read (it is not there)"};
        }
        return found->second;
    }

    bool exists(const std::string& name) override { return files_.count(name) > 0 || is_folder(name); }

    std::optional<TextError> write(const std::string& name, const std::string& bytes) override {
        if (full) {
            return TextError{0, 0, "cannot be written (the disk is full)"};
        }
        files_[name] = bytes;
        return std::nullopt;
    }

    Result<std::vector<FolderEntry>> list(const std::string& folder) override {
        if (!is_folder(folder)) {
            return TextError{0, 0, "cannot be listed (it is not there)"};
        }
        const std::string begin = folder == "/" ? folder : folder + "/";
        std::map<std::string, FolderEntry> entries;
        for (const auto& [name, bytes] : files_) {
            if (name.rfind(begin, 0) == 0) {
                const std::string rest = name.substr(begin.size());
                const std::string first = rest.substr(0, rest.find('/'));
                entries[first] = {first, first != rest, first == rest ? bytes.size() : 0};
            }
        }
        std::vector<FolderEntry> all;
        for (auto& [name, entry] : entries) {
            all.push_back(std::move(entry));
        }
        return all;
    }

    bool is_folder(const std::string& name) override {
        const std::string begin = name == "/" ? name : name + "/";
        const auto found = files_.lower_bound(begin);
        return found != files_.end() && found->first.rfind(begin, 0) == 0;
    }

    std::optional<TextError> append(const std::string& name, const std::string& bytes, Sync) override {
        if (full) {
            return TextError{0, 0, "cannot be written (the disk is full)"};
        }
        files_[name] += bytes;
        return std::nullopt;
    }

    std::optional<TextError> rename(const std::string& from, const std::string& to) override {
        auto taken = files_.extract(from);
        if (taken.empty()) {
            return TextError{0, 0, "cannot be renamed (it is not there)"};
        }
        files_[to] = std::move(taken.mapped());
        return std::nullopt;
    }

    // Other bytes are another time.
    std::optional<FileStamp> stamp(const std::string& name) override {
        const auto found = files_.find(name);
        return found == files_.end()
                   ? std::nullopt
                   : std::optional(
                         FileStamp{found->second.size(),
                                   static_cast<std::int64_t>(std::hash<std::string>{}(found->second) >> 1)});
    }

    // The folder to begin with is /home.
    std::string full_name(const std::string& name) override {
        std::string whole = name.empty() ? "/home" : joined("/home", name);
        while (whole.size() > 1 && whole.back() == '/') {
            whole.pop_back();
        }
        return whole;
    }

    const Files& files() const { return files_; }
    Files& files() { return files_; }
    bool full = false;  // nothing can be written

private:
    Files files_;
};

}  // namespace fovlab::test
