// All text of a picture, set and placed: labels with their fractions, and the numbers of rulers. Labels choose first;
// they keep off the margins' numbers where there is room elsewhere;
// numbers that would touch a label or each other are left out, so nothing is ever written over anything.
//
// Units: pixels. A pure function: the window and the figures in files use the same.
#pragma once

#include "core/figure/label_layout.h"
#include "core/figure/label_setting.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// What a renderer knows of its own room.
struct TextRoom {
    Placement map;
    PixelRect area;  // that can be seen
    Type type;
    std::optional<Point> pointed;       // a cell whose coordinates stand out
    std::optional<PixelRect> labels{};  // where labels may stand, when that is not all of the area
};

struct PlacedLabel {
    LabelPlace place;
    SetLabel set;
    Ink ink = Ink::label;
};

struct PlacedNumber {
    PixelRect box;
    std::string words;
    double size = 0.0;
    Ink ink = Ink::number;
    bool stands_out = false;         // of the cell pointed at
    bool over_map = false;           // a margin's number for which there was no room beside the map
    std::optional<Point> on_cell{};  // whose fill it is written on
};

struct PictureText {
    std::vector<PlacedLabel> labels;
    std::vector<PlacedNumber> numbers;
};

PictureText set_text(const Scene& scene, const TextRoom& room);

// Every how many numbers one is written so that there are `needed` pixels for each: 1, 2, 5, 10, 20, 50 …
int ruler_stride(double cell, double needed);

}  // namespace fovlab
