// What the algorithm says to an answer: right or not yet, by word, mark and colour, the reason, and what the lesson adds.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/panels/task_answers.h"

namespace fovlab {

// Nothing while the task is open.
void task_verdict(PanelContext& ui, const ShownTask& shown, float width);

}  // namespace fovlab
