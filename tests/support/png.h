// Pictures for the tests: pixels, and PNG from them by a writer that is none of the lab's own.
#pragma once

#include "core/figure/palette.h"

#include <stb_image_write.h>

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab::test {

struct Bitmap {
    Bitmap(int w, int h)
        : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}

    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
    Colour at(int x, int y) const { return pixels[index(x, y)]; }
    void set(int x, int y, Colour colour) { pixels[index(x, y)] = colour; }

    int width;
    int height;
    std::vector<Colour> pixels;
};

inline std::string png_of(const Bitmap& bitmap) {
    static_assert(sizeof(Colour) == 4);
    std::string file;
    const auto append = [](void* to, void* data, int size) {
        static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
    };
    stbi_write_png_to_func(append, &file, bitmap.width, bitmap.height, 4, bitmap.pixels.data(),
                           bitmap.width * 4);
    return file;
}

}  // namespace fovlab::test
