// What the actions about watchers do; only the action table includes this.
#pragma once

#include "app/session/session.h"

namespace fovlab {

struct EyesEffects {
    template <WatchBy By>
    static void look_by(Session& session) {
        session.eyes_.look_by(By);
    }
    static void shade(Session& session) { session.eyes_.shade(!session.eyes_.shades()); }
};

}  // namespace fovlab
