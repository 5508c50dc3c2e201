// The legend of a figure: a row for each ink that has a meaning. None so far.
//
// Units: pixels.
#pragma once

#include "core/figure/label_setting.h"
#include "core/figure/pen.h"

#include <string>
#include <vector>

namespace fovlab {

struct LegendRow {
    Ink ink = Ink::label;
    std::string words;
};

inline Spot legend_size(const std::vector<LegendRow>&, double, const Type&) { return {}; }
inline void draw_legend(const std::vector<LegendRow>&, const PixelRect&, const Type&, const Palette&, Pen&) {}

}  // namespace fovlab
