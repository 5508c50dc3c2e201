// The ground of a map's cells as one texture, uploaded anew when a cell or the palette changes: a large map costs no more to draw
// than a small one.
#pragma once

#include "app/canvas/texture_store.h"
#include "core/figure/scene.h"

#include <cstddef>
#include <vector>

namespace fovlab {

class CellTexture {
public:
    // `slot`: of the texture store, for this picture alone.
    explicit CellTexture(std::size_t slot) : slot_(slot) {}

    ImTextureID of(const Scene& scene, const Palette& palette, TextureStore& textures);

private:
    std::size_t slot_;
    std::vector<CellLook> shown_;
    const Palette* shown_palette_ = nullptr;
    int shown_width_ = 0;
    ImTextureID texture_ = nullptr;
};

}  // namespace fovlab
