// A picture of what OpenGL has drawn, as a PNG file.
#pragma once

#include "app/session/storage.h"

#include <optional>
#include <string>

namespace fovlab {

// A frame buffer of its own, so that the picture does not depend on a window being visible. Needs a current context.
class PictureBuffer {
public:
    // Pixels.
    PictureBuffer(int width, int height);
    ~PictureBuffer();
    PictureBuffer(const PictureBuffer&) = delete;
    PictureBuffer& operator=(const PictureBuffer&) = delete;

    // What is drawn from now on goes into the picture.
    void bind() const;
    // Writes it, top row first. The error, if any.
    std::optional<TextError> save(const std::string& path, Storage& storage) const;

private:
    int width_;
    int height_;
    unsigned frame_buffer_ = 0;
    unsigned texture_ = 0;
};

}  // namespace fovlab
