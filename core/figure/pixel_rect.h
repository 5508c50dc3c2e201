// A rectangle of pixels, its sides along the screen's, and where a map lies in one.
//
// Units: pixels, y down.
#pragma once

#include "core/figure/scene.h"

#include <algorithm>

namespace fovlab {

struct PixelRect {
    double x = 0.0;
    double y = 0.0;
    double width = 0.0;
    double height = 0.0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    bool contains(Spot pixel) const {
        return pixel.x >= x && pixel.y >= y && pixel.x < right() && pixel.y < bottom();
    }
};

inline bool overlap(const PixelRect& a, const PixelRect& b, double gap = 0.0) {
    return a.x < b.right() + gap && b.x < a.right() + gap && a.y < b.bottom() + gap && b.y < a.bottom() + gap;
}

inline bool encloses(const PixelRect& outer, const PixelRect& inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() + 1e-9 &&
           inner.bottom() <= outer.bottom() + 1e-9;
}

// What two have in common; without width or height where that is nothing.
inline PixelRect common(const PixelRect& a, const PixelRect& b) {
    const double x = std::max(a.x, b.x);
    const double y = std::max(a.y, b.y);
    return {x, y, std::max(std::min(a.right(), b.right()) - x, 0.0),
            std::max(std::min(a.bottom(), b.bottom()) - y, 0.0)};
}

// From cells to pixels.
struct Placement {
    Spot origin;        // the pixel of the top left corner of cell (0, 0)
    double cell = 1.0;  // pixels

    Spot to_pixel(Spot cells) const { return {origin.x + cells.x * cell, origin.y + cells.y * cell}; }
};

}  // namespace fovlab
