#include "core/grid/map_text.h"

#include "core/grid/text_place.h"
#include "core/grid/utf8.h"

#include <algorithm>
#include <vector>

namespace fovlab {
namespace {

std::string sizes_allowed() {
    const std::string side = std::to_string(Grid::k_max_side);
    return "a map has at most " + side + " × " + side + " cells";
}

std::vector<std::string_view> split_rows(std::string_view text) {
    text = without_byte_order_mark(text);
    std::vector<std::string_view> rows;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view row = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!row.empty() && row.back() == '\r') {
            row.remove_suffix(1);
        }
        rows.push_back(row);
    }
    while (!rows.empty() && rows.back().find_first_not_of(' ') == std::string_view::npos) {
        rows.pop_back();
    }
    return rows;
}

std::string known_glyphs() {
    std::string glyphs;
    for (const TerrainInfo& row : k_terrains) {
        glyphs += row.glyph;
        glyphs += ' ';
    }
    return glyphs + k_viewer_glyph;
}

std::string what_is_wrong_with(std::string_view row, std::size_t at) {
    if (row[at] == '\t') {
        return "a tab, which has no fixed width; write one glyph for each cell";
    }
    if (row[at] == ' ') {
        return "a blank is not a cell; write . for floor";
    }
    if (row[at] == '\r') {
        return "a carriage return inside a row; end rows with LF or CRLF";
    }
    const std::optional<Utf8Character> character = character_at(row, at);
    if (!character) {
        return "not UTF-8 text; save the map as UTF-8";
    }
    if (shows_nothing(character->code)) {
        return "unknown glyph " + code_in_words(character->code) + "; known are " + known_glyphs();
    }
    const std::string code = character->code < 0x80 ? "" : " (" + code_in_words(character->code) + ")";
    return "unknown glyph '" + std::string(character->bytes) + "'" + code + "; known are " + known_glyphs();
}

std::string cells_in_words(std::size_t cells) {
    return std::to_string(cells) + (cells == 1 ? " cell" : " cells");
}

std::optional<TextError> check_row(std::string_view row, std::size_t width, int line) {
    for (std::size_t at = 0; at < row.size(); ++at) {
        if (row[at] != k_viewer_glyph && !terrain_of_glyph(row[at])) {
            return TextError{line, static_cast<int>(at) + 1, what_is_wrong_with(row, at)};
        }
    }
    if (row.size() != width) {
        const std::size_t first_difference = row.size() < width ? row.size() : width;
        return TextError{line, static_cast<int>(first_difference) + 1,
                         "this row has " + cells_in_words(row.size()) + " and the first has " +
                             std::to_string(width) + "; all rows must be equally long"};
    }
    return std::nullopt;
}

std::optional<TextError> check_size(const std::vector<std::string_view>& rows) {
    if (rows.empty()) {
        return TextError{1, 1, "the map is empty; it needs at least one row of one cell"};
    }
    if (rows.front().size() > static_cast<std::size_t>(Grid::k_max_side)) {
        // An unknown glyph may have many bytes, so only a row of good ones can be called too long.
        if (const std::optional<TextError> glyph = check_row(rows.front(), rows.front().size(), 1)) {
            return glyph;
        }
        return TextError{1, Grid::k_max_side + 1, "this row is too long; " + sizes_allowed()};
    }
    if (rows.size() > static_cast<std::size_t>(Grid::k_max_side)) {
        return TextError{Grid::k_max_side + 1, 1, "too many rows; " + sizes_allowed()};
    }
    return std::nullopt;
}

// What has such a byte is no text at all, so nothing else in it is judged.
std::optional<TextError> byte_0(std::string_view text) {
    text = without_byte_order_mark(text);
    const std::size_t at = text.find('\0');
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    return at_offset(text, at, "a byte 0, so this is no text in UTF-8; a map is text, saved as UTF-8");
}

TextError second_viewer(Point first, Point second) {
    return {second.y + 1, second.x + 1,
            "a second @; the first is at line " + std::to_string(first.y + 1) + ", column " +
                std::to_string(first.x + 1) + ", and a map has at most one viewer"};
}

}  // namespace

Result<MapText> parse_map_text(std::string_view text) {
    if (const std::optional<TextError> error = byte_0(text)) {
        return *error;
    }
    const std::vector<std::string_view> rows = split_rows(text);
    if (const std::optional<TextError> error = check_size(rows)) {
        return *error;
    }
    const std::size_t width = rows.front().size();
    if (width == 0) {
        return TextError{1, 1, "the first row is empty; it needs at least one cell"};
    }
    MapText map{Grid(static_cast<int>(width), static_cast<int>(rows.size())), std::nullopt};
    for (int y = 0; y < map.grid.height(); ++y) {
        const std::string_view row = rows[static_cast<std::size_t>(y)];
        if (const std::optional<TextError> error = check_row(row, width, y + 1)) {
            return *error;
        }
        for (int x = 0; x < map.grid.width(); ++x) {
            const char glyph = row[static_cast<std::size_t>(x)];
            if (glyph != k_viewer_glyph) {
                map.grid.set({x, y}, *terrain_of_glyph(glyph));
            } else if (map.viewer) {
                return second_viewer(*map.viewer, {x, y});
            } else {
                map.viewer = Point{x, y};
            }
        }
    }
    return map;
}

std::vector<std::string> glyph_rows(const Grid& grid) {
    std::vector<std::string> rows;
    rows.reserve(static_cast<std::size_t>(grid.height()));
    for (int y = 0; y < grid.height(); ++y) {
        std::string& row = rows.emplace_back();
        row.reserve(static_cast<std::size_t>(grid.width()));
        for (int x = 0; x < grid.width(); ++x) {
            row += info(grid.at({x, y})).glyph;
        }
    }
    return rows;
}

std::string to_map_text(const Grid& grid, std::optional<Point> viewer) {
    std::vector<std::string> rows = glyph_rows(grid);
    if (viewer && grid.contains(*viewer)) {
        rows[static_cast<std::size_t>(viewer->y)][static_cast<std::size_t>(viewer->x)] = k_viewer_glyph;
    }
    std::string text;
    text.reserve((static_cast<std::size_t>(grid.width()) + 1) * rows.size());
    for (const std::string& row : rows) {
        text += row + "\n";
    }
    return text;
}

}  // namespace fovlab
