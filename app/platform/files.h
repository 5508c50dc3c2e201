// The lab's own small file system: read a text whole, write one so that nothing half-written is ever seen.
//
// Errors come back as a sentence without the file's name; nothing throws.
#pragma once

#include <optional>
#include <string>

namespace fovlab {

struct FileText {
    std::string text;
    std::optional<std::string> error;
};

// Limits: 64 MiB; more is refused.
FileText read_text(const std::string& path);

// Writes beside the file and renames it into place. The error, if any.
std::optional<std::string> write_whole(const std::string& path, const std::string& text);

}  // namespace fovlab
