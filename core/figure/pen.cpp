#include "core/figure/pen.h"

#include <cstdint>

namespace fovlab {

Colour colour_of(const Palette& palette, Paint paint) {
    Colour colour = glowing(palette, paint.ink, paint.glow);
    colour.a = static_cast<std::uint8_t>(colour.a * paint.strength + 0.5);
    return colour;
}

Dash dash_of(Mark mark) {
    switch (mark) {
        case Mark::dashed:
            return {9.0, 6.0, 0.0};
        case Mark::dotted:
            return {2.5, 4.5, 0.0};
        case Mark::dash_dot:
            return {11.0, 4.5, 2.5};
        default:
            return {};
    }
}

void Pen::cells(const Scene& scene, const Placement& map) {
    const auto width = static_cast<std::size_t>(scene.width);
    for (std::size_t row = 0; row + width <= scene.cells.size(); row += width) {
        const double y = static_cast<double>(row / width);
        for (std::size_t x = 0; x < width;) {
            const CellLook look = scene.cells[row + x];
            const std::size_t first = x;
            while (x < width && same_ground(scene.cells[row + x], look)) {
                ++x;
            }
            const Spot from = map.to_pixel({static_cast<double>(first), y});
            const Spot to = map.to_pixel({static_cast<double>(x), y + 1.0});
            rectangle({from.x, from.y, to.x - from.x, to.y - from.y}, ground_of(look));
        }
    }
}

}  // namespace fovlab
