#include "core/figure/badge_form.h"
#include "core/figure/draw_parts.h"

#include <algorithm>

namespace fovlab {
namespace {

// In pixels at scale 1.
constexpr double k_rim = 1.5;
constexpr double k_flame_rim = 0.8;
constexpr double k_smallest_with_letter = 7.0;
constexpr double k_smallest = 3.0;  // of what stands on the map: in a crowd it may not hide its neighbours

bool is_letter_first(BadgeShape::Form form) {
    return form == BadgeShape::Form::disc || form == BadgeShape::Form::square;
}

}  // namespace

void draw_badge(const Drawing& drawing, const BadgeShape& shape) {
    const Spot centre = drawing.pixel(shape.centre);
    const double smallest = is_letter_first(shape.form) ? k_smallest_with_letter : k_smallest;
    const double radius = std::max(shape.radius * drawing.cell(), drawing.px(smallest));
    const double rounding = drawing.px(2.0);
    Pen& pen = drawing.pen;
    fill_badge(pen, shape.form, centre, radius + drawing.px(k_rim), {Ink::casing}, rounding);
    if (shape.form == BadgeShape::Form::flame) {  // which may be as pale as the ground
        fill_badge(pen, shape.form, centre, radius + drawing.px(k_flame_rim), {Ink::detail}, rounding);
    }
    fill_badge(pen, shape.form, centre, radius, {shape.ink, 1.0, shape.glow}, rounding);
    if (shape.form == BadgeShape::Form::flame || radius < drawing.px(k_smallest_with_letter - 1.0)) {
        return;
    }
    const Type& type = drawing.room.type;
    const double size = std::min(radius * 1.55, type.text * 1.2);
    const double width = type.width(shape.letter, size);
    pen.text({centre.x - width / 2.0, centre.y - size / 2.0}, shape.letter, size, {shape.letter_ink});
}

}  // namespace fovlab
