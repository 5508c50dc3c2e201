// What a kept session's file says, read.
#pragma once

#include "app/session/session.h"

#include <optional>
#include <string>

namespace fovlab {

struct ReadKept {
    std::optional<KeptState> state;  // none: nothing of it can be used
    bool broken = false;             // not only torn at its end
};

// At most so many versions of the past and of the future, the nearest.
ReadKept read_kept(const std::string& text, std::size_t most_versions);

}  // namespace fovlab
