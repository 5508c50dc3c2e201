// A task of a lesson as a card: what is asked, what one answers with, and what the algorithm says to the answer.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/panels/task_answers.h"

#include <cstddef>
#include <map>
#include <string>

namespace fovlab {

class TaskCard {
public:
    // At the cursor, so wide.
    void draw(PanelContext& ui, const Course& course, std::size_t task, float width);

private:
    void contents(PanelContext& ui, const ShownTask& shown, float width);
    void follow_verdict(PanelContext& ui, const ShownTask& shown, float bottom);

    TaskAnswers answers_;
    const Lesson* lesson_ = nullptr;           // of which the rest is
    std::map<std::size_t, std::string> told_;  // what was last said of each task; empty: nothing
    std::size_t comes_into_view_ = 0;
    int frames_ = 0;  // for so many of them it still has to
};

}  // namespace fovlab
