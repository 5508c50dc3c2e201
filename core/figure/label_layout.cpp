#include "core/figure/label_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fovlab {
namespace {

constexpr double k_turn = 6.283185307179586;
constexpr int k_directions = 16;
constexpr int k_steps_aside = 12;
constexpr int k_steps_beyond = 2;
constexpr int k_steps_along = 5;
constexpr int k_line_samples = 64;
constexpr int k_near_rings = 8;        // half a label's height apart
constexpr double k_leader_from = 1.0;  // label heights away from what it names

// The last spot of the line that is in view.
Spot visible_end(const LabelBox& label, const PixelRect& area) {
    double part = 1.0;
    const auto limit = [&part](double from, double to, double low, double high) {
        if (to > high && from < high) {
            part = std::min(part, (high - from) / (to - from));
        } else if (to < low && from > low) {
            part = std::min(part, (low - from) / (to - from));
        }
    };
    limit(label.origin.x, label.anchor.x, area.x, area.right());
    limit(label.origin.y, label.anchor.y, area.y, area.bottom());
    return {label.origin.x + (label.anchor.x - label.origin.x) * part,
            label.origin.y + (label.anchor.y - label.origin.y) * part};
}

PixelRect around(Spot middle, const LabelBox& label) {
    return {middle.x - label.width / 2.0, middle.y - label.height / 2.0, label.width, label.height};
}

PixelRect keep_inside(PixelRect box, const PixelRect& area) {
    box.x = std::max(area.x, std::min(box.x, area.right() - box.width));
    box.y = std::max(area.y, std::min(box.y, area.bottom() - box.height));
    return box;
}

// A spot of the line that much nearer to its origin.
Spot nearer(const LabelBox& label, Spot end, double distance) {
    const double length = std::hypot(end.x - label.origin.x, end.y - label.origin.y);
    const double part = length <= 0.0 ? 0.0 : std::min(distance / length, 1.0);
    return {end.x + (label.origin.x - end.x) * part, end.y + (label.origin.y - end.y) * part};
}

// The middle of a label beside its line or past its end, out of the line's way by half the label's own size.
Spot held(const LabelBox& label, Spot end, double away, double gap) {
    const double length = std::hypot(label.anchor.x - label.origin.x, label.anchor.y - label.origin.y);
    if (length <= 0.0 || label.hold == LabelShape::Hold::middle) {
        return end;
    }
    const double along_x = (label.anchor.x - label.origin.x) / length;
    const double along_y = (label.anchor.y - label.origin.y) / length;
    const double lengthwise =
        std::abs(along_x) * label.width / 2.0 + std::abs(along_y) * label.height / 2.0 + gap;
    if (label.hold == LabelShape::Hold::beyond) {
        return {end.x + along_x * (lengthwise + away), end.y + along_y * (lengthwise + away)};
    }
    const double side = label.hold == LabelShape::Hold::left ? -1.0 : 1.0;
    const double across_x = -along_y * side;
    const double across_y = along_x * side;
    const double reach =
        std::abs(across_x) * label.width / 2.0 + std::abs(across_y) * label.height / 2.0 + gap;
    return {end.x + across_x * (reach + away) - along_x * lengthwise,
            end.y + across_y * (reach + away) - along_y * lengthwise};
}

double distance(const PixelRect& box, Spot spot) {
    const double dx = std::max({box.x - spot.x, 0.0, spot.x - box.right()});
    const double dy = std::max({box.y - spot.y, 0.0, spot.y - box.bottom()});
    return std::hypot(dx, dy);
}

// The spot of what a label names that lies nearest to it: of its line, or the end that it goes beyond.
Spot nearest_named(const LabelBox& label, Spot end, const PixelRect& box) {
    if (label.hold == LabelShape::Hold::beyond || label.hold == LabelShape::Hold::middle) {
        return end;
    }
    Spot nearest = end;
    for (int i = 0; i < k_line_samples; ++i) {
        const double part = static_cast<double>(i) / k_line_samples;
        const Spot spot{end.x + (label.origin.x - end.x) * part, end.y + (label.origin.y - end.y) * part};
        if (distance(box, spot) < distance(box, nearest) - 1.0) {
            nearest = spot;
        }
    }
    return nearest;
}

class LabelRoom {
public:
    LabelRoom(const PixelRect& area, double gap, const Avoid& avoid)
        : area_(area), gap_(gap), avoid_(avoid) {}

