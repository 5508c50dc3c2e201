// The cells of a scene: one texture for their colours, and over it, where cells are large enough, the marks that tell
// the same without colour, the doors, stairs and waves, and the lines of the grid.
#pragma once

#include "app/canvas/draw_kit.h"
#include "app/canvas/texture_store.h"
#include "core/figure/scene.h"

#include <cstddef>
#include <vector>

namespace fovlab {

class CellPainter {
public:
    // `slot`: of the texture store, for this painter alone.
    explicit CellPainter(std::size_t slot) : slot_(slot) {}

    void paint(const DrawKit& kit, const Scene& scene, TextureStore& textures);

private:
    void update_texture(const DrawKit& kit, const Scene& scene, TextureStore& textures);

    std::size_t slot_;
    std::vector<CellLook> shown_;
    const Palette* shown_palette_ = nullptr;
    int shown_width_ = 0;
    ImTextureID texture_ = nullptr;
};

}  // namespace fovlab
