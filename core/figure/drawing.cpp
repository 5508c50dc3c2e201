#include "core/figure/drawing.h"

#include "core/figure/draw_parts.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// In pixels at scale 1.
constexpr double k_tie_radius = 6.0;

class ShapeDrawer {
public:
    explicit ShapeDrawer(const Drawing& drawing) : drawing_(drawing) {}

    void operator()(const PolygonShape& shape) const {
        std::vector<Spot> corners;
        corners.reserve(shape.corners.size());
        for (const Spot corner : shape.corners) {
            corners.push_back(drawing_.pixel(corner));
        }
        pen().polygon(corners, {shape.ink});
    }

    void operator()(const LineShape& shape) const {
        if (large_enough(shape.from_cell)) {
            draw_line(drawing_, shape);
        }
    }

    void operator()(const BadgeShape& shape) const { draw_badge(drawing_, shape); }

    void operator()(const DiscShape& shape) const {
        const Spot centre = drawing_.pixel(shape.centre);
        const double radius = std::max(shape.radius * drawing_.cell(), px(3.0));
        pen().disc(centre, radius, {shape.ink});
        pen().ring(centre, radius - px(0.5), {shape.edge}, px(shape.edge_width));
    }

    void operator()(const DotShape& shape) const {
        if (!large_enough(shape.from_cell)) {
            return;
        }
        const Spot centre = drawing_.pixel(shape.centre);
        const double radius = px(shape.radius);
        if (shape.hollow) {
            pen().disc(centre, radius, {Ink::viewer_edge});
            pen().ring(centre, radius - px(0.5), {shape.ink}, px(1.4));
            return;
        }
        pen().disc(centre, radius + px(1.0), {Ink::casing});
        pen().disc(centre, radius, {shape.ink});
    }

    void operator()(const CellSignsShape& shape) const { draw_signs(drawing_, shape); }

    void operator()(const TieShape& shape) const {
        if (!large_enough(shape.from_cell)) {
            return;
        }
        const Spot centre = drawing_.pixel(shape.centre);
        pen().disc(centre, px(k_tie_radius), {Ink::label_plate});
        pen().ring(centre, px(k_tie_radius - 0.5), {shape.ink}, px(1.3));
        for (const double off : {-px(1.6), px(1.6)}) {
            drawing_.line({centre.x - px(2.6), centre.y + off}, {centre.x + px(2.6), centre.y + off},
                          {shape.ink}, px(1.3));
        }
    }

    // All text together, when the rest is drawn.
    void operator()(const LabelShape&) const {}
    void operator()(const RulerShape&) const {}
    void operator()(const NoteShape&) const {}

private:
    Pen& pen() const { return drawing_.pen; }
    double px(double at_scale_1) const { return drawing_.px(at_scale_1); }
    bool large_enough(double from_cell) const { return drawing_.cell() >= px(from_cell); }

    const Drawing& drawing_;
};

}  // namespace

CellWindow Drawing::in_view() const {
    const auto cell_of = [this](double pixel, double origin, int end) {
        return static_cast<int>(std::clamp(std::floor((pixel - origin) / cell()), -1.0, end * 1.0));
    };
    const PixelRect& area = room.area;
    const Spot origin = room.map.origin;
    return {std::max(cell_of(area.x, origin.x, scene.width), 0),
            std::max(cell_of(area.y, origin.y, scene.height), 0),
            std::min(cell_of(area.right(), origin.x, scene.width) + 1, scene.width),
            std::min(cell_of(area.bottom(), origin.y, scene.height) + 1, scene.height)};
}

CellLook Drawing::look_at(Point cell) const {
    return scene.cells[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(scene.width) +
                       static_cast<std::size_t>(cell.x)];
}

void Drawing::line(Spot from, Spot to, Paint paint, double width) const {
    const Spot ends[] = {from, to};
    pen.line(ends, false, paint, Mark::solid, width);
}

void Drawing::frame_inside(const PixelRect& box, Paint paint, double width, double rounding) const {
    const double in = width / 2.0;
    pen.frame({box.x + in, box.y + in, box.width - width, box.height - width}, paint, width, rounding);
}

void draw_ground(const Scene& scene, const TextRoom& room, const Palette& palette, Pen& pen) {
    const Drawing drawing{scene, room, palette, pen};
    pen.group("ground");
    pen.rectangle(room.area, {Ink::off_map});
    pen.group("cells");
    pen.cells(scene, room.map);
    pen.group("marks");
    draw_marks(drawing);
    pen.group("grid");
    draw_grid(drawing);
    pen.group("details");
    draw_details(drawing);
    pen.group("edge");
    const PixelRect map =
        drawing.box(drawing.pixel({0.0, 0.0}), drawing.pixel({scene.width * 1.0, scene.height * 1.0}));
    drawing.frame_inside(map, {Ink::map_edge}, drawing.px(1.0));
}

void draw_shapes(const Scene& scene, const TextRoom& room, const Palette& palette, Pen& pen) {
    const Drawing drawing{scene, room, palette, pen};
    pen.group("shapes");
    const ShapeDrawer drawer(drawing);
    for (const Shape& shape : scene.shapes) {
        std::visit(drawer, shape);
    }
    pen.group("text");
    draw_text(drawing);
}

void draw(const Scene& scene, const TextRoom& room, const Palette& palette, Pen& pen) {
    draw_ground(scene, room, palette, pen);
    draw_shapes(scene, room, palette, pen);
}

}  // namespace fovlab
