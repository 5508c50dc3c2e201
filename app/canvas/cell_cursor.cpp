#include "app/canvas/cell_cursor.h"

#include <algorithm>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr double k_smallest_half = 7.0;
constexpr double k_width = 3.5;
constexpr double k_rim = 6.5;

}  // namespace

void paint_cell_cursor(const DrawKit& kit, Point cell) {
    const ImVec2 middle = kit.pixel(centre_of(cell));
    const float half =
        std::max(static_cast<float>(kit.view.cell()) / 2.0F + kit.px(1.0), kit.px(k_smallest_half));
    const float arm = half * 0.55F;
    const auto corner = [&](float side_x, float side_y, ImU32 ink, float width) {
        const ImVec2 tip{middle.x + side_x * half, middle.y + side_y * half};
        const float beyond = width / 2.0F;  // so that the two arms meet in a full corner
        kit.list->AddLine({tip.x + side_x * beyond, tip.y}, {tip.x - side_x * arm, tip.y}, ink, width);
        kit.list->AddLine({tip.x, tip.y + side_y * beyond}, {tip.x, tip.y - side_y * arm}, ink, width);
    };
    for (const bool rim : {true, false}) {
        const ImU32 ink = kit.colour(rim ? Ink::casing : Ink::cell_cursor);
        const float width = kit.px(rim ? k_rim : k_width);
        for (const float x : {-1.0F, 1.0F}) {
            for (const float y : {-1.0F, 1.0F}) {
                corner(x, y, ink, width);
            }
        }
    }
}

}  // namespace fovlab
