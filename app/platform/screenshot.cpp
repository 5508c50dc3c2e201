#include "app/platform/screenshot.h"

#include "app/session/storage.h"

#include <glad/gl.h>
#include <stb_image_write.h>

#include <algorithm>
#include <vector>

namespace fovlab {

PictureBuffer::PictureBuffer(int width, int height) : width_(width), height_(height) {
    glGenTextures(1, &texture_);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glGenFramebuffers(1, &frame_buffer_);
    bind();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
}

PictureBuffer::~PictureBuffer() {
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &frame_buffer_);
    glDeleteTextures(1, &texture_);
}

void PictureBuffer::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, frame_buffer_); }

std::optional<TextError> PictureBuffer::save(const std::string& path, Storage& storage) const {
    constexpr int channels = 3;
    const std::size_t row_bytes = static_cast<std::size_t>(width_) * channels;
    std::vector<unsigned char> pixels(row_bytes * static_cast<std::size_t>(height_));
    bind();
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width_, height_, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
    for (int y = 0; y < height_ / 2; ++y) {  // OpenGL counts rows from the bottom
        const auto upper = pixels.begin() + static_cast<std::ptrdiff_t>(row_bytes) * y;
        const auto lower = pixels.begin() + static_cast<std::ptrdiff_t>(row_bytes) * (height_ - 1 - y);
        std::swap_ranges(upper, upper + static_cast<std::ptrdiff_t>(row_bytes), lower);
    }
    std::string file;
    const auto append = [](void* context, void* data, int size) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(data),
                                                   static_cast<std::size_t>(size));
    };
    const int done = stbi_write_png_to_func(append, &file, width_, height_, channels, pixels.data(),
                                            static_cast<int>(row_bytes));
    if (done == 0) {
        return TextError{0, 0, "cannot be made into a PNG"};
    }
    return storage.write(path, file);
}

}  // namespace fovlab
