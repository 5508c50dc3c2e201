// Widths of text in figures are those of the fonts that the window embeds.
#include "core/figure/text_width.h"
#include "embedded/dejavu_sans.h"
#include "embedded/dejavu_sans_bold.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <span>
#include <string>

using namespace fovlab;

namespace {

// As much of a TrueType file as is needed: which glyph a character has (the table "cmap", format 12), how wide it is ("hmtx").
class FontFile {
public:
    explicit FontFile(std::span<const unsigned char> file) : bytes_(file.begin(), file.end()) {
        for (std::uint32_t i = 0; i < number(4, 2); ++i) {
            const std::uint32_t at = 12 + 16 * i;
            tables_[bytes_.substr(at, 4)] = number(at + 8, 4);
        }
        read_characters();
    }

    double em() const { return number(tables_.at("head") + 18, 2); }
    double ascent() const { return number(tables_.at("hhea") + 4, 2); }
    double descent() const { return 65536.0 - number(tables_.at("hhea") + 6, 2); }

    bool has(char32_t code) const { return glyphs_.contains(code); }
    double advance(char32_t code) const {
        const std::uint32_t wide = number(tables_.at("hhea") + 34, 2);
        const std::uint32_t glyph = std::min(glyphs_.at(code), wide - 1);
        return number(tables_.at("hmtx") + 4 * glyph, 2);
    }

private:
    std::uint32_t number(std::uint32_t at, std::uint32_t size) const {
        std::uint32_t value = 0;
        for (std::uint32_t i = 0; i < size; ++i) {
            value = value << 8U | static_cast<unsigned char>(bytes_.at(at + i));
        }
        return value;
    }

    void read_characters() {
        const std::uint32_t map = tables_.at("cmap");
        for (std::uint32_t i = 0; i < number(map + 2, 2); ++i) {
            const std::uint32_t part = map + number(map + 8 + 8 * i, 4);
            if (number(part, 2) != 12) {
                continue;
            }
            for (std::uint32_t group = 0; group < number(part + 12, 4); ++group) {
                const std::uint32_t at = part + 16 + 12 * group;
                for (std::uint32_t code = number(at, 4); code <= number(at + 4, 4); ++code) {
                    glyphs_[code] = number(at + 8, 4) + code - number(at, 4);
                }
            }
        }
        REQUIRE(glyphs_.size() > 1000);
    }

    std::string bytes_;
    std::map<std::string, std::uint32_t> tables_;
    std::map<char32_t, std::uint32_t> glyphs_;
};

std::string utf8(char32_t code) {
    const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    if (code < 0x80) {
        return {byte(code)};
    }
    if (code < 0x800) {
        return {byte(0xC0 | code >> 6U), byte(0x80 | (code & 0x3FU))};
    }
    return {byte(0xE0 | code >> 12U), byte(0x80 | (code >> 6U & 0x3FU)), byte(0x80 | (code & 0x3FU))};
}

constexpr double k_size = 2384.0;  // an em is 2,048 then

}  // namespace

TEST_CASE("letters and signs are as wide as the font file says, regular and bold") {
    for (const bool bold : {false, true}) {
        const FontFile font(bold ? std::span<const unsigned char>(embedded::dejavu_sans_bold)
                                 : std::span<const unsigned char>(embedded::dejavu_sans));
        CHECK(font.em() == 2048.0);
        CHECK(font.ascent() / font.em() == k_ascent);
        CHECK(font.descent() / font.em() == k_descent);
        int compared = 0;
        for (char32_t code = 0x20; code < 0x2800; ++code) {
            const bool sign = code >= 0x2010 && !(code >= 0x2500 && code < 0x25A0);
            const double width = text_width(utf8(code), k_size, bold);
            if (!font.has(code) || (code >= 0x7F && code < 0xA0) || (code >= 0x180 && !sign)) {
                continue;
            }
            if (code >= 0x180 && width != font.advance(code) && std::abs(width - 2048.0) < 0.01) {
                continue;  // a sign that is not in the table
            }
            CAPTURE(static_cast<unsigned>(code));
            CHECK(width == doctest::Approx(font.advance(code)));
            ++compared;
        }
        CHECK(compared > 350);
        for (const char* sign : {"−", "·", "×", "²", "→", "≤", "–", "“", "”"}) {
            CHECK(text_width(sign, k_size, bold) != doctest::Approx(2048.0));
        }
    }
}
