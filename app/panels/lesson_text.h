// A page of a lesson as it is read: title, paragraphs, lists, quotes, code; whoever draws pictures and tasks is asked to.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <functional>

namespace fovlab {

struct PageParts {
    std::function<void(const Block&, float width)> picture;
    std::function<void(std::size_t task, float width)> task;
};

void lesson_text(PanelContext& ui, const Page& page, float width, const PageParts& parts);

}  // namespace fovlab
