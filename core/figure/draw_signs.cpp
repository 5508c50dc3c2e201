#include "core/figure/draw_parts.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace fovlab {
namespace {

constexpr double k_signs_from = 4.0;  // a cell, in pixels at scale 1

// With a rim, so that it stands out from light cells too.
void draw_block(const Drawing& drawing, Point cell, const CellSignsShape& shape) {
    const double half = drawing.cell() * shape.side / 2.0;
    const Spot middle = drawing.pixel(centre_of(cell));
    drawing.pen.crisp(drawing.around(middle, half, half), {Ink::one_way_number});
    const double rim = std::max(1.0, drawing.px(1.0));
    if (2.0 * half > 3.0 * rim) {
        drawing.pen.crisp(drawing.around(middle, half - rim, half - rim), {shape.ink});
    }
}

// A bar, or two crossed, with a rim around them.
void draw_sign(const Drawing& drawing, Point cell, const CellSignsShape& shape) {
    const Spot middle = drawing.pixel(centre_of(cell));
    const double arm = drawing.cell() * 0.22;
    const double half = std::max(drawing.cell() * 0.1, 1.0) / 2.0;
    for (const bool rim : {true, false}) {
        const double grow = rim ? drawing.px(1.0) : 0.0;
        const Paint paint{rim ? Ink::casing : shape.ink};
        drawing.pen.rectangle(drawing.around(middle, arm + grow, half + grow), paint);
        if (shape.sign == Sign::plus) {
            drawing.pen.rectangle(drawing.around(middle, half + grow, arm + grow), paint);
        }
    }
}

// A tick, two slanting strokes or a ring, each over a broader one of its rim.
void draw_verdict(const Drawing& drawing, Point cell, const CellSignsShape& shape) {
    const Spot middle = drawing.pixel(centre_of(cell));
    const double arm = drawing.cell() * 0.26;
    const double width = std::max(drawing.cell() * 0.1, drawing.px(1.5));
    for (const bool rim : {true, false}) {
        const Paint paint{rim ? Ink::casing : shape.ink};
        const double broad = rim ? width + drawing.px(3.5) : width;
        const auto stroke = [&](std::initializer_list<Spot> spots) {
            const std::vector<Spot> points(spots);
            drawing.pen.line(points, false, paint, Mark::solid, broad);
        };
        if (shape.sign == Sign::ring) {
            drawing.pen.ring(middle, arm, paint, broad);
        } else if (shape.sign == Sign::tick) {
            stroke({{middle.x - arm, middle.y},
                    {middle.x - arm * 0.25, middle.y + arm * 0.8},
                    {middle.x + arm, middle.y - arm * 0.8}});
        } else {
            stroke({{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}});
            stroke({{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}});
        }
    }
}

}  // namespace

void draw_signs(const Drawing& drawing, const CellSignsShape& shape) {
    // Where no sign could be told, its colour fills the cells: one rectangle for all that stand in a row together.
    const bool fills = shape.sign == Sign::tint || drawing.cell() < drawing.px(k_signs_from);
    const Paint fill = shape.sign == Sign::tint ? tint(shape.ink) : Paint{shape.ink};
    for (std::size_t i = 0; i < shape.cells.size(); ++i) {
        const Point first = shape.cells[i];
        while (fills && i + 1 < shape.cells.size() && shape.cells[i + 1] == shape.cells[i] + Point{1, 0}) {
            ++i;
        }
        const PixelRect box = drawing.box(drawing.pixel({first.x * 1.0, first.y * 1.0}),
                                          drawing.pixel({shape.cells[i].x + 1.0, first.y + 1.0}));
        if (!overlap(box, drawing.room.area)) {
            continue;
        }
        if (fills) {
            drawing.pen.rectangle(box, fill);
        } else if (shape.sign == Sign::block) {
            draw_block(drawing, first, shape);
        } else if (shape.sign == Sign::tick || shape.sign == Sign::cross || shape.sign == Sign::ring) {
            draw_verdict(drawing, first, shape);
        } else {
            draw_sign(drawing, first, shape);
        }
    }
}

}  // namespace fovlab
