// Where files come from and go to: the disk, or a table of a test's own. The web version gives the same.
//
// Limits: a text of more than 64 MiB is refused, so that no endless file fills the memory; the largest map takes 4.
// Errors: a reason without line and column, such as "cannot be read (Permission denied)".
#pragma once

#include "core/grid/result.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// Are the bytes on the disk itself when it returns, or may they be on their way, which only a power cut can lose?
enum class Sync { now, later };

struct FolderEntry {
    std::string name;  // without the folder
    bool folder = false;
    std::uint64_t bytes = 0;
};

// Tells whether a file was written since one looked last, without reading it.
struct FileStamp {
    std::uint64_t bytes = 0;
    std::int64_t changed = 0;  // another number for another time

    friend bool operator==(const FileStamp& a, const FileStamp& b) {
        return a.bytes == b.bytes && a.changed == b.changed;
    }
    friend bool operator!=(const FileStamp& a, const FileStamp& b) { return !(a == b); }
};

class Storage {
public:
    virtual ~Storage() = default;
    virtual Result<std::string> read(const std::string& name) = 0;
    // Is there anything of that name, whether it can be read or not?
    virtual bool exists(const std::string& name) = 0;
    // Whole or not at all: nobody ever sees a half-written file. The error, if any.
    virtual std::optional<TextError> write(const std::string& name, const std::string& bytes) = 0;

    // The files and folders in a folder, in no order. The rest has a meaning only where there are folders.
    virtual Result<std::vector<FolderEntry>> list(const std::string& folder);
    virtual bool is_folder(const std::string& name);
    // The same file by a name that stays right wherever the program goes; empty means the folder to begin with.
    virtual std::string full_name(const std::string& name);
    // To the end of a file, which is made where it is missing. The error, if any.
    virtual std::optional<TextError> append(const std::string& name, const std::string& bytes, Sync sync);
    // Another name for a file, in place of any that has it.
    virtual std::optional<TextError> rename(const std::string& from, const std::string& to);
    // None where there is no such file, or where what is there is none, such as a folder or a pipe.
    virtual std::optional<FileStamp> stamp(const std::string& name);
};

class DiskStorage : public Storage {
public:
    Result<std::string> read(const std::string& name) override;
    bool exists(const std::string& name) override;
    // Written beside the file, brought to the disk and renamed into its place, so that neither a full disk nor a kill nor
    // a power cut costs the old file. Its mode stays, a symbolic link is followed, and what is no file, such as
    // /dev/stdout, is written to as it is.
    std::optional<TextError> write(const std::string& name, const std::string& bytes) override;
    Result<std::vector<FolderEntry>> list(const std::string& folder) override;
    bool is_folder(const std::string& name) override;
    // A leading ~ is the person's home.
    std::string full_name(const std::string& name) override;
    std::optional<TextError> append(const std::string& name, const std::string& bytes, Sync sync) override;
    std::optional<TextError> rename(const std::string& from, const std::string& to) override;
    std::optional<FileStamp> stamp(const std::string& name) override;
};

inline constexpr std::size_t k_largest_text = std::size_t{64} << 20;

// All that a stream has to give, byte by byte as it is.
Result<std::string> read_all(std::istream& in);

// "cannot be read (Permission denied)", of an error number; without one, "cannot be read".
TextError cannot_be(const std::string& done, int error);

// The folder of a file, without a slash at its end but for the topmost; empty where the name has none. The rest of it.
std::string folder_of(const std::string& name);
std::string last_part(const std::string& name);
// Of the last part, from its last dot on and in small letters; empty where there is none, or nothing before or after it.
std::string ending_of(const std::string& name);
// A name in a folder; a full name stays as it is.
std::string joined(const std::string& folder, const std::string& name);

}  // namespace fovlab
