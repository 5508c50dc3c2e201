// HTML in a lesson: comments, of which those that begin with `check` are claims; all else is not shown. Only this room's
// sources include this.
#pragma once

#include "core/lesson/markdown.h"

#include <cstddef>
#include <string_view>

namespace fovlab {

// Takes the HTML that stands in the text from `begin` to `end`, which is a block of its own or part of a line.
void take_html(std::string_view text, std::size_t begin, std::size_t end, Markdown& into);

}  // namespace fovlab
