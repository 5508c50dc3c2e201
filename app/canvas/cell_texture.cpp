#include "app/canvas/cell_texture.h"

#include <algorithm>

namespace fovlab {

ImTextureID CellTexture::of(const Scene& scene, const Palette& palette, TextureStore& textures) {
    if (texture_ && shown_palette_ == &palette && shown_width_ == scene.width && shown_ == scene.cells) {
        return texture_;
    }
    std::vector<Colour> texels(scene.cells.size());
    std::transform(scene.cells.begin(), scene.cells.end(), texels.begin(),
                   [&palette](CellLook look) { return colour_of(look, palette); });
    texture_ = textures.upload(slot_, scene.width, scene.height, texels);
    shown_ = scene.cells;
    shown_palette_ = &palette;
    shown_width_ = scene.width;
    return texture_;
}

}  // namespace fovlab
