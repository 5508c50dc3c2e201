// A scene drawn with a pen: the one way from shapes to strokes. The window, the figures in files and the tests all
// take it, so that a figure is what the screen shows.
//
// Units: pixels; what a renderer knows of its room is in TextRoom (picture_text.h). Only what lies in `room.area` need be drawn.
#pragma once

#include "core/figure/pen.h"
#include "core/figure/picture_text.h"

namespace fovlab {

// The ground off the map, the cells with their marks and details, the grid, and the shapes with their text.
void draw(const Scene& scene, const TextRoom& room, const Palette& palette, Pen& pen);

// The same in two halves, for who draws something in between.
void draw_ground(const Scene& scene, const TextRoom& room, const Palette& palette, Pen& pen);
void draw_shapes(const Scene& scene, const TextRoom& room, const Palette& palette, Pen& pen);

}  // namespace fovlab
