#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace fovlab;

namespace {

// Where a text goes wrong, as line:column, or "fine".
std::string verdict(std::string_view text) {
    const Result<MapText> map = parse_map_text(text);
    return map.ok() ? "fine" : std::to_string(map.error().line) + ":" + std::to_string(map.error().column);
}

std::string reason(std::string_view text) {
    const Result<MapText> map = parse_map_text(text);
    return map.ok() ? "fine" : map.error().reason;
}

bool says(std::string_view text, std::string_view words) {
    return reason(text).find(words) != std::string::npos;
}

std::string rows_of_floor(int width, int height) {
    std::string text;
    for (int y = 0; y < height; ++y) {
        text += std::string(static_cast<std::size_t>(width), '.') + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("a map is read row by row, each glyph at its own cell") {
    const Result<MapText> map = parse_map_text("#.+\n'~?\n><%\n");
    REQUIRE(map.ok());
    const std::vector<std::vector<Terrain>> expected{
        {Terrain::wall, Terrain::floor, Terrain::closed_door},
        {Terrain::open_door, Terrain::water, Terrain::secret_door},
        {Terrain::stairs_down, Terrain::stairs_up, Terrain::curtain},
    };
    REQUIRE(map.value().grid.width() == 3);
    REQUIRE(map.value().grid.height() == 3);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            CHECK(map.value().grid.at({x, y}) ==
                  expected[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
        }
    }
    CHECK_FALSE(map.value().viewer);
}

TEST_CASE("the viewer stands on floor where the @ is") {
    const Result<MapText> map = parse_map_text("###\n##@\n");
    REQUIRE(map.ok());
    CHECK(map.value().viewer == Point{2, 1});
    CHECK(map.value().grid.at({2, 1}) == Terrain::floor);
    CHECK(map.value().grid.at({1, 1}) == Terrain::wall);
}

TEST_CASE("a byte-order mark, CRLF, no last newline and blank lines at the end give the same map") {
    const Result<MapText> plain = parse_map_text("#.@\n..#\n");
    REQUIRE(plain.ok());
    const std::vector<std::string> forms{
        "#.@\n..#\n   ",          "#.@\n..#\n \n",      "#.@\n..#\n\n     \n  \n",
        "#.@\r\n..#\r\n  \r\n",   "#.@\n..#",           "\xEF\xBB\xBF#.@\n..#\n",
        "#.@\r\n..#\r\n",         "#.@\r\n..#",         "#.@\n..#\n\n\n\n",
        "#.@\r\n..#\r\n\r\n\r\n", "#.@\r\n..#\n\r\n\n", "\xEF\xBB\xBF#.@\r\n..#\r\n\r\n",
    };
    for (const std::string& form : forms) {
        CAPTURE(form);
        const Result<MapText> map = parse_map_text(form);
        REQUIRE(map.ok());
        CHECK(map.value().grid == plain.value().grid);
        CHECK(map.value().viewer == plain.value().viewer);
    }
}

TEST_CASE("what is no map is refused at the line and column where it goes wrong") {
    const std::vector<std::pair<std::string, std::string>> cases{
        // ragged rows: the first column that one has and the other lacks
        {"...\n..\n", "2:3"},
        {"...\n....\n", "2:4"},
        {"..\n..\n.\n..\n", "3:2"},
        {"..\n\n..\n", "2:1"},
        {"\n..\n", "1:1"},
        {"\r\n..\n", "1:1"},
        // lines of blanks anywhere but at the end, and of anything else at the end
        {"  \n..\n", "1:1"},
        {"..\n  \n..\n", "2:1"},
        {"..\n\t\n", "2:1"},
        {"..\n \t\n", "2:1"},
        {"..\n\t\n  \n", "2:1"},
        {"..\n  \n\t\n", "2:1"},
        {"..\n\xC2\xA0\n", "2:1"},
        {"  ", "1:1"},
        {"  \n \n", "1:1"},
        // glyphs
        {"..\n.\t\n", "2:2"},
        {"\t..\n", "1:1"},
        {". .\n", "1:2"},
        {"...\n.. \n", "2:3"},
        {"..x\n", "1:3"},
        {"..\n..\nA.\n", "3:1"},
        {".\xC3\xA9.\n", "1:2"},
        {"\xE2\x96\x88\n", "1:1"},
        {"...\n..\x80\n", "2:3"},
        {"..\x7F\n", "1:3"},
        // a second viewer
        {"@.@\n", "1:3"},
        {".@\n..\n@.\n", "3:1"},
        {"@@\n", "1:2"},
        // no cells at all
        {"", "1:1"},
        {"\n", "1:1"},
        {"\n\n\n", "1:1"},
        {"\r\n", "1:1"},
        {"\xEF\xBB\xBF", "1:1"},
        {"\xEF\xBB\xBF\n\n", "1:1"},
        // marks and line ends where they don't belong
        {"..\xEF\xBB\xBF\n", "1:3"},
        {"..\n\xEF\xBB\xBF..\n", "2:1"},
        {"\xEF\xBB\xBF\xEF\xBB\xBF..\n", "1:1"},
        {"\xEF\xBB..\n", "1:1"},
        {"..\r..\n", "1:3"},
        {"..\r\r\n..\r\n", "1:3"},
        {"..\n\r..\n", "2:1"},
    };
    for (const auto& [text, expected] : cases) {
        CAPTURE(text);
        CHECK(verdict(text) == expected);
    }
}

TEST_CASE("a zero byte is a control character like any other, and does not end the text") {
    using namespace std::string_view_literals;
    CHECK(verdict("..\0\n..\n"sv) == "1:3");
    CHECK(verdict("...\n\0..\n"sv) == "2:1");
    CHECK(verdict("\0"sv) == "1:1");
    CHECK(verdict("..\n..\n\0"sv) == "3:1");
    CHECK(says("..\0\n"sv, "a byte 0, so this is no text in UTF-8"));
}

TEST_CASE("a carriage return alone ends no line") {
    // Read as a line end it would give three equal rows.
    CHECK(verdict("..\r..\r..") == "1:3");
    CHECK(reason("..\r..\r..") == "a carriage return inside a row; end rows with LF or CRLF");
    CHECK(reason("..\r\r\n") == "a carriage return inside a row; end rows with LF or CRLF");
}

TEST_CASE("a message names what is wrong and what would be right") {
    CHECK(says(".\t\n", "tab"));
    CHECK(says(". \n", "blank"));
    CHECK(says(". \n", "write . for floor"));
    CHECK(says(".x\n", "'x'"));
    CHECK(says("..\n...\n", "3 cells"));
    CHECK(says("..\n.\n", "1 cell "));
    CHECK(says(".@\n@.\n", "line 1, column 2"));
    CHECK(says("", "empty"));
    for (const TerrainInfo& row : k_terrains) {
        CHECK(says(".x\n", std::string(1, row.glyph)));
    }
}

TEST_CASE("an unknown glyph is shown whole, and with its code where it is not ASCII") {
    const std::string known = "; known are . # + ' ~ ? > < % @";
    CHECK(reason(".x.\n") == "unknown glyph 'x'" + known);
    CHECK(reason(".\xC3\xA9.\n") == "unknown glyph '\xC3\xA9' (U+00E9)" + known);         // é, two bytes
    CHECK(reason("\xE2\x96\x88.\n") == "unknown glyph '\xE2\x96\x88' (U+2588)" + known);  // █, three
    CHECK(reason("..\n\xF0\x9F\xA7\xB1.") ==
          "unknown glyph '\xF0\x9F\xA7\xB1' (U+1F9F1)" + known);  // a brick
    CHECK(reason(".\xF4\x8F\xBF\xBD") == "unknown glyph '\xF4\x8F\xBF\xBD' (U+10FFFD)" + known);
}

TEST_CASE("a glyph that cannot be seen, or changes what is around it, is told by its code alone") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"\x01", "U+0001"},         {"\x1B", "U+001B"},         {"\x7F", "U+007F"},
        {"\xC2\x85", "U+0085"},     {"\xC2\xA0", "U+00A0"},     {"\xC2\xAD", "U+00AD"},
        {"\xCC\x81", "U+0301"},     {"\xE2\x80\x83", "U+2003"}, {"\xE2\x80\x8B", "U+200B"},
        {"\xE2\x80\xA8", "U+2028"}, {"\xE2\x80\xAE", "U+202E"}, {"\xE2\x81\xA0", "U+2060"},
        {"\xE2\x81\xA6", "U+2066"}, {"\xE3\x80\x80", "U+3000"}, {"\xEF\xB8\x8F", "U+FE0F"},
        {"\xEF\xBB\xBF", "U+FEFF"},
    };
    for (const auto& [glyph, code] : cases) {
        CAPTURE(code);
        CHECK(reason(".." + glyph + ".\n") == "unknown glyph " + code + "; known are . # + ' ~ ? > < % @");
        CHECK(verdict("..\n." + glyph + "\n") == "2:2");
    }
}

