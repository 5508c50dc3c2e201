// What the parts of a drawing share, and the parts, each in a file of its own, in the order in which they are drawn (drawing.cpp).
//
// Units: pixels; where "at scale 1" is said, of a display that is not scaled. It refers to what it is made of.
#pragma once

#include "core/figure/pen.h"
#include "core/figure/picture_text.h"

#include <span>

namespace fovlab {

// The cells of a map that are in view.
struct CellWindow {
    int left = 0;
    int top = 0;
    int right = 0;  // one past the last
    int bottom = 0;
};

struct Drawing {
    const Scene& scene;
    const TextRoom& room;
    const Palette& palette;
    Pen& pen;

    Spot pixel(Spot cells) const { return room.map.to_pixel(cells); }
    double px(double at_scale_1) const { return at_scale_1 * room.type.scale; }
    double cell() const { return room.map.cell; }
    double cell_at_scale_1() const { return room.map.cell / room.type.scale; }
    Mark mark(Ink ink) const { return palette[ink].mark; }
    bool bright(CellLook ground) const { return is_bright(colour_of(ground, palette)); }
    // What is drawn into a cell fades with the light that falls on it.
    double strength(CellLook ground) const { return ground.glow.light / 255.0; }

    CellWindow in_view() const;
    CellLook look_at(Point cell) const;  // on the map

    void line(Spot from, Spot to, Paint paint, double width) const;
    // Between two corners.
    PixelRect box(Spot from, Spot to) const { return {from.x, from.y, to.x - from.x, to.y - from.y}; }
    PixelRect around(Spot centre, double half_width, double half_height) const {
        return {centre.x - half_width, centre.y - half_height, 2.0 * half_width, 2.0 * half_height};
    }
    // A line of a width just inside a box.
    void frame_inside(const PixelRect& box, Paint paint, double width, double rounding = 0.0) const;
};

// The marks on cells that tell without colour what is known of them: hatching for the dark, a stipple for light on its way, a bright
// side for walls that are seen. Nothing where cells are too small for it.
void draw_marks(const Drawing& drawing);
void draw_hatching(const Drawing& drawing);
// The lines between the cells; doors, stairs, curtains and waves.
void draw_grid(const Drawing& drawing);
void draw_details(const Drawing& drawing);
// The same sign on many cells.
void draw_signs(const Drawing& drawing, const CellSignsShape& shape);
// What stands on a cell, or names it.
void draw_badge(const Drawing& drawing, const BadgeShape& shape);
// A line with its rim and its end.
void draw_line(const Drawing& drawing, const LineShape& shape);
// Labels on plates with their fractions, and numbers, where picture_text.h has placed them.
void draw_text(const Drawing& drawing);

}  // namespace fovlab
