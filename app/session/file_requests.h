// What the session asks of whoever has the storage; the answers come back as actions.
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

struct SaveRequest {
    std::string name;
    Scenario scenario;     // with the step at hand
    bool replace = false;  // another file that is there already
};

struct FolderRequest {
    std::string folder;               // empty: the one to begin with
    std::vector<std::string> recent;  // files of which it is to be said whether they are there
};

struct FileRequests {
    std::optional<std::string> open;      // LoadedDocument, or RefusedFile
    std::optional<SaveRequest> save;      // SavedDocument, FoundFile, or RefusedFile
    std::optional<FolderRequest> folder;  // ListedFolder
    std::optional<std::string> look;      // LookedAt
    std::optional<std::string> lesson;    // LoadedLessons, of its folder, or RefusedFile

    bool any() const { return open || save || folder || look || lesson; }
};

}  // namespace fovlab
