// What a picture is drawn with: a few strokes that a window, an SVG, a bitmap and a test can all make.
//
// Units: pixels, y down; widths in pixels. Lines, frames and rings are as wide on both sides of what they are drawn along. Colours
// are inks, which the pen's palette resolves; a tint is the same colour at a third of its strength. What is drawn later lies over
// what was drawn before. A pen may take strokes of one paint that follow each other as one area, so that where they overlap they
// are no darker.
#pragma once

#include "core/figure/pixel_rect.h"
#include "core/figure/scene.h"

#include <span>
#include <string_view>

namespace fovlab {

struct Paint {
    Ink ink = Ink::label;
    double strength = 1.0;  // of the ink's own alpha
    Glow glow = {};

    friend constexpr bool operator==(Paint a, Paint b) {
        return a.ink == b.ink && a.strength == b.strength && a.glow == b.glow;
    }
};

inline Paint ground_of(CellLook look) { return {ink_of(look), 1.0, look.glow}; }

constexpr Paint tint(Ink ink) { return {ink, 1.0 / 3.0}; }

Colour colour_of(const Palette& palette, Paint paint);

// How a line is dashed, in pixels at scale 1: a stroke, a gap, and after a dot another gap where there is a dot.
struct Dash {
    double on = 0.0;  // 0: the line is unbroken
    double off = 0.0;
    double dot = 0.0;
};

// Of dashed, dotted and dash_dot; of other marks that of an unbroken line.
Dash dash_of(Mark mark);

class Pen {
public:
    virtual ~Pen() = default;

    // Filled. Corners of a polygon go round either way; it is convex.
    virtual void polygon(std::span<const Spot> corners, Paint paint) = 0;
    virtual void rectangle(const PixelRect& box, Paint paint, double rounding = 0.0) = 0;
    virtual void disc(Spot centre, double radius, Paint paint) = 0;
    // A rectangle so thin or small that it would be a smear between two pixels: a pen that has pixels moves it to whole ones.
    virtual void crisp(const PixelRect& box, Paint paint) { rectangle(box, paint); }

    // Lines. The mark says how they are dashed (dash_of). A curve is a cubic Bézier curve of four spots.
    virtual void line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) = 0;
    virtual void frame(const PixelRect& box, Paint paint, double width, double rounding = 0.0) = 0;
    virtual void ring(Spot centre, double radius, Paint paint, double width) = 0;
    virtual void curve(std::span<const Spot, 4> spots, Paint paint, double width) = 0;

    // The top left corner of the line of text, whose height is `size`: from the font's ascent to its descent, which is more than
    // an em (text_width.h).
    virtual void text(Spot at, std::string_view words, double size, Paint paint, bool bold = false) = 0;

    // The ground of the map's cells, each filled with its ink: here as rectangles, as few as there are runs of cells of
    // one look in a row; a pen that knows better draws them its own way.
    virtual void cells(const Scene& scene, const Placement& map);

    // What is drawn until `unclip` shows only inside the box. Not nested.
    virtual void clip(const PixelRect& box) = 0;
    virtual void unclip() = 0;

    // What follows belongs together and has a name, such as "cells" or "labels"; a pen may keep it. Not nested.
    virtual void group(std::string_view name) { static_cast<void>(name); }
};

}  // namespace fovlab
