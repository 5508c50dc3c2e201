// Settings in their file: read once, written whenever they change.
//
// A file that is missing means the defaults. One that is there and cannot be read is told of and never replaced. A broken one is told of, and stays as it is until there is something new
// to keep.
#pragma once

#include "app/session/settings.h"
#include "app/session/storage.h"

#include <optional>
#include <string>

namespace fovlab {

class KeptSettings {
public:
    // The storage must outlive this.
    KeptSettings(Storage& storage, std::string path);

    const Settings& settings() const { return kept_; }
    // What was wrong with the file, as a sentence for the person.
    const std::optional<std::string>& problem() const { return problem_; }

    // Writes them if they are others than those kept. The error, once for each change, as a sentence.
    std::optional<std::string> keep(const Settings& now);

private:
    Storage& storage_;
    std::string path_;
    Settings kept_;
    std::optional<std::string> problem_;
    bool replaceable_ = true;
};

}  // namespace fovlab
