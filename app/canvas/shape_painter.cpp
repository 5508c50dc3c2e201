#include "app/canvas/shape_painter.h"

#include "app/canvas/label_layout.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fovlab {
namespace {

// A label taken apart: a word, then a fraction set like one, or a number.
struct SetLabel {
    const LabelShape* label = nullptr;
    std::string minus;
    std::string upper;  // the numerator, or the whole number
    std::string lower;  // the denominator; empty for whole numbers and floats
    double width = 0.0;
    double height = 0.0;
};

class LabelSetter {
public:
    explicit LabelSetter(const DrawKit& kit) : kit_(kit), size_(ImGui::GetFontSize()) {}

    SetLabel set(const LabelShape& label) const {
        SetLabel set;
        set.label = &label;
        if (label.value) {
            set.upper = to_words(*label.value);
            const std::string minus_sign = "\u2212";
            if (set.upper.compare(0, minus_sign.size(), minus_sign) == 0) {
                set.minus = minus_sign;
                set.upper.erase(0, minus_sign.size());
            }
            const std::size_t bar = set.upper.find('/');
            if (bar != std::string::npos) {
                set.lower = set.upper.substr(bar + 1);
                set.upper.erase(bar);
            }
        }
        const double words = width_of(label.word);
        const double number = number_width(set);
        set.width = words + (number > 0.0 ? number + (words > 0.0 ? gap() : 0.0) : 0.0) + 2.0 * pad();
        set.height = (set.lower.empty() ? size_ : 2.0 * size_ * k_small + kit_.px(3.0)) + pad();
        return set;
    }

    void paint(const SetLabel& set, Spot corner) const {
        const ImVec2 from{static_cast<float>(corner.x), static_cast<float>(corner.y)};
        const ImVec2 to{from.x + static_cast<float>(set.width), from.y + static_cast<float>(set.height)};
        kit_.list->AddRectFilled(from, to, kit_.colour(Ink::label_plate), kit_.px(5.0));
        kit_.list->AddRect(from, to, kit_.colour(set.label->ink), kit_.px(5.0), ImDrawFlags_None,
                           kit_.px(1.0));

        const ImU32 ink = kit_.colour(Ink::label);
        const float middle = (from.y + to.y) / 2.0F;
        float x = from.x + static_cast<float>(pad());
        if (!set.label->word.empty()) {
            kit_.text({x, middle - size_ / 2.0F}, kit_.colour(set.label->ink), set.label->word, size_);
            x += static_cast<float>(width_of(set.label->word) + gap());
        }
        if (set.upper.empty()) {
            return;
        }
        kit_.text({x, middle - size_ / 2.0F}, ink, set.minus, size_);
        x += static_cast<float>(width_of(set.minus));
        if (set.lower.empty()) {
            kit_.text({x, middle - size_ / 2.0F}, ink, set.upper, size_);
            return;
        }
        const float small = size_ * k_small;
        const float width = static_cast<float>(stack_width(set));
        const auto centred = [&](const std::string& digits, float y) {
            const float own = DrawKit::text_size(digits, small).x;
            kit_.text({x + (width - own) / 2.0F, y}, ink, digits, small);
        };
        centred(set.upper, middle - small - kit_.px(1.0));
        kit_.list->AddLine({x, middle}, {x + width, middle}, ink, kit_.px(1.2));
        centred(set.lower, middle + kit_.px(1.0));
    }

private:
    static constexpr float k_small = 0.86F;

    double pad() const { return kit_.px(5.0); }
    double gap() const { return kit_.px(6.0); }
    double width_of(const std::string& words) const { return DrawKit::text_size(words, size_).x; }
    double stack_width(const SetLabel& set) const {
        const float small = size_ * k_small;
        return std::max(DrawKit::text_size(set.upper, small).x, DrawKit::text_size(set.lower, small).x) +
               kit_.px(2.0);
    }
    double number_width(const SetLabel& set) const {
        const double number = set.lower.empty() ? width_of(set.upper) : stack_width(set);
        return width_of(set.minus) + number;
    }

    const DrawKit& kit_;
    float size_;
};

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
    }

    void operator()(const DiscShape& shape) const {
        const ImVec2 centre = kit_.pixel(shape.centre);
        const auto radius = static_cast<float>(std::max(shape.radius * kit_.view.cell(), 3.0 * kit_.scale));
        kit_.list->AddCircleFilled(centre, radius, kit_.colour(shape.ink));
        kit_.list->AddCircle(centre, radius, kit_.colour(shape.edge), 0, kit_.px(shape.edge_width));
    }

    void operator()(const DotShape& shape) const {
        kit_.list->AddCircleFilled(kit_.pixel(shape.centre), kit_.px(shape.radius), kit_.colour(shape.ink));
        kit_.list->AddCircle(kit_.pixel(shape.centre), kit_.px(shape.radius), kit_.colour(Ink::label_plate),
                             0, kit_.px(1.0));
    }

    void operator()(const CellSignsShape& shape) const {
        for (const Point cell : shape.cells) {
            const ImVec2 from = kit_.pixel({cell.x * 1.0, cell.y * 1.0});
            const ImVec2 to = kit_.pixel({cell.x + 1.0, cell.y + 1.0});
            const PixelRect& area = kit_.area;
            if (to.x >= area.x && to.y >= area.y && from.x <= area.x + area.width &&
                from.y <= area.y + area.height) {
                paint_sign(shape.sign, from, to, shape.ink);
            }
        }
    }

    void operator()(const LabelShape&) const {}  // all together, when the rest is drawn

private:
    void paint_sign(Sign sign, ImVec2 from, ImVec2 to, Ink ink) const {
        if (sign == Sign::tint) {
            Colour tint = (*kit_.palette)[ink].colour;
            tint.a /= 3;
            kit_.list->AddRectFilled(from, to, to_imgui(tint));
            return;
        }
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

void paint_labels(const DrawKit& kit, const Scene& scene) {
    const LabelSetter setter(kit);
    std::vector<SetLabel> set;
    std::vector<LabelBox> boxes;
    for (const Shape& shape : scene.shapes) {
        if (const auto* label = std::get_if<LabelShape>(&shape)) {
            const SetLabel& made = set.emplace_back(setter.set(*label));
            boxes.push_back({kit.view.to_pixel(label->origin), kit.view.to_pixel(label->anchor), label->side,
                             made.width, made.height});
        }
    }
    const std::vector<Spot> corners = lay_out(boxes, kit.area, kit.px(4.0));
    for (std::size_t i = 0; i < set.size(); ++i) {
        setter.paint(set[i], corners[i]);
    }
}

}  // namespace

void paint_shapes(const DrawKit& kit, const Scene& scene) {
    const ShapePainter painter(kit);
    for (const Shape& shape : scene.shapes) {
        std::visit(painter, shape);
    }
    paint_labels(kit, scene);
}

}  // namespace fovlab
