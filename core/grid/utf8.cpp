#include "core/grid/utf8.h"

#include <cstdio>

namespace fovlab {

std::optional<Utf8Character> character_at(std::string_view text, std::size_t at) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(at);
    const std::size_t length = first < 0x80U   ? 1
                               : first < 0xC0U ? 0
                               : first < 0xE0U ? 2
                               : first < 0xF0U ? 3
                               : first < 0xF8U ? 4
                                               : 0;
    if (length == 0 || at + length > text.size()) {
        return std::nullopt;
    }
    std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = at + 1; i < at + length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) {
            return std::nullopt;
        }
        code = code << 6U | (byte(i) & 0x3FU);
    }
    // Written longer than need be, a half of a UTF-16 pair, or beyond Unicode.
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least[length] || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF) {
        return std::nullopt;
    }
    return Utf8Character{text.substr(at, length), code};
}

std::optional<std::size_t> character_count(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        const std::optional<Utf8Character> character = character_at(text, at);
        if (!character) {
            return std::nullopt;
        }
        at += character->bytes.size();
    }
    return count;
}

std::string in_utf8(std::uint32_t code) {
    const auto byte = [](std::uint32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
    if (code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
        code = 0xFFFD;
    }
    if (code < 0x80) {
        return {byte(code)};
    }
    if (code < 0x800) {
        return {byte(0xC0U | code >> 6U), byte(0x80U | (code & 0x3FU))};
    }
    if (code < 0x10000) {
        return {byte(0xE0U | code >> 12U), byte(0x80U | (code >> 6U & 0x3FU)), byte(0x80U | (code & 0x3FU))};
    }
    return {byte(0xF0U | code >> 18U), byte(0x80U | (code >> 12U & 0x3FU)),
            byte(0x80U | (code >> 6U & 0x3FU)), byte(0x80U | (code & 0x3FU))};
}

std::optional<std::size_t> not_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::optional<Utf8Character> character = character_at(text, at);
        if (!character) {
            return at;
        }
        at += character->bytes.size();
    }
    return std::nullopt;
}

bool shows_nothing(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0xA0) || code == 0xAD ||
           (code >= 0x0300 && code <= 0x036F) || (code >= 0x2000 && code <= 0x200F) ||
           (code >= 0x2028 && code <= 0x202F) || (code >= 0x205F && code <= 0x206F) || code == 0x3000 ||
           (code >= 0xFE00 && code <= 0xFE0F) || code == 0xFEFF;
}

std::string code_in_words(std::uint32_t code) {
    char words[16];
    std::snprintf(words, sizeof words, "U+%04X", static_cast<unsigned>(code));
    return words;
}

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view k_byte_order_mark = "\xEF\xBB\xBF";
    if (text.substr(0, k_byte_order_mark.size()) == k_byte_order_mark) {
        text.remove_prefix(k_byte_order_mark.size());
    }
    return text;
}

}  // namespace fovlab
