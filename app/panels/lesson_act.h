// How a panel returns what was done with a lesson.
#pragma once

#include "app/panels/panel_context.h"

#include <utility>

namespace fovlab {

// Made where it will lie: GCC 12 takes a temporary of a variant in a variant for uninitialized.
template <class Kind>
void lesson_act(PanelContext& ui, Kind what) {
    ui.actions.emplace_back(std::in_place_type<LessonAction>, std::move(what));
}

}  // namespace fovlab
