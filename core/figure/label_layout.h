// Where labels stand so that each can be read: in view, none over another, out of the way of what matters, and with a
// line to what they name where they had to move away from it.
//
// Units: pixels. A label for which there is no room at all gets no place. The first labels choose first.
#pragma once

#include "core/figure/pixel_rect.h"

#include <optional>
#include <vector>

namespace fovlab {

struct LabelBox {
    Spot origin;  // the line that the label belongs to comes from here …
    Spot anchor;  // … and ends here, in view or not
    LabelShape::Hold hold = LabelShape::Hold::right;
    double width = 0.0;
    double height = 0.0;
};

// Between a label and what it names.
struct Leader {
    Spot from;  // on the label's edge
    Spot to;
};

struct LabelPlace {
    PixelRect box;
    std::optional<Leader> leader;
};

struct Segment {
    Spot from;
    Spot to;
};

// What labels should leave free: covered only where there is no other room nearby, and lines before spots, and spots before
// the numbers in the margin.
struct Avoid {
    std::vector<PixelRect> spots;
    std::vector<Segment> lines;
    std::vector<PixelRect> margin{};
};

// In the order of the labels.
std::vector<std::optional<LabelPlace>> lay_out(const std::vector<LabelBox>& labels, const PixelRect& area,
                                               double gap, const Avoid& avoid = {});

// Does a line pass through the inside of a rectangle?
bool crosses(const Segment& line, const PixelRect& box);

}  // namespace fovlab
