// Characters of texts in UTF-8.
//
// What is written longer than need be, halves of UTF-16 pairs and numbers beyond Unicode are no characters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

struct Utf8Character {
    std::string_view bytes;
    std::uint32_t code = 0;  // Unicode
};

// The whole character that begins at `at`; none where the bytes are not UTF-8.
std::optional<Utf8Character> character_at(std::string_view text, std::size_t at);

// How many characters; none where some bytes are not UTF-8.
std::optional<std::size_t> character_count(std::string_view text);

// The character that has this number in Unicode; U+FFFD, the sign for none, where none has it.
std::string in_utf8(std::uint32_t code);

// The first byte that no character begins with or goes on with; none where all is UTF-8.
std::optional<std::size_t> not_utf8(std::string_view text);

// Signs that show nothing or change the look of what is around them: line ends, marks of direction, odd spaces,
// accents without a letter.
bool shows_nothing(std::uint32_t code);

// "U+200B".
std::string code_in_words(std::uint32_t code);

// The text without the mark that some editors put first.
std::string_view without_byte_order_mark(std::string_view text);

}  // namespace fovlab
