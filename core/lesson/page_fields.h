// The `page` block: how a page is shown. Only this room's sources include this.
#pragma once

#include "core/lesson/lesson.h"
#include "core/lesson/lesson_faults.h"

#include <span>
#include <string_view>
#include <vector>

namespace fovlab {

// For the test that holds the documentation against it.
std::span<const std::string_view> page_keys();

// What a page shows that does not say.
std::vector<Control> usual_controls();

void read_page(const MarkdownPart& part, Page& page, LessonFaults& faults);

}  // namespace fovlab
