// The records of a kept session, each as a value: what they hold, and how they are written and read.
#pragma once

#include "app/session/records.h"
#include "app/session/version.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

inline constexpr char k_begin_record = 'B';    // the form of the file
inline constexpr char k_file_record = 'F';     // a file that documents belong to
inline constexpr char k_version_record = 'V';  // a document as it was at one moment
inline constexpr char k_line_record = 'H';     // how past and future changed
inline constexpr char k_look_record = 'L';

inline constexpr int k_kept_form = 1;

// Which versions undo and redo lead to, by their numbers.
struct KeptLine {
    std::vector<std::uint64_t> past;
    std::vector<std::uint64_t> future;
    std::uint64_t now = 0;

    friend bool operator==(const KeptLine& a, const KeptLine& b) {
        return a.past == b.past && a.future == b.future && a.now == b.now;
    }
    friend bool operator!=(const KeptLine& a, const KeptLine& b) { return !(a == b); }
};

Record begin_record();
bool is_begin(const Record& record);

struct KeptFile {
    std::uint64_t id = 0;
    SavedFile file;
};
Record record_of(const KeptFile& file);
std::optional<KeptFile> read_file_record(const Record& record);

// The document stays text until it is wanted.
struct KeptVersion {
    std::uint64_t serial = 0;
    std::uint64_t file = 0;
    std::string text;
};
Record record_of(const KeptVersion& version);
std::optional<KeptVersion> read_version_record(const Record& record);

// What has to be done to the old line to have the new one: a few numbers, however long they are.
Record record_of_change(const KeptLine& before, const KeptLine& after);
// False where it does not fit the line.
bool apply_change(const Record& record, KeptLine& line);

}  // namespace fovlab
