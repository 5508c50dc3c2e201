// Pictures on the graphics card, as the canvas asks for them. The platform gives the real one; tests and the
// headless driver give one that only counts.
//
// Units: texels, one a cell; colours are 8-bit RGBA, row by row. Drawn without smoothing, so that cells stay crisp.
#pragma once

#include "core/figure/palette.h"

#include <imgui.h>

#include <vector>

namespace fovlab {

class TextureStore {
public:
    virtual ~TextureStore() = default;

    // Makes or replaces the one texture that holds the map's cells.
    virtual ImTextureID upload(int width, int height, const std::vector<Colour>& texels) = 0;
};

}  // namespace fovlab
