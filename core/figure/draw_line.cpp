#include "core/figure/draw_parts.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fovlab {
namespace {

// In pixels at scale 1.
constexpr double k_largest_head = 11.0;  // of an arrow
constexpr double k_rim = 2.5;            // of a cased line, both sides together

// An arrow's head, or a bar across the line; both as wide whatever the zoom, but smaller in tiny cells.
void draw_end(const Drawing& drawing, Spot before, Spot tip, const LineShape& shape) {
    const double length = std::hypot(tip.x - before.x, tip.y - before.y);
    if (length <= 0.0) {
        return;
    }
    const Spot ahead{(tip.x - before.x) / length, (tip.y - before.y) / length};
    const Spot aside{-ahead.y, ahead.x};
    const double size = drawing.px(std::clamp(drawing.cell_at_scale_1() * 0.24, 3.0, k_largest_head));
    const auto spot = [&](double forward, double sideways) {
        return Spot{tip.x + ahead.x * forward + aside.x * sideways,
                    tip.y + ahead.y * forward + aside.y * sideways};
    };
    for (const bool rim : {true, false}) {
        const double grow = rim ? drawing.px(1.2) : 0.0;
        const Paint paint{rim ? Ink::casing : shape.ink};
        if (shape.end == LineEnd::arrow) {
            const Spot head[] = {spot(grow * 1.8, 0.0), spot(-size - grow, size * 0.6 + grow * 1.2),
                                 spot(-size - grow, -size * 0.6 - grow * 1.2)};
            drawing.pen.polygon(head, paint);
        } else {
            const double half = size * 0.7 + grow;
            drawing.line(spot(0.0, half), spot(0.0, -half), paint, drawing.px(3.0) + 2.0 * grow);
        }
    }
}

}  // namespace

void draw_line(const Drawing& drawing, const LineShape& shape) {
    std::vector<Spot> points;
    points.reserve(shape.points.size());
    for (const Spot point : shape.points) {
        points.push_back(drawing.pixel(point));
    }
    // Frames of cells get thinner with the cells, which they would hide.
    const double cell = drawing.cell_at_scale_1();
    const double width = shape.closed ? std::clamp(shape.width, 1.0, std::max(cell * 0.1, 1.0)) : shape.width;
    if (shape.cased) {  // so that it stands out from light and dark cells alike
        const double rim = shape.closed ? std::min(k_rim, cell * 0.1) : k_rim;
        drawing.pen.line(points, shape.closed, {Ink::casing}, Mark::solid, drawing.px(width + rim));
    }
    drawing.pen.line(points, shape.closed, {shape.ink}, shape.mark.value_or(drawing.mark(shape.ink)),
                     drawing.px(width));
    if (shape.end != LineEnd::plain && points.size() > 1) {
        draw_end(drawing, points[points.size() - 2], points.back(), shape);
    }
}

}  // namespace fovlab
