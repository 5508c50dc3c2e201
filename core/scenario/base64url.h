// Bytes as letters, digits, `-` and `_`: six bits a character, without padding characters.
//
// Source: Simon Josefsson, 2006, RFC 4648, section 5.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

// A multiple of three bytes, so that no character has unused bits.
std::string to_base64url(std::string_view bytes);

// The place of the first character that is none of the alphabet.
std::optional<std::size_t> not_base64url(std::string_view text);

// The bytes of a multiple of four characters, all of the alphabet.
std::string from_base64url(std::string_view text);

}  // namespace fovlab
