// When a hint has been followed: then it goes away by itself.
//
// Units: milliseconds.
#pragma once

#include "app/session/action.h"
#include "app/session/hints.h"
#include "core/explain/why.h"

#include <optional>

namespace fovlab {

class Session;

class HintWatch {
public:
    // The hint that somebody followed who did this.
    std::optional<Hint> followed_by(const Action& action, const Session& session);

    // Time has passed: has the pointer rested on dark cells long enough that their reason was read? Where it lay when
    // this was first asked does not count: nobody had pointed there because of a hint.
    bool has_read(double milliseconds, const std::optional<Why>& explained);

private:
    int steps_ = 0;  // how often somebody stepped
    bool asked_ = false;
    std::optional<Point> lay_at_;
    double read_ = 0.0;
};

}  // namespace fovlab
