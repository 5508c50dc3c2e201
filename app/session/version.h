// A document as it was at one moment, and the file it belongs to: what undo goes back to.
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace fovlab {

// What lies on the disk. All versions of a document share it, so that after saving each knows whether it differs.
struct SavedFile {
    std::string name;  // empty: it was never saved, and `document` is what it began as
    Scenario document;
    std::string source = {};  // the map or picture that it began as, where that had a name

    // Where the document is, or came from; may be empty.
    const std::string& origin() const { return name.empty() ? source : name; }
};

struct Version {
    Scenario document;
    std::shared_ptr<SavedFile> saved;
    std::uint64_t serial = 0;  // another one for each document that a session has had
    // Steps done when one went on from it, where one comes back to when that is to another document; none: all.
    std::optional<std::size_t> step = std::nullopt;
};

}  // namespace fovlab
