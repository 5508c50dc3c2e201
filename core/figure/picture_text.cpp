#include "core/figure/picture_text.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr double k_label_gap = 4.0;
constexpr double k_number_gap = 5.0;
constexpr double k_margin_gap = 4.0;   // between the map and the numbers beside it
constexpr double k_corner = 2.0;       // between a cell's corner and its number
constexpr double k_large_cell = 40.0;  // with room for larger numbers
constexpr double k_smallest_cell = 9;  // with numbers on the map itself

class NumberPlacer {
public:
    NumberPlacer(const TextRoom& room, PictureText& text) : room_(room), text_(text) {}

    void place(const RulerShape& ruler) {
        const bool in_cell = ruler.side == RulerShape::Side::in_cell;
        if (in_cell && room_.map.cell < k_smallest_cell * room_.type.scale) {
            return;
        }
        const std::optional<int> pointed = pointed_at(ruler);
        if (pointed) {
            place(ruler, *pointed, true);
        }
        const int stride = stride_of(ruler);
        for (int number = ruler.from; number <= ruler.to; ++number) {
            if (number % stride == 0 && number != pointed && number != ruler.without) {
                place(ruler, number, false);
            }
        }
    }

    void place(const NoteShape& note) {
        if (room_.map.cell < note.from_cell * room_.type.scale) {
            return;
        }
        PlacedNumber placed;
        placed.words = note.words;
        placed.size = room_.type.small;
        placed.ink = note.ink;
        if (note.on_ground) {
            placed.on_cell = Point{static_cast<int>(std::floor(note.centre.x)),
                                   static_cast<int>(std::floor(note.centre.y))};
        }
        const Spot at = room_.map.to_pixel(note.centre);
        const double width = room_.type.width(placed.words, placed.size);
        placed.box = {at.x - width / 2.0, at.y - placed.size / 2.0, width, placed.size};
        add(std::move(placed));
    }

private:
    void add(PlacedNumber placed) {
        if (has_room(placed.box)) {
            text_.numbers.push_back(std::move(placed));
        }
    }

    double gap(double at_scale_1) const { return at_scale_1 * room_.type.scale; }
    // On the map itself numbers are smaller than in its margins.
    double size_of(const RulerShape& ruler) const {
        const bool in_cell = ruler.side == RulerShape::Side::in_cell;
        return in_cell && room_.map.cell < gap(k_large_cell) ? room_.type.tiny : room_.type.small;
    }

    int stride_of(const RulerShape& ruler) const {
        const double size = size_of(ruler);
        double needed = size;
        if (ruler.step.y == 0.0) {
            needed = std::max(room_.type.width(to_words(ruler.from), size),
                              room_.type.width(to_words(ruler.to), size));
        }
        return ruler_stride(room_.map.cell, needed + gap(k_number_gap));
    }

    std::optional<int> pointed_at(const RulerShape& ruler) const {
        if (!room_.pointed || ruler.side == RulerShape::Side::in_cell) {
            return std::nullopt;
        }
        const int at = ruler.side == RulerShape::Side::above ? room_.pointed->x : room_.pointed->y;
        return at >= ruler.from && at <= ruler.to ? std::optional(at) : std::nullopt;
    }

    void place(const RulerShape& ruler, int number, bool stands_out) {
        PlacedNumber placed;
        placed.words = to_words(number);
        const double size = size_of(ruler);
        placed.size = size;
        placed.ink = ruler.ink;
        placed.stands_out = stands_out;
        const double width = room_.type.width(placed.words, size);
        const int nth = number - ruler.from;
        const Spot cell{ruler.first.x + ruler.step.x * nth, ruler.first.y + ruler.step.y * nth};
        const Spot at = room_.map.to_pixel(cell);
        placed.box = {at.x - width / 2.0, at.y - size / 2.0, width, size};
        switch (ruler.side) {
            case RulerShape::Side::above:
                placed.box.y = at.y - gap(k_margin_gap) - size;
                placed.over_map = placed.box.y < room_.area.y;
                placed.box.y = std::max(placed.box.y, room_.area.y + gap(1.0));
                break;
            case RulerShape::Side::left:
                placed.box.x = at.x - gap(k_margin_gap) - width;
                placed.over_map = placed.box.x < room_.area.x;
                placed.box.x = std::max(placed.box.x, room_.area.x + gap(k_margin_gap));
                break;
            case RulerShape::Side::in_cell:
                placed.on_cell =
                    Point{static_cast<int>(std::floor(cell.x)), static_cast<int>(std::floor(cell.y))};
                placed.box.x = at.x - room_.map.cell / 2.0 + gap(k_corner);
                placed.box.y = at.y - room_.map.cell / 2.0 + gap(k_corner) / 2.0;
                break;
        }
        add(std::move(placed));
    }

