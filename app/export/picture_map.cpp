#include "app/export/picture_map.h"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#define STBI_NO_HDR
#define STBI_NO_LINEAR
#define STBI_NO_FAILURE_STRINGS
#define STBI_MAX_DIMENSIONS 2048
#include <stb_image.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {
namespace {

static_assert(STBI_MAX_DIMENSIONS == Grid::k_max_side);

constexpr std::string_view k_signature{"\x89PNG\r\n\x1a\n", 8};
constexpr std::size_t k_first_data = 16;   // after the signature and the head of the chunk IHDR
constexpr std::size_t k_chunk_frame = 12;  // length, name and checksum of a chunk

std::uint32_t number_at(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    return number;
}

struct Head {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    unsigned bits = 0;  // of a pixel
};

// None where the first chunk is none that a PNG begins with.
std::optional<Head> head_of(std::string_view bytes) {
    if (bytes.size() < k_first_data + 13 || bytes.substr(12, 4) != "IHDR" || number_at(bytes, 8) != 13) {
        return std::nullopt;
    }
    const auto depth = static_cast<unsigned char>(bytes[k_first_data + 8]);
    const auto kind = static_cast<unsigned char>(bytes[k_first_data + 9]);
    constexpr std::array<unsigned, 7> k_channels{1, 0, 3, 1, 2, 0, 4};  // by kind; 0: there is no such kind
    if (kind >= k_channels.size() || k_channels[kind] == 0 || depth == 0 || depth > 16) {
        return std::nullopt;
    }
    return Head{number_at(bytes, k_first_data), number_at(bytes, k_first_data + 4), depth * k_channels[kind]};
}

// All compressed data, as far as the chunks can be followed.
std::string packed(std::string_view bytes) {
    std::string data;
    std::size_t at = k_signature.size();
    while (bytes.size() - at >= k_chunk_frame) {
        const std::size_t length = number_at(bytes, at);
        if (length > bytes.size() - at - k_chunk_frame) {
            break;
        }
        if (bytes.substr(at + 4, 4) == "IDAT") {
            data += bytes.substr(at + 8, length);
        }
        at += length + k_chunk_frame;
    }
    return data;
}

// Does the data unpack to no more than such a picture takes? The decoder would go on for as long as there is memory.
bool unpacks_within_bounds(std::string_view bytes, const Head& head) {
    const std::size_t row = (std::size_t{head.width} * head.bits + 7) / 8;
    // Each row has a byte of its own; of an interlaced picture, up to four for all of its passes.
    std::vector<char> room((row + 8) * head.height + 64);
    const std::string data = packed(bytes);
    return stbi_zlib_decode_buffer(room.data(), static_cast<int>(room.size()), data.data(),
                                   static_cast<int>(data.size())) >= 0;
}

struct FreePixels {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

Grid map_of_pixels(const PicturePixels& picture) {
    constexpr int k_half = 128;
    const bool transparent = std::any_of(picture.pixels.begin(), picture.pixels.end(),
                                         [](Colour pixel) { return pixel.a < k_half; });
    Grid grid(picture.width, picture.height);
    const Colour* pixel = picture.pixels.data();
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x, ++pixel) {
            const int luma = (299 * pixel->r + 587 * pixel->g + 114 * pixel->b) / 1000;
            if (transparent ? pixel->a >= k_half : luma < k_half) {
                grid.set({x, y}, Terrain::wall);
            }
        }
    }
    return grid;
}

TextError too_large(const Head& head) {
    const std::string most = std::to_string(Grid::k_max_side);
    return {0, 0,
            "the picture is " + std::to_string(head.width) + " × " + std::to_string(head.height) +
                " pixels; each becomes a cell, and a map has at most " + most + " × " + most};
}

}  // namespace

bool is_picture(std::string_view bytes) { return bytes.substr(0, k_signature.size()) == k_signature; }

Result<PicturePixels> pixels_of_picture(std::string_view bytes) {
    if (!is_picture(bytes)) {
        return TextError{0, 0, "this is no PNG; a picture of a map is a PNG with a pixel for each cell"};
    }
    const TextError broken{0, 0, "the PNG is broken or cut off; save it anew"};
    const std::optional<Head> head = head_of(bytes);
    if (!head || head->width == 0 || head->height == 0 || bytes.size() > std::size_t{1} << 30U) {
        return broken;
    }
    if (head->width > Grid::k_max_side || head->height > Grid::k_max_side) {
        return too_large(*head);
    }
    if (!unpacks_within_bounds(bytes, *head)) {
        return broken;
    }
    int width = 0;
    int height = 0;
    const std::unique_ptr<stbi_uc, FreePixels> pixels(
        stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()), static_cast<int>(bytes.size()),
                              &width, &height, nullptr, STBI_rgb_alpha));
    if (!pixels || !Grid::valid_size(width, height)) {
        return broken;
    }
    PicturePixels picture{width, height, {}};
    const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    picture.pixels.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const stbi_uc* pixel = pixels.get() + 4 * i;
        picture.pixels.push_back({pixel[0], pixel[1], pixel[2], pixel[3]});
    }
    return picture;
}

Result<Grid> map_of_picture(std::string_view bytes) {
    const Result<PicturePixels> picture = pixels_of_picture(bytes);
    if (!picture) {
        return picture.error();
    }
    return map_of_pixels(picture.value());
}

}  // namespace fovlab
