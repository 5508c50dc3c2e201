// Texts by chance: whatever comes in, the parser gives a map or says where the text goes wrong.
#include "core/grid/map_text.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::string any_text(Random& random) {
    static const std::vector<std::string> k_pieces{"#",        ".",
                                                   "+",        "'",
                                                   "~",        "?",
                                                   ">",        "<",
                                                   "%",        "@",
                                                   "\n",       "\n",
                                                   "\r\n",     "\t",
                                                   " ",        "\r",
                                                   "x",        "\xEF\xBB\xBF",
                                                   "\xC3\xA9", "\xE2\x96\x88",
                                                   "\x80",     std::string(1, '\0'),
                                                   "\xFF"};
    // Half of the texts are nearly maps: rows of one length made of good glyphs, and a fault or two.
    std::string text;
    if (random.percent(50)) {
        const int width = random.between(1, 6);
        for (int rows = random.between(1, 5); rows > 0; --rows) {
            for (int x = 0; x < width; ++x) {
                text += k_pieces[static_cast<std::size_t>(random.below(9))];
            }
            text += random.percent(80) ? "\n" : "\r\n";
        }
        for (int faults = random.below(3); faults > 0; --faults) {
            const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
            text.insert(at,
                        k_pieces[static_cast<std::size_t>(random.below(static_cast<int>(k_pieces.size())))]);
        }
        return text;
    }
    for (int pieces = random.below(30); pieces > 0; --pieces) {
        text += k_pieces[static_cast<std::size_t>(random.below(static_cast<int>(k_pieces.size())))];
    }
    return text;
}

// The characters of each line and one more, the place after its end.
std::vector<int> columns_of_lines(const std::string& text) {
    std::vector<int> columns{1};
    for (const char byte : text) {
        if (byte == '\n') {
            columns.push_back(1);
        } else if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U || columns.back() == 1) {
            ++columns.back();
        }
    }
    return columns;
}

void check_error(const std::string& text, const TextError& error) {
    const std::vector<int> columns = columns_of_lines(text);
    REQUIRE(error.line >= 1);
    REQUIRE(error.line <= static_cast<int>(columns.size()));
    CHECK(error.column >= 1);
    // A stray continuation byte counts as a character of its own when it is the fault.
    const auto bytes =
        static_cast<int>(std::count_if(text.begin(), text.end(), [](char b) { return b == '\x80'; }));
    CHECK(error.column <= columns[static_cast<std::size_t>(error.line) - 1] + bytes);
    CHECK_FALSE(error.reason.empty());
    CHECK(error.reason.find('\n') == std::string::npos);
}

void check_round_trip(const MapText& map) {
    const std::string text = to_map_text(map.grid, map.viewer);
    const Result<MapText> again = parse_map_text(text);
    REQUIRE(again.ok());
    CHECK(again.value().grid == map.grid);
    CHECK(again.value().viewer == map.viewer);
}

}  // namespace

TEST_CASE("any text is a map that can be written and read again, or an error at a place in the text") {
    Random random(7);
    int maps = 0;
    int errors = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = any_text(random);
        CAPTURE(text);
        const Result<MapText> map = parse_map_text(text);
        if (map.ok()) {
            check_round_trip(map.value());
            ++maps;
        } else {
            check_error(text, map.error());
            ++errors;
        }
    }
    CHECK(maps > 1000);
    CHECK(errors > 1000);
}

TEST_CASE("a fault put into a good map is found at exactly its place") {
    Random random(8);
    for (int i = 0; i < 2'000; ++i) {
        const int width = random.between(1, 70);
        const int height = random.between(1, 9);
        Grid grid(width, height);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                grid.set({x, y}, k_terrains[static_cast<std::size_t>(random.below(9))].terrain);
            }
        }
        std::string text = to_map_text(grid);
        const Point fault{random.below(width), random.below(height)};
        text[static_cast<std::size_t>(fault.y * (width + 1) + fault.x)] = "x \t\a"[random.below(4)];
        const Result<MapText> map = parse_map_text(text);
        REQUIRE_FALSE(map.ok());
        CHECK(map.error().line == fault.y + 1);
        CHECK(map.error().column == fault.x + 1);
    }
}
