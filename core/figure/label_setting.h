// A label set like print: a word, a minus, and a fraction with its numerator over its denominator.
//
// Units: pixels. How wide a text is, the renderer says: fonts differ between the window and a file.
#pragma once

#include "core/figure/scene.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

struct Type {
    double text = 15.0;   // the height of a line
    double small = 13.0;  // of numerators, denominators and numbers in margins
    double tiny = 11.0;   // of numbers in cells
    double scale = 1.0;   // of the display: paddings and gaps grow with it
    // The width of words that are so many pixels high.
    std::function<double(std::string_view words, double size)> width;
};

struct SetText {
    std::string words;
    Spot at;  // the top left corner, from that of the label
    double size = 0.0;
    bool named = false;  // the word itself, in the label's own ink
};

struct SetLabel {
    double width = 0.0;
    double height = 0.0;
    std::vector<SetText> texts;
    double bar_length = 0.0;  // of the fraction; 0: there is none
    Spot bar;                 // its left end
};

SetLabel set_label(const LabelShape& label, const Type& type);

}  // namespace fovlab
