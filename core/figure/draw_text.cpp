#include "core/figure/draw_parts.h"

namespace fovlab {
namespace {

void draw_leader(const Drawing& drawing, const PlacedLabel& label) {
    if (label.place.leader) {
        const Leader& leader = *label.place.leader;
        drawing.line(leader.from, leader.to, {Ink::casing}, drawing.px(3.0));
        drawing.line(leader.from, leader.to, {label.ink}, drawing.px(1.2));
    }
}

void draw_label(const Drawing& drawing, const PlacedLabel& label) {
    const PixelRect& box = label.place.box;
    drawing.pen.rectangle(box, {Ink::label_plate}, drawing.px(5.0));
    drawing.frame_inside(box, {label.ink}, drawing.px(1.0), drawing.px(5.0));
    for (const SetText& text : label.set.texts) {
        drawing.pen.text({box.x + text.at.x, box.y + text.at.y}, text.words, text.size,
                         {text.named ? label.ink : Ink::label});
    }
    if (label.set.bar_length > 0.0) {
        const double thick = drawing.px(1.2);
        drawing.pen.crisp(
            {box.x + label.set.bar.x, box.y + label.set.bar.y - thick / 2.0, label.set.bar_length, thick},
            {Ink::label});
    }
}

bool is_light(const Drawing& drawing, Point cell) {
    const Scene& scene = drawing.scene;
    return cell.x >= 0 && cell.y >= 0 && cell.x < scene.width && cell.y < scene.height &&
           drawing.bright(drawing.look_at(cell));
}

void draw_number(const Drawing& drawing, const PlacedNumber& number) {
    const PixelRect& box = number.box;
    if (number.over_map || number.stands_out) {
        const double x = drawing.px(3.0);
        const double y = drawing.px(1.0);
        drawing.pen.rectangle({box.x - x, box.y - y, box.width + 2.0 * x, box.height + 2.0 * y},
                              {number.stands_out ? Ink::accent : Ink::label_plate}, drawing.px(3.0));
    }
    Ink ink = number.ink;
    if (number.stands_out) {
        ink = Ink::text_on_accent;
    } else if (number.on_cell && is_light(drawing, *number.on_cell)) {
        ink = Ink::number_on_light;
    } else if (number.on_cell && ink == Ink::number && is_bright(drawing.palette[Ink::off_map].colour)) {
        ink = Ink::detail_on_dark;  // that for margins is made for light ground
    }
    drawing.pen.text({box.x, box.y}, number.words, number.size, {ink});
}

}  // namespace

void draw_text(const Drawing& drawing) {
    const PictureText text = set_text(drawing.scene, drawing.room);
    for (const PlacedNumber& number : text.numbers) {
        draw_number(drawing, number);
    }
    for (const PlacedLabel& label : text.labels) {
        draw_leader(drawing, label);
    }
    for (const PlacedLabel& label : text.labels) {
        draw_label(drawing, label);
    }
}

}  // namespace fovlab
