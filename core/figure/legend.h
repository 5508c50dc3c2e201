// What the inks of a picture mean: a row for each that it uses, with a small sample of how it looks there, and the rows set in
// columns for figures. One table, which the window reads too.
//
// Units: pixels; a sample is as high as a line of text, and 1.4 times as wide.
#pragma once

#include "core/figure/label_setting.h"
#include "core/figure/pen.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

enum class LegendSample : std::uint8_t {
    cell,
    frame,
    line,
    tinted,
    dot,   // on floor
    ring,  // on floor
    diamond,
    tie,
    measure,
    plus,
    minus,
    block,
    badge,
    tick,
    cross,
    circle,
};

struct LegendRow {
    Ink ink = Ink::label;
    LegendSample sample = LegendSample::cell;
    std::string words;
};

// In the picture of the difference of two runs the same inks mean something else, and the runs have names.
struct LegendSides {
    std::string left;
    std::string right;
};

// Rows for the inks that are used; of a difference the cells' rows always.
std::vector<LegendRow> legend_rows(const InkSet& inks,
                                   const std::optional<LegendSides>& sides = std::nullopt);

// `line` is the height of a line of text.
void draw_legend_sample(const LegendRow& row, Spot at, double line, double scale, const Palette& palette,
                        Pen& pen);
constexpr double legend_sample_width(double line) { return 1.4 * line; }

// Width and height of the rows in as many columns as a width has room for; 0: in one, as wide as it needs.
Spot legend_size(const std::vector<LegendRow>& rows, double width, const Type& type);
// In a box whose width legend_size gave.
void draw_legend(const std::vector<LegendRow>& rows, const PixelRect& box, const Type& type,
                 const Palette& palette, Pen& pen);

}  // namespace fovlab
