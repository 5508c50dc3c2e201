// A walk as text: what is shown by its glyphs, `:` for what is remembered, blanks for the rest, `@` for the walker.
//
// Things stand on the map by the glyphs of the legend, where they are shown; a secret door is a wall until it is found.
// Units: cells.
#pragma once

#include "core/explore/walker.h"

#include <string>
#include <vector>

namespace fovlab {

inline constexpr char k_remembered_glyph = ':';

// The part of the map that a view shows with `corner` at its top left; off the map there are blanks. As many rows as
// `height`, each of `width` characters.
std::vector<std::string> walk_picture(const Walker& walker, Point corner, int width, int height);
// The whole map.
std::vector<std::string> walk_picture(const Walker& walker);

}  // namespace fovlab