    bool has_room(const PixelRect& box) const {
        if (!encloses(room_.area, box)) {
            return false;
        }
        const auto meets_label = [&](const PlacedLabel& label) { return overlap(box, label.place.box); };
        const auto meets_number = [&](const PlacedNumber& other) {
            return overlap(box, other.box, gap(k_corner));
        };
        return std::none_of(text_.labels.begin(), text_.labels.end(), meets_label) &&
               std::none_of(text_.numbers.begin(), text_.numbers.end(), meets_number);
    }

    const TextRoom& room_;
    PictureText& text_;
};

// Where the margins' numbers stand when no label is in their way. Not for the cell pointed at: labels would dance with the
// pointer.
std::vector<PixelRect> margin_numbers(const Scene& scene, const TextRoom& room) {
    TextRoom calm = room;
    calm.pointed.reset();
    PictureText text;
    NumberPlacer numbers(calm, text);
    for (const Shape& shape : scene.shapes) {
        const auto* ruler = std::get_if<RulerShape>(&shape);
        if (ruler && ruler->side != RulerShape::Side::in_cell) {
            numbers.place(*ruler);
        }
    }
    std::vector<PixelRect> boxes;
    for (const PlacedNumber& number : text.numbers) {
        boxes.push_back(number.box);
    }
    return boxes;
}

// What labels should not cover: the margins' numbers, the viewer, spots that matter, the cell just looked at, slope lines.
struct Avoided {
    const TextRoom& room;
    Avoid avoid;

    void around(Spot centre, double radius) {
        const Spot at = room.map.to_pixel(centre);
        avoid.spots.push_back({at.x - radius, at.y - radius, 2.0 * radius, 2.0 * radius});
    }
    void operator()(const DiscShape& disc) { around(disc.centre, disc.radius * room.map.cell); }
    void operator()(const BadgeShape& badge) { around(badge.centre, badge.radius * room.map.cell); }
    void operator()(const DotShape& dot) { around(dot.centre, dot.radius * room.type.scale); }
    void operator()(const TieShape& tie) { around(tie.centre, 6.0 * room.type.scale); }
    void operator()(const LineShape& line) {
        if (line.closed && line.ink == Ink::cell && line.points.size() == 4) {
            const Spot from = room.map.to_pixel(line.points[0]);
            const Spot to = room.map.to_pixel(line.points[2]);
            avoid.spots.push_back({from.x, from.y, to.x - from.x, to.y - from.y});
        } else if (!line.closed && line.cased && line.points.size() == 2) {
            avoid.lines.push_back({room.map.to_pixel(line.points[0]), room.map.to_pixel(line.points[1])});
        }
    }
    void operator()(const PolygonShape&) {}
    void operator()(const NoteShape&) {}
    void operator()(const CellSignsShape&) {}
    void operator()(const LabelShape&) {}
    void operator()(const RulerShape&) {}
};

// Does any of what a label names lie in an area?
bool is_named_in(const PixelRect& area, const LabelShape& label, const Placement& map) {
    const Spot origin = map.to_pixel(label.origin);
    const Spot anchor = map.to_pixel(label.anchor);
    return area.contains(anchor) || crosses({origin, anchor}, area);
}

void place_labels(const Scene& scene, const TextRoom& room, PictureText& text) {
    Avoided avoided{room, {}};
    const PixelRect& area = room.labels ? *room.labels : room.area;
    std::vector<PlacedLabel> labels;
    std::vector<LabelBox> boxes;
    for (const Shape& shape : scene.shapes) {
        std::visit(avoided, shape);
        const auto* label = std::get_if<LabelShape>(&shape);
        if (label && (!room.labels || is_named_in(area, *label, room.map))) {
            PlacedLabel& set = labels.emplace_back();
            set.set = set_label(*label, room.type);
            set.ink = label->ink;
            boxes.push_back({room.map.to_pixel(label->origin), room.map.to_pixel(label->anchor), label->hold,
                             set.set.width, set.set.height});
        }
    }
    if (!boxes.empty()) {
        avoided.avoid.margin = margin_numbers(scene, room);
    }
    const std::vector<std::optional<LabelPlace>> places =
        lay_out(boxes, area, k_label_gap * room.type.scale, avoided.avoid);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (places[i]) {
            labels[i].place = *places[i];
            text.labels.push_back(std::move(labels[i]));
        }
    }
}

}  // namespace

int ruler_stride(double cell, double needed) {
    if (!(cell > 0.0)) {
        return 1'000'000;
    }
    int stride = 1;
    for (int power = 1; power < 1'000'000; power *= 10) {
        for (const int times : {1, 2, 5}) {
            stride = power * times;
            if (stride * cell >= needed) {
                return stride;
            }
        }
    }
    return stride;
}

PictureText set_text(const Scene& scene, const TextRoom& room) {
    PictureText text;
    place_labels(scene, room, text);
    NumberPlacer numbers(room, text);
    for (const Shape& shape : scene.shapes) {
        if (const auto* ruler = std::get_if<RulerShape>(&shape)) {
            numbers.place(*ruler);
        } else if (const auto* note = std::get_if<NoteShape>(&shape)) {
            numbers.place(*note);
        }
    }
    return text;
}

}  // namespace fovlab
