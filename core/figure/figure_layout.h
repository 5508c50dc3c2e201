// Where everything stands in a figure: title, headings, pictures, legend.
//
// Units: pixels, from the figure's top left corner. A pure function: every kind of figure is laid out alike.
#pragma once

#include "core/figure/figure.h"
#include "core/figure/picture_text.h"

#include <string>
#include <vector>

namespace fovlab {

// A line of text.
struct FigureLine {
    Spot at;  // its top left corner
    std::string words;
};

struct FigureLayout {
    double scale = 1.0;
    Type type;
    double title_size = 0.0;
    std::vector<FigureLine> title;  // a line or more
    double heading_size = 0.0;
    std::vector<FigureLine> headings;  // of each picture that has one
    std::vector<PixelRect> areas;      // of each picture, its margins included
    std::vector<PixelRect> shown;      // what of it is to be seen
    std::vector<Placement> maps;
    PixelRect legend;    // empty: there is none
    double width = 0.0;  // whole pixels
    double height = 0.0;
};

FigureLayout lay_out(const Figure& figure);

// Where text may stand on one of its pictures: of a wipe, labels in its own half.
TextRoom text_room(const Figure& figure, std::size_t which, const FigureLayout& layout);

}  // namespace fovlab
