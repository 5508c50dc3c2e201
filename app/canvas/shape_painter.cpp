#include "app/canvas/shape_painter.h"

#include "app/canvas/text_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

// In pixels at scale 1.
constexpr double k_tie_radius = 6.0;
constexpr double k_signs_from = 4.0;  // a cell
constexpr double k_smallest_badge = 7.0;
constexpr double k_largest_head = 11.0;  // of an arrow

class ShapePainter {
public:
    explicit ShapePainter(const DrawKit& kit) : kit_(kit) {}

    void operator()(const PolygonShape& shape) const {
        std::vector<ImVec2> corners = pixels(shape.corners);
        if (turns_left(corners)) {  // the library smooths the edges of clockwise polygons only
            std::reverse(corners.begin(), corners.end());
        }
        kit_.list->AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()),
                                       kit_.colour(shape.ink));
    }

    void operator()(const LineShape& shape) const {
        if (!large_enough(shape.from_cell)) {
            return;
        }
        const std::vector<ImVec2> points = pixels(shape.points);
        // Frames of cells get thinner with the cells, which they would hide.
        const double cell = kit_.view.cell() / kit_.scale;
        const double width =
            shape.closed ? std::clamp(shape.width, 1.0, std::max(cell * 0.1, 1.0)) : shape.width;
        if (shape.cased) {  // so that it stands out from light and dark cells alike
            const double rim = shape.closed ? std::min(2.5, cell * 0.1) : 2.5;
            kit_.list->AddPolyline(points.data(), static_cast<int>(points.size()), kit_.colour(Ink::casing),
                                   shape.closed ? ImDrawFlags_Closed : ImDrawFlags_None,
                                   kit_.px(width + rim));
        }
        kit_.stroke(points, shape.closed, kit_.colour(shape.ink), shape.mark.value_or(kit_.mark(shape.ink)),
                    width);
        if (shape.end != LineEnd::plain && points.size() > 1) {
            paint_end(points[points.size() - 2], points.back(), shape);
        }
    }

    void operator()(const BadgeShape& shape) const {
        const ImVec2 centre = kit_.pixel(shape.centre);
        const auto radius =
            static_cast<float>(std::max(shape.radius * kit_.view.cell(), k_smallest_badge * kit_.scale));
        const ImU32 ink = kit_.colour(shape.ink);
        const ImU32 rim = kit_.colour(Ink::casing);
        if (shape.form == BadgeShape::Form::disc) {
            kit_.list->AddCircleFilled(centre, radius + kit_.px(1.5), rim);
            kit_.list->AddCircleFilled(centre, radius, ink);
        } else {
            const float half = radius * 0.9F;  // as large to the eye as a disc
            const auto square = [&](float side, ImU32 colour) {
                kit_.list->AddRectFilled({centre.x - side, centre.y - side},
                                         {centre.x + side, centre.y + side}, colour, kit_.px(2.0));
            };
            square(half + kit_.px(1.5), rim);
            square(half, ink);
        }
        const float size = std::min(radius * 1.55F, ImGui::GetFontSize() * 1.2F);
        const ImVec2 text = kit_.text_size(shape.letter, size);
        kit_.text({std::round(centre.x - text.x / 2.0F), std::round(centre.y - text.y / 2.0F)},
                  kit_.colour(shape.letter_ink), shape.letter, size);
    }

    void operator()(const DiscShape& shape) const {
        const ImVec2 centre = kit_.pixel(shape.centre);
        const auto radius = static_cast<float>(std::max(shape.radius * kit_.view.cell(), 3.0 * kit_.scale));
        kit_.list->AddCircleFilled(centre, radius, kit_.colour(shape.ink));
        kit_.list->AddCircle(centre, radius, kit_.colour(shape.edge), 0, kit_.px(shape.edge_width));
    }

    void operator()(const DotShape& shape) const {
        if (!large_enough(shape.from_cell)) {
            return;
        }
        const ImVec2 centre = kit_.pixel(shape.centre);
        const float radius = kit_.px(shape.radius);
        if (shape.hollow) {
            kit_.list->AddCircleFilled(centre, radius, kit_.colour(Ink::viewer_edge));
            kit_.list->AddCircle(centre, radius, kit_.colour(shape.ink), 0, kit_.px(1.4));
            return;
        }
        kit_.list->AddCircleFilled(centre, radius + kit_.px(1.0), kit_.colour(Ink::casing));
        kit_.list->AddCircleFilled(centre, radius, kit_.colour(shape.ink));
    }

    void operator()(const CellSignsShape& shape) const {
        // Where no sign could be told, its colour fills the cells: one rectangle for all that stand in a row together.
        const bool fills = shape.sign == Sign::tint || !large_enough(k_signs_from);
        for (std::size_t i = 0; i < shape.cells.size(); ++i) {
            const Point first = shape.cells[i];
            while (fills && i + 1 < shape.cells.size() &&
                   shape.cells[i + 1] == shape.cells[i] + Point{1, 0}) {
                ++i;
            }
            const ImVec2 from = kit_.pixel({first.x * 1.0, first.y * 1.0});
            const ImVec2 to = kit_.pixel({shape.cells[i].x + 1.0, first.y + 1.0});
            const PixelRect& area = kit_.area;
            if (to.x < area.x || to.y < area.y || from.x > area.x + area.width ||
                from.y > area.y + area.height) {
                continue;
            }
            if (shape.sign == Sign::block && !fills) {
                paint_block(from, to, shape);
            } else if (fills) {
                const Colour full = (*kit_.palette)[shape.ink].colour;
                kit_.list->AddRectFilled(from, to, to_imgui(shape.sign == Sign::tint ? tint_of(full) : full));
            } else {
                paint_sign(shape.sign, from, to, shape.ink);
            }
        }
    }

    void operator()(const TieShape& shape) const {
        if (!large_enough(shape.from_cell)) {
            return;
        }
        const ImVec2 centre = kit_.pixel(shape.centre);
        const ImU32 ink = kit_.colour(shape.ink);
        kit_.list->AddCircleFilled(centre, kit_.px(k_tie_radius), kit_.colour(Ink::label_plate));
        kit_.list->AddCircle(centre, kit_.px(k_tie_radius), ink, 0, kit_.px(1.3));
        for (const float off : {-kit_.px(1.6), kit_.px(1.6)}) {
            kit_.list->AddLine({centre.x - kit_.px(2.6), centre.y + off},
                               {centre.x + kit_.px(2.6), centre.y + off}, ink, kit_.px(1.3));
        }
    }

    // All text together, when the rest is drawn.
    void operator()(const LabelShape&) const {}
    void operator()(const RulerShape&) const {}
    void operator()(const NoteShape&) const {}

