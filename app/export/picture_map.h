// A map from a picture: a PNG in which each pixel becomes a cell.
//
// Where the picture has transparent pixels (alpha below 128), the others are walls. Where it has none, dark pixels are (a
// luma, ITU-R BT.601, below 128). Everything else is floor.
// Units: pixels and cells. Limits: 1 × 1 to 2,048 × 2,048, looked up before anything is decoded; what the picture unpacks
// to is bounded by its size too, so a small file cannot fill the memory.
// Errors: not a PNG, too large, or broken.
#pragma once

#include "core/figure/palette.h"
#include "core/grid/grid.h"
#include "core/grid/result.h"

#include <string_view>
#include <vector>

namespace fovlab {

Result<Grid> map_of_picture(std::string_view bytes);

// Row by row; transparent pixels as they are.
struct PicturePixels {
    int width = 0;
    int height = 0;
    std::vector<Colour> pixels;
};

// A PNG as it looks, by the same limits and errors.
Result<PicturePixels> pixels_of_picture(std::string_view bytes);

// Do the bytes begin as a PNG does?
bool is_picture(std::string_view bytes);

}  // namespace fovlab
