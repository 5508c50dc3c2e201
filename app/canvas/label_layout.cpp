#include "app/canvas/label_layout.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

PixelRect rect_at(Spot corner, const LabelBox& label) {
    return {corner.x, corner.y, label.width, label.height};
}

bool overlap(const PixelRect& a, const PixelRect& b, double gap) {
    return a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap &&
           b.y < a.y + a.height + gap;
}

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
    limit(label.origin.x, label.anchor.x, area.x, area.x + area.width);
    limit(label.origin.y, label.anchor.y, area.y, area.y + area.height);
    return {label.origin.x + (label.anchor.x - label.origin.x) * part,
            label.origin.y + (label.anchor.y - label.origin.y) * part};
}

Spot keep_inside(Spot corner, const LabelBox& label, const PixelRect& area) {
    return {std::max(area.x, std::min(corner.x, area.x + area.width - label.width)),
            std::max(area.y, std::min(corner.y, area.y + area.height - label.height))};
}

// A spot of the line that much nearer to its origin.
Spot nearer(const LabelBox& label, Spot end, double distance) {
    const double length = std::hypot(end.x - label.origin.x, end.y - label.origin.y);
    const double part = length <= 0.0 ? 0.0 : std::min(distance / length, 1.0);
    return {end.x + (label.origin.x - end.x) * part, end.y + (label.origin.y - end.y) * part};
}

// The middle of a label beside its line, pushed out of the line's way by half its own size.
Spot beside(const LabelBox& label, Spot end, double away, double gap) {
    const double length = std::hypot(label.anchor.x - label.origin.x, label.anchor.y - label.origin.y);
    if (length <= 0.0 || label.side == 0.0) {
        return end;
    }
    const double along_x = (label.anchor.x - label.origin.x) / length;
    const double along_y = (label.anchor.y - label.origin.y) / length;
    const double across_x = -along_y * label.side;
    const double across_y = along_x * label.side;
    const double reach =
        std::abs(across_x) * label.width / 2.0 + std::abs(across_y) * label.height / 2.0 + gap;
    const double back = std::abs(along_x) * label.width / 2.0 + std::abs(along_y) * label.height / 2.0 + gap;
    return {end.x + across_x * (reach + away) - along_x * back,
            end.y + across_y * (reach + away) - along_y * back};
}

}  // namespace

std::vector<Spot> lay_out(const std::vector<LabelBox>& labels, const PixelRect& area, double gap) {
    std::vector<Spot> corners;
    std::vector<PixelRect> taken;
    for (const LabelBox& label : labels) {
        const Spot end = visible_end(label, area);
        Spot corner;
        // Away from the line first; where the edge of the area is in the way, back along it.
        for (int tries = 0; tries < 60; ++tries) {
            const Spot from = nearer(label, end, tries / 12 * (label.height + gap));
            const Spot middle = beside(label, from, tries % 12 * (label.height + gap) / 2.0, gap);
            corner = keep_inside(
                {middle.x - label.width / 2.0,
                 middle.y - label.height / 2.0 + (label.side == 0.0 ? tries * label.height / 2.0 : 0.0)},
                label, area);
            const PixelRect here = rect_at(corner, label);
            if (std::none_of(taken.begin(), taken.end(),
                             [&](const PixelRect& other) { return overlap(here, other, gap / 2.0); })) {
                break;
            }
        }
        taken.push_back(rect_at(corner, label));
        corners.push_back(corner);
    }
    return corners;
}

}  // namespace fovlab
