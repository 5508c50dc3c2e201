// The ground of a badge as an outline, for the map and for its legend.
//
// Units: pixels.
#pragma once

#include "core/figure/pen.h"

namespace fovlab {

// Filled, so large that it has about the area of a disc of that radius. Corners of squares are rounded by `rounding`.
void fill_badge(Pen& pen, BadgeShape::Form form, Spot centre, double radius, Paint paint, double rounding);

}  // namespace fovlab
