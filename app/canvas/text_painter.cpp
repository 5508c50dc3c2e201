#include "app/canvas/text_painter.h"

#include <cmath>

namespace fovlab {
namespace {

// Of the usual size.
constexpr double k_small = 13.0 / 15.0;
constexpr double k_tiny = 11.0 / 15.0;

ImVec2 to_imgui(Spot spot) { return {static_cast<float>(spot.x), static_cast<float>(spot.y)}; }

void paint_leader(const DrawKit& kit, const PlacedLabel& label) {
    if (label.place.leader) {
        const std::vector<ImVec2> line{to_imgui(label.place.leader->from), to_imgui(label.place.leader->to)};
        kit.stroke(line, false, kit.colour(Ink::casing), Mark::solid, 3.0);
        kit.stroke(line, false, kit.colour(label.ink), Mark::solid, 1.2);
    }
}

void paint_label(const DrawKit& kit, const PlacedLabel& label) {
    const PixelRect& box = label.place.box;
    const ImVec2 from = to_imgui({box.x, box.y});
    const ImVec2 to = to_imgui({box.right(), box.bottom()});
    kit.list->AddRectFilled(from, to, kit.colour(Ink::label_plate), kit.px(5.0));
    kit.list->AddRect(from, to, kit.colour(label.ink), kit.px(5.0), ImDrawFlags_None, kit.px(1.0));
    for (const SetText& text : label.set.texts) {
        kit.text(to_imgui({box.x + text.at.x, box.y + text.at.y}),
                 kit.colour(text.named ? label.ink : Ink::label), text.words, static_cast<float>(text.size));
    }
    if (label.set.bar_length > 0.0) {
        const Spot bar{box.x + label.set.bar.x, box.y + label.set.bar.y};
        kit.list->AddLine(to_imgui(bar), to_imgui({bar.x + label.set.bar_length, bar.y}),
                          kit.colour(Ink::label), kit.px(1.2));
    }
}

bool is_light(const DrawKit& kit, const Scene& scene, Point cell) {
    const std::size_t index = static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(scene.width) +
                              static_cast<std::size_t>(cell.x);
    return index < scene.cells.size() && is_bright((*kit.palette)[ink_of(scene.cells[index])].colour);
}

void paint_number(const DrawKit& kit, const Scene& scene, const PlacedNumber& number) {
    const PixelRect& box = number.box;
    if (number.over_map || number.stands_out) {
        kit.list->AddRectFilled(to_imgui({box.x - kit.px(3.0), box.y - kit.px(1.0)}),
                                to_imgui({box.right() + kit.px(3.0), box.bottom() + kit.px(1.0)}),
                                kit.colour(number.stands_out ? Ink::accent : Ink::label_plate), kit.px(3.0));
    }
    Ink ink = number.ink;
    if (number.stands_out) {
        ink = Ink::text_on_accent;
    } else if (number.on_cell && is_light(kit, scene, *number.on_cell)) {
        ink = Ink::number_on_light;
    }
    kit.text(to_imgui({box.x, box.y}), kit.colour(ink), number.words, static_cast<float>(number.size));
}

}  // namespace

PictureText text_of(const DrawKit& kit, const Scene& scene, std::optional<Point> pointed) {
    TextRoom room;
    room.map = {kit.view.origin(), kit.view.cell()};
    room.area = kit.area;
    room.pointed = pointed;
    room.type.text = static_cast<double>(ImGui::GetFontSize());
    room.type.small = std::round(room.type.text * k_small);
    room.type.tiny = std::round(room.type.text * k_tiny);
    room.type.scale = kit.scale;
    room.type.width = [&kit](std::string_view words, double size) {
        return static_cast<double>(kit.text_size(words, static_cast<float>(size)).x);
    };
    return set_text(scene, room);
}

void paint_text(const DrawKit& kit, const Scene& scene, std::optional<Point> pointed) {
    const PictureText text = text_of(kit, scene, pointed);
    for (const PlacedNumber& number : text.numbers) {
        paint_number(kit, scene, number);
    }
    for (const PlacedLabel& label : text.labels) {
        paint_leader(kit, label);
    }
    for (const PlacedLabel& label : text.labels) {
        paint_label(kit, label);
    }
}

}  // namespace fovlab
