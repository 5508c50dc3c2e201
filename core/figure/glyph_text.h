// A picture as glyphs, for pasting where only text goes and in letters of one width.
//
// The viewer is @; a cell that is seen is written with its glyph (core/grid/terrain.h); of the others, those that block sight are
// `:`, so that one still sees where the walls are, and the rest is blank. Of two runs' difference, floor that only one of them sees
// is a (left) or b (right), and such walls A and B.
//
// Units: cells; a line a row, LF, no blanks at the ends of lines.
#pragma once

#include "core/figure/scene.h"

#include <string>

namespace fovlab {

std::string glyph_text(const Scene& scene);

// One line that explains the glyphs which are not those of maps.
std::string glyph_legend(const Scene& scene);

}  // namespace fovlab