TEST_CASE("bytes that are not UTF-8 say so, wherever the character breaks off") {
    for (const std::string bytes :
         {"\x80", "\xBF", "\xC3", "\xC3.", "\xE2\x96", "\xE2\x96.", "\xF0\x9F\xA7", "\xE9t\xE9",  // Latin-1
          "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF",  // longer than need be
          "\xED\xA0\x80", "\xED\xBF\xBF",                              // halves of a pair
          "\xF4\x90\x80\x80", "\xF8\x88\x80\x80", "\xFE", "\xFF\xFF"}) {
        CAPTURE(bytes);
        CHECK(reason("." + bytes) == "not UTF-8 text; save the map as UTF-8");
        CHECK(reason("." + bytes + "\n...\n") == "not UTF-8 text; save the map as UTF-8");
        CHECK(verdict("..\n." + bytes) == "2:2");
    }
}

TEST_CASE("a map may have 2,048 columns and 2,048 rows, and not one more") {
    CHECK(verdict(rows_of_floor(2048, 1)) == "fine");
    CHECK(verdict(rows_of_floor(1, 2048)) == "fine");
    CHECK(verdict(rows_of_floor(2049, 1)) == "1:2049");
    CHECK(verdict(rows_of_floor(1, 2049)) == "2049:1");
    CHECK(says(rows_of_floor(2049, 1), "2048"));
    CHECK(says(rows_of_floor(1, 2049), "2048"));
    CHECK(verdict(rows_of_floor(2048, 2048)) == "fine");
    CHECK(verdict(rows_of_floor(1, 2048) + "\n\n\n\n") == "fine");
}

TEST_CASE("a row of many-byte characters is not too long but unknown, whatever it takes in bytes") {
    std::string row;
    for (int i = 0; i < 700; ++i) {
        row += "\xE2\x96\x88";
    }
    CHECK(verdict(row + "\n") == "1:1");
    CHECK(says(row + "\n", "unknown glyph"));
}

TEST_CASE("a map written and read again is the same map") {
    Grid grid(9, 3);
    for (int x = 0; x < 9; ++x) {
        grid.set({x, 1}, k_terrains[static_cast<std::size_t>(x)].terrain);
    }
    const std::string text = to_map_text(grid, Point{4, 0});
    CHECK(text == "....@....\n.#+'~?><%\n.........\n");
    const Result<MapText> again = parse_map_text(text);
    REQUIRE(again.ok());
    CHECK(again.value().grid == grid);
    CHECK(again.value().viewer == Point{4, 0});
    CHECK(to_map_text(grid) == ".........\n.#+'~?><%\n.........\n");
}
