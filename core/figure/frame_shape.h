// The unbroken frame around some cells, with a rim that sets it off.
//
// Units: as scene.h; `from` and `to` are opposite corner cells, both inside.
#pragma once

#include "core/figure/scene.h"

#include <algorithm>
#include <optional>

namespace fovlab {

inline LineShape frame_shape(Point from, Point to, Ink ink, double width,
                             std::optional<Mark> mark = Mark::solid) {
    const double left = std::min(from.x, to.x);
    const double top = std::min(from.y, to.y);
    const double right = std::max(from.x, to.x) + 1.0;
    const double bottom = std::max(from.y, to.y) + 1.0;
    LineShape frame;
    frame.points = {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
    frame.ink = ink;
    frame.width = width;
    frame.closed = true;
    frame.cased = true;
    frame.mark = mark;
    return frame;
}

}  // namespace fovlab
