// Finer light as a figure: light by cell on the left and finer light on the right, over the same walls as they are drawn; or
// finer light alone.
//
// Both pictures are of the part of the map that is in reach, in fine cells. Light by cell fills whole cells, so that one sees
// its square edges cut through the walls as drawn. Units: as figure.h; the size of a cell is that of a fine cell.
#pragma once

#include "core/explore/fine_light.h"
#include "core/figure/figure.h"

namespace fovlab {

// Refused as fine_light is. By the shape `picture` the document's map is the picture, a cell a fine cell.
Result<Figure> fine_figure(const Scenario& document, const FineRules& rules, bool beside);

}  // namespace fovlab
