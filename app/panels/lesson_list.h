// The list of lessons: number, title and what is done of each; below it what hands results in or forgets them.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/course.h"

namespace fovlab {

void lesson_list(PanelContext& ui, const Course& course);

}  // namespace fovlab
