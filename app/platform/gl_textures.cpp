#include "app/platform/gl_textures.h"

#include <glad/gl.h>

#include <cstdint>

namespace fovlab {

static_assert(sizeof(Colour) == 4, "texels are uploaded as they lie in memory");

GlTextures::~GlTextures() {
    for (const Texture& texture : textures_) {
        if (texture.name != 0) {
            glDeleteTextures(1, &texture.name);
        }
    }
}

ImTextureID GlTextures::upload(std::size_t slot, int width, int height, const std::vector<Colour>& texels) {
    Texture& texture = textures_[slot];
    if (texture.name == 0) {
        glGenTextures(1, &texture.name);
    }
    glBindTexture(GL_TEXTURE_2D, texture.name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    if (width == texture.width && height == texture.height) {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, texels.data());
    } else {
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.data());
        texture.width = width;
        texture.height = height;
    }
    return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture.name));
}

void GlTextures::drop(std::size_t slot) {
    if (textures_[slot].name != 0) {
        glDeleteTextures(1, &textures_[slot].name);
        textures_[slot] = {};
    }
}

}  // namespace fovlab
