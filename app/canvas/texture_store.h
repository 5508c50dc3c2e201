// Pictures on the graphics card, as the canvas asks for them. The platform gives the real one; tests and the
// headless driver give one that only counts.
//
// Units: texels, one a cell; colours are 8-bit RGBA, row by row. Drawn without smoothing, so that cells stay crisp.
#pragma once

#include "core/figure/palette.h"

#include <imgui.h>

#include <cstddef>
#include <vector>

namespace fovlab {

class TextureStore {
public:
    virtual ~TextureStore() = default;

    // Pictures of the map that can be on the screen at a time; the slot of a figure's preview; those of the pictures on a
    // page of a lesson, from which slot on; and how many slots there are.
    static constexpr std::size_t k_pictures = 2;
    static constexpr std::size_t k_preview = 2;
    static constexpr std::size_t k_page = 3;
    static constexpr std::size_t k_page_pictures = 8;
    static constexpr std::size_t k_slots = k_page + k_page_pictures;

    // Makes or replaces the texture that holds the cells of a picture.
    virtual ImTextureID upload(std::size_t slot, int width, int height,
                               const std::vector<Colour>& texels) = 0;
    // Gives the memory of a texture back. What was drawn with it is not drawn any more.
    virtual void drop(std::size_t slot) = 0;
};

}  // namespace fovlab
