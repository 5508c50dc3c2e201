// The real texture store: OpenGL 3.3. Needs a current context with its functions loaded, to its end.
#pragma once

#include "app/canvas/texture_store.h"

namespace fovlab {

class GlTextures : public TextureStore {
public:
    GlTextures() = default;
    ~GlTextures() override;
    GlTextures(const GlTextures&) = delete;
    GlTextures& operator=(const GlTextures&) = delete;

    ImTextureID upload(int width, int height, const std::vector<Colour>& texels) override;

private:
    unsigned texture_ = 0;
    int width_ = 0;
    int height_ = 0;
};

}  // namespace fovlab
