// Figures by Cairo: as a PNG, as a PDF of one page, and as pixels for an animation.
//
// Units: pixels; of a page, points, one a pixel. Errors: a figure too large (core/figure/figure.h), or memory that is not there.
#pragma once

#include "core/figure/figure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fovlab {

// Row by row, 0x00RRGGBB.
struct FigurePixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;
};

Result<std::string> png_figure(const Figure& figure, const Palette& palette);
Result<std::string> pdf_figure(const Figure& figure, const Palette& palette);
// `zoom`: drawn so many times as large.
Result<FigurePixels> pixels_of_figure(const Figure& figure, const Palette& palette, double zoom = 1.0);

}  // namespace fovlab
