// A figure as text, for pasting in a forum: its pictures as glyphs, one below the other, with title and headings;
// with a legend, what it shows in sentences and what the glyphs mean (glyph_text.h).
#pragma once

#include "core/figure/figure.h"

#include <string>

namespace fovlab {

std::string text_figure(const Figure& figure);

}  // namespace fovlab
