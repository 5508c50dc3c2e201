// Maps as plain text: one row a line, a glyph a cell, at most one viewer (`@`, who stands on floor).
//
// Units: cells; lines and columns of errors count from 1, columns in characters. A byte-order mark, CRLF line
// ends, a missing last newline and blank lines at the end (empty, or of blanks only) are fine. Errors (with line and column): rows of
// different length, tabs, bytes 0, unknown glyphs, a second `@`, an empty map, a map larger than Grid allows.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

struct MapText {
    Grid grid;
    std::optional<Point> viewer;
};

Result<MapText> parse_map_text(std::string_view text);

// A map's rows, a glyph a cell.
std::vector<std::string> glyph_rows(const Grid& grid);

// The same map as text: rows ended by LF. The viewer is written as `@` where there is one.
std::string to_map_text(const Grid& grid, std::optional<Point> viewer = std::nullopt);

}  // namespace fovlab
