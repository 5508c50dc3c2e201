#include "core/figure/badge_form.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace fovlab {
namespace {

constexpr int k_pieces = 10;  // of each bow: enough to look round

// Two bows that meet in points left and right.
std::vector<Spot> eye(Spot centre, double radius) {
    const double half = radius * 1.25;
    const double height = radius * 0.82;
    std::vector<Spot> corners;
    for (const double side : {-1.0, 1.0}) {
        for (int i = 0; i < k_pieces; ++i) {
            const double along = -1.0 + 2.0 * i / k_pieces;
            corners.push_back(
                {centre.x + side * along * half, centre.y + side * height * (1.0 - along * along)});
        }
    }
    return corners;
}

// Round below, and drawn to a point at the top.
std::vector<Spot> flame(Spot centre, double radius) {
    const double round = radius * 0.72;
    const Spot middle{centre.x, centre.y + radius * 0.3};
    std::vector<Spot> corners{{centre.x, centre.y - radius * 1.1}};
    constexpr double k_from = -0.16 * std::numbers::pi;  // where the straight sides touch the round part
    constexpr double k_to = 1.16 * std::numbers::pi;
    for (int i = 0; i <= 2 * k_pieces; ++i) {
        const double angle = k_from + (k_to - k_from) * i / (2 * k_pieces);
        corners.push_back({middle.x + round * std::cos(angle), middle.y + round * std::sin(angle)});
    }
    return corners;
}

}  // namespace

void fill_badge(Pen& pen, BadgeShape::Form form, Spot centre, double radius, Paint paint, double rounding) {
    const auto box = [centre](double half_width, double half_height) {
        return PixelRect{centre.x - half_width, centre.y - half_height, 2.0 * half_width, 2.0 * half_height};
    };
    switch (form) {
        case BadgeShape::Form::disc:
            return pen.disc(centre, radius, paint);
        case BadgeShape::Form::square:
            return pen.rectangle(box(radius * 0.9, radius * 0.9), paint, rounding);
        case BadgeShape::Form::post:
            return pen.rectangle(box(radius * 0.68, radius * 1.05), paint, rounding);
        case BadgeShape::Form::diamond: {
            const double half = radius * 1.2;
            const Spot corners[] = {{centre.x, centre.y - half},
                                    {centre.x + half, centre.y},
                                    {centre.x, centre.y + half},
                                    {centre.x - half, centre.y}};
            return pen.polygon(corners, paint);
        }
        case BadgeShape::Form::eye:
            return pen.polygon(eye(centre, radius), paint);
        case BadgeShape::Form::flame:
            return pen.polygon(flame(centre, radius), paint);
    }
}

}  // namespace fovlab
