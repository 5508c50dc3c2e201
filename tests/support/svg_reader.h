// Reads back what an SvgPen wrote, as the strokes that a viewer of the file would see, in order.
//
// A small reader of XML: elements, attributes and text, no entities but the five, no comments. Anything else fails the test.
#pragma once

#include "core/figure/palette.h"
#include "tests/support/recording_pen.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab::test {

struct SvgStroke {
    RecordedStroke::Kind kind = RecordedStroke::Kind::polygon;
    std::vector<Spot> spots;  // as RecordedStroke's
    double size = 0.0;        // as RecordedStroke's; of a rounded frame its width
    std::string colour;       // "#rrggbb opacity"
    std::string words;        // text
    std::string dashes;
};

struct SvgFile {
    std::map<std::string, std::string> root;  // attributes
    std::string title;
    std::string description;
    std::vector<SvgStroke> strokes;            // without the ground of cells
    std::map<std::string, std::size_t> cells;  // how many, by their class
    std::vector<std::string> groups;           // their names, in order
};

SvgFile read_svg(const std::string& text);

std::string svg_paint(Colour colour);

// The first difference between what a pen was told and what stands in the file; empty when there is none.
std::string difference_of(const std::vector<RecordedStroke>& told, const SvgFile& file,
                          const Palette& palette);

}  // namespace fovlab::test
