// The real texture store: OpenGL 3.3. Needs a current context with its functions loaded, to its end.
#pragma once

#include "app/canvas/texture_store.h"

#include <array>

namespace fovlab {

class GlTextures : public TextureStore {
public:
    GlTextures() = default;
    ~GlTextures() override;
    GlTextures(const GlTextures&) = delete;
    GlTextures& operator=(const GlTextures&) = delete;

    ImTextureID upload(std::size_t slot, int width, int height, const std::vector<Colour>& texels) override;
    void drop(std::size_t slot) override;

private:
    struct Texture {
        unsigned name = 0;
        int width = 0;
        int height = 0;
    };
    std::array<Texture, k_slots> textures_;
};

}  // namespace fovlab
