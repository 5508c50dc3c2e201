// The column of the lessons: their list, or a page of one with what turns the pages below it, always in sight.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/panels/task_card.h"

#include <cstddef>
#include <functional>
#include <string>

namespace fovlab {

class LessonPane {
public:
    // Draws a picture of the page at the cursor, so wide.
    using Picture = std::function<void(const Block&, float width)>;

    // Fills the current window. Nothing while lessons are closed.
    void draw(PanelContext& ui, const Picture& picture);

private:
    void page(PanelContext& ui, const Course& course, const Picture& picture);

    TaskCard card_;
    std::string file_;  // the page that was shown last: another one is shown from its top
    std::size_t page_ = 0;
    float foot_ = 0.0F;  // how high what turns pages was in the last frame
};

}  // namespace fovlab