    std::optional<LabelPlace> place(const LabelBox& label) {
        const Spot end = visible_end(label, area_);
        std::optional<PixelRect> box;
        if (label.width <= area_.width && label.height <= area_.height) {
            box = find(label, end);
        }
        if (!box) {
            return std::nullopt;
        }
        taken_.push_back(*box);
        LabelPlace place;
        place.box = *box;
        const Spot named = nearest_named(label, end, *box);
        if (distance(*box, named) > label.height * k_leader_from && area_.contains(named)) {
            place.leader = Leader{
                {std::clamp(named.x, box->x, box->right()), std::clamp(named.y, box->y, box->bottom())},
                named};
        }
        return place;
    }

private:
    enum class Care : std::uint8_t { none, margin, spots, spots_and_lines };

    std::optional<PixelRect> find(const LabelBox& label, Spot end) const {
        for (const Care care : {Care::spots_and_lines, Care::spots, Care::margin, Care::none}) {
            if (std::optional<PixelRect> box = at_line(label, end, care)) {
                return box;
            }
            if (std::optional<PixelRect> box = on_rings(label, end, k_near_rings, care)) {
                return box;
            }
        }
        const double furthest = std::hypot(area_.width, area_.height);
        return on_rings(label, end, static_cast<int>(furthest / (label.height / 2.0 + 1.0)) + 1, Care::none);
    }

    bool is_free(const PixelRect& box, Care care) const {
        const auto meets = [&](const PixelRect& other) { return overlap(box, other, gap_ / 2.0); };
        const auto crossed = [&](const Segment& line) { return crosses(line, box); };
        return std::none_of(taken_.begin(), taken_.end(), meets) &&
               (care == Care::none || std::none_of(avoid_.margin.begin(), avoid_.margin.end(), meets)) &&
               (care <= Care::margin || std::none_of(avoid_.spots.begin(), avoid_.spots.end(), meets)) &&
               (care != Care::spots_and_lines ||
                std::none_of(avoid_.lines.begin(), avoid_.lines.end(), crossed));
    }

    // Away from the line first; where the edge of the area is in the way, back along it.
    std::optional<PixelRect> at_line(const LabelBox& label, Spot end, Care care) const {
        // What goes beyond an end is better beside it than far away.
        const bool beyond = label.hold == LabelShape::Hold::beyond;
        const int steps_along = beyond ? 1 : k_steps_along;
        const int steps_aside = beyond ? k_steps_beyond : k_steps_aside;
        for (int along = 0; along < steps_along; ++along) {
            const Spot from = nearer(label, end, along * (label.height + gap_));
            for (int aside = 0; aside < steps_aside; ++aside) {
                const Spot middle = held(label, from, aside * (label.height + gap_) / 2.0, gap_);
                const PixelRect box = keep_inside(around(middle, label), area_);
                if (is_free(box, care)) {
                    return box;
                }
            }
        }
        return std::nullopt;
    }

    std::optional<PixelRect> on_rings(const LabelBox& label, Spot end, int rings, Care care) const {
        for (int ring = 1; ring <= rings; ++ring) {
            const double radius = ring * (label.height / 2.0 + 1.0);
            for (int i = 0; i < k_directions; ++i) {
                const double angle = k_turn * i / k_directions;
                const PixelRect box = around({end.x + std::cos(angle) * (radius + label.width / 2.0),
                                              end.y + std::sin(angle) * radius},
                                             label);
                if (encloses(area_, box) && is_free(box, care)) {
                    return box;
                }
            }
        }
        return std::nullopt;
    }

    PixelRect area_;
    double gap_;
    const Avoid& avoid_;
    std::vector<PixelRect> taken_;
};

}  // namespace

bool crosses(const Segment& line, const PixelRect& box) {
    double enters = 0.0;
    double leaves = 1.0;
    const auto cut = [&](double from, double way, double low, double high) {
        if (way == 0.0) {
            return from > low && from < high;
        }
        const double a = (low - from) / way;
        const double b = (high - from) / way;
        enters = std::max(enters, std::min(a, b));
        leaves = std::min(leaves, std::max(a, b));
        return enters < leaves;
    };
    return cut(line.from.x, line.to.x - line.from.x, box.x, box.right()) &&
           cut(line.from.y, line.to.y - line.from.y, box.y, box.bottom());
}

std::vector<std::optional<LabelPlace>> lay_out(const std::vector<LabelBox>& labels, const PixelRect& area,
                                               double gap, const Avoid& avoid) {
    std::vector<std::optional<LabelPlace>> places;
    places.reserve(labels.size());
    LabelRoom room(area, gap, avoid);
    for (const LabelBox& label : labels) {
        places.push_back(room.place(label));
    }
    return places;
}

}  // namespace fovlab
