// A task of a lesson as a card: what is asked, what one answers with, and what the algorithm says to the answer.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/panels/task_answers.h"

#include <cstddef>

namespace fovlab {

class TaskCard {
public:
    // At the cursor, so wide.
    void draw(PanelContext& ui, const Course& course, std::size_t task, float width);

private:
    void contents(PanelContext& ui, const ShownTask& shown, float width);

    TaskAnswers answers_;
};

}  // namespace fovlab
