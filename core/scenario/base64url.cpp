#include "core/scenario/base64url.h"

#include <cassert>
#include <cstdint>

namespace fovlab {
namespace {

constexpr std::string_view k_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string to_base64url(std::string_view bytes) {
    assert(bytes.size() % 3 == 0);
    std::string text;
    text.reserve(bytes.size() / 3 * 4);
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            three = three << 8U | static_cast<unsigned char>(bytes[i + k]);
        }
        for (unsigned shift = 24; shift > 0; shift -= 6) {
            text += k_alphabet[three >> (shift - 6) & 63U];
        }
    }
    return text;
}

std::optional<std::size_t> not_base64url(std::string_view text) {
    const std::size_t at = text.find_first_not_of(k_alphabet);
    return at == std::string_view::npos ? std::nullopt : std::optional<std::size_t>(at);
}

std::string from_base64url(std::string_view text) {
    assert(text.size() % 4 == 0);
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i + 3 < text.size(); i += 4) {
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            three = three << 6U | static_cast<std::uint32_t>(k_alphabet.find(text[i + k]));
        }
        for (unsigned shift = 24; shift > 0; shift -= 8) {
            bytes += static_cast<char>(static_cast<unsigned char>(three >> (shift - 8) & 255U));
        }
    }
    return bytes;
}

}  // namespace fovlab