private:
    bool large_enough(double from_cell) const { return kit_.view.cell() >= from_cell * kit_.scale; }

    // An arrow's head, or a bar across the line; both as wide whatever the zoom, but smaller in tiny cells.
    void paint_end(ImVec2 before, ImVec2 tip, const LineShape& shape) const {
        const float length = std::hypot(tip.x - before.x, tip.y - before.y);
        if (length <= 0.0F) {
            return;
        }
        const ImVec2 ahead{(tip.x - before.x) / length, (tip.y - before.y) / length};
        const ImVec2 aside{-ahead.y, ahead.x};
        const double cell = kit_.view.cell() / kit_.scale;
        const float size = kit_.px(std::clamp(cell * 0.24, 3.0, k_largest_head));
        const auto spot = [&](float forward, float sideways) {
            return ImVec2{tip.x + ahead.x * forward + aside.x * sideways,
                          tip.y + ahead.y * forward + aside.y * sideways};
        };
        for (const bool rim : {true, false}) {
            const float grow = rim ? kit_.px(1.2) : 0.0F;
            const ImU32 ink = kit_.colour(rim ? Ink::casing : shape.ink);
            if (shape.end == LineEnd::arrow) {
                kit_.list->AddTriangleFilled(spot(grow * 1.8F, 0.0F),
                                             spot(-size - grow, size * 0.6F + grow * 1.2F),
                                             spot(-size - grow, -size * 0.6F - grow * 1.2F), ink);
            } else {
                const float half = size * 0.7F + grow;
                kit_.list->AddLine(spot(0.0F, half), spot(0.0F, -half), ink, kit_.px(3.0) + 2.0F * grow);
            }
        }
    }

    // With a rim, so that it stands out from light cells too.
    void paint_block(ImVec2 from, ImVec2 to, const CellSignsShape& shape) const {
        const float half = (to.x - from.x) * static_cast<float>(shape.side) / 2.0F;
        const ImVec2 middle{(from.x + to.x) / 2.0F, (from.y + to.y) / 2.0F};
        const ImVec2 first{std::round(middle.x - half), std::round(middle.y - half)};
        const ImVec2 last{std::round(middle.x + half), std::round(middle.y + half)};
        kit_.list->AddRectFilled(first, last, kit_.colour(Ink::one_way_number));
        const float rim = std::max(1.0F, kit_.px(1.0));
        if (last.x - first.x > 3.0F * rim) {
            kit_.list->AddRectFilled({first.x + rim, first.y + rim}, {last.x - rim, last.y - rim},
                                     kit_.colour(shape.ink));
        }
    }

    void paint_sign(Sign sign, ImVec2 from, ImVec2 to, Ink ink) const {
        const ImVec2 middle{(from.x + to.x) / 2.0F, (from.y + to.y) / 2.0F};
        const float arm = (to.x - from.x) * 0.22F;
        const float thick = std::max((to.x - from.x) * 0.1F, 1.0F);
        const auto bar = [&](float x, float y, float grow, ImU32 colour) {
            kit_.list->AddRectFilled({middle.x - x - grow, middle.y - y - grow},
                                     {middle.x + x + grow, middle.y + y + grow}, colour);
        };
        for (const auto& [grow, colour] :
             {std::pair(kit_.px(1.0), kit_.colour(Ink::casing)), std::pair(0.0F, kit_.colour(ink))}) {
            bar(arm, thick / 2.0F, grow, colour);
            if (sign == Sign::plus) {
                bar(thick / 2.0F, arm, grow, colour);
            }
        }
    }

    static bool turns_left(const std::vector<ImVec2>& corners) {
        float twice_area = 0.0F;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const ImVec2 a = corners[i];
            const ImVec2 b = corners[(i + 1) % corners.size()];
            twice_area += a.x * b.y - b.x * a.y;
        }
        return twice_area < 0.0F;
    }

    std::vector<ImVec2> pixels(const std::vector<Spot>& spots) const {
        std::vector<ImVec2> points;
        points.reserve(spots.size());
        for (const Spot spot : spots) {
            points.push_back(kit_.pixel(spot));
        }
        return points;
    }

    const DrawKit& kit_;
};

}  // namespace

void paint_shapes(const DrawKit& kit, const Scene& scene, std::optional<Point> pointed) {
    const ShapePainter painter(kit);
    for (const Shape& shape : scene.shapes) {
        std::visit(painter, shape);
    }
    paint_text(kit, scene, pointed);
}

}  // namespace fovlab
