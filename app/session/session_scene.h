// The pictures of a session as scenes: of one run, or of what two runs differ in. The window and the figures in files take
// the same.
//
// Units: as core/figure/scene.h. Pure functions of the session.
#pragma once

#include "app/session/session.h"
#include "core/figure/scene.h"

namespace fovlab {

// While a pair is picked or the symmetry panel is open the question is not why, but with whom.
bool asks_whom(const Session& session);

// `explains`: with the answer to "why?" or "with whom?".
Scene scene_of_run(const Session& session, Side side, Layers layers, bool explains);
// The walk: what is in view, what is remembered, and the dark.
Scene scene_of_walk(const Session& session, const Layers& layers, bool explains);
// How the level at hand was cut, as far as that is shown.
Scene scene_of_cuts(const Session& session, const Layers& layers);
Scene scene_of_difference(const Session& session, const Layers& layers, bool explains);

}  // namespace fovlab
