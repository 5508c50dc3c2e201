// The figure of what a session shows now: the step, the cell that is explained, the pair, two runs as they are shown.
#pragma once

#include "app/session/figure_choice.h"
#include "app/session/session.h"
#include "core/figure/figure.h"
#include "core/figure/scenario_figure.h"

namespace fovlab {

Figure figure_of(const Session& session, const FigureChoice& choice);

// The same for any step, with recordings of its own, so that it can be drawn while the session goes on.
ScenarioFigure film_of(const Session& session, const FigureChoice& choice);

}  // namespace fovlab
